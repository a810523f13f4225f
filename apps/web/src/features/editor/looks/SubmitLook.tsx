import { frameOfLook, LOOK_VERSION, settingsWithLook, type Look } from "@matte/engine";
import { SUBMISSION_LIMIT } from "@matte/contracts/look-limits";
import type { Submission } from "@matte/contracts/shared-looks";
import { editorSubmission as texts } from "@matte/messages/editor-submission";
import { useMemo, useState } from "react";
import { useDataConnection } from "#domain/data/index.ts";
import { CAPTIONED } from "#domain/looks/captioned.ts";
import { LookSample } from "#domain/looks/LookSample.tsx";
import { refusedField, submitLook } from "#domain/looks/submissions.ts";
import { failureText } from "#domain/server/index.ts";
import { Row, Switch, TextArea, TextField } from "#ui/index.ts";
import { Dialog } from "#ui/overlay/Dialog.tsx";
import { DialogForm } from "#ui/overlay/DialogForm.tsx";
import { useEditor, useSession } from "../state/context.ts";
import { effectiveSettings } from "../state/store.ts";
import "./submit-look.css";

interface SubmitLookProps {
  readonly look: Look;
  /** Of the chosen look; may be empty. */
  readonly name: string;
  readonly onClose: () => void;
}

/** Asks for the texts of a look that is submitted to the public page. */
export function SubmitLook({ look, name, onClose }: SubmitLookProps) {
  const credit = useEditor((state) => effectiveSettings(state).photoBy);
  const [typed, setTyped] = useState({ name, description: "", author: plain(credit), link: "", keep: false });
  const { failure, busy, submit } = useSubmitting(onClose);
  const settings = useMemo(() => settingsWithLook(CAPTIONED, look), [look]);
  const change = (field: "name" | "description" | "author" | "link") => (value: string) =>
    setTyped((before) => ({ ...before, [field]: value }));
  return (
    <Dialog title={texts.title} open onClose={onClose}>
      <DialogForm
        action={texts.submit}
        ready={typed.name.trim() !== "" && !busy}
        failure={failure}
        onCancel={onClose}
        onSubmit={() => submit(submissionOf(typed, look))}
      >
        <div className="submit-look">
          <figure>
            <LookSample settings={settings} watermark={false} />
          </figure>
          <Row label={texts.name}>
            <TextField value={typed.name} maxLength={SUBMISSION_LIMIT.name} onChange={change("name")} />
          </Row>
          <Row label={texts.description}>
            <TextArea
              value={typed.description}
              maxLength={SUBMISSION_LIMIT.description}
              onChange={change("description")}
            />
          </Row>
          <Row label={texts.author}>
            <TextField value={typed.author} maxLength={SUBMISSION_LIMIT.author} onChange={change("author")} />
          </Row>
          <Row label={texts.link}>
            <TextField
              value={typed.link}
              placeholder={texts.linkHint}
              inputMode="url"
              maxLength={SUBMISSION_LIMIT.link}
              onChange={change("link")}
            />
          </Row>
          <Switch
            label={texts.anonymise}
            checked={typed.keep}
            onChange={(keep) => setTyped((before) => ({ ...before, keep }))}
          />
          <p className="note">
            {texts.note} {texts.read}
          </p>
        </div>
      </DialogForm>
    </Dialog>
  );
}

interface Typed {
  readonly name: string;
  readonly description: string;
  readonly author: string;
  readonly link: string;
  /** True to leave the look on the page after the account. */
  readonly keep: boolean;
}

function submissionOf({ name, description, author, link, keep }: Typed, look: Look): Submission {
  const { localFont: _ofThisComputer, ...settings } = frameOfLook(look);
  return {
    name: name.trim(),
    // One paragraph.
    description: description.replaceAll(/\s+/gu, " ").trim(),
    author: author.trim(),
    link: link.trim() === "" ? null : link.trim(),
    afterDeletion: keep ? "anonymise" : "remove",
    look: { version: LOOK_VERSION, settings },
  };
}

/** A credit with placeholders names no one. */
function plain(credit: string): string {
  return credit.includes("{") ? "" : credit.slice(0, SUBMISSION_LIMIT.author);
}

function useSubmitting(onDone: () => void) {
  const { services } = useSession();
  const { connection } = useDataConnection();
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const send = async (wanted: Submission): Promise<void> => {
    setFailure(null);
    setBusy(true);
    try {
      const refused = await refusedField(wanted);
      if (refused !== null) return setFailure(texts.invalid[refused] ?? texts.failed);
      await submitLook(connection, services.user, wanted);
      services.notices.success(texts.submitted);
      onDone();
    } catch (error) {
      setFailure(failureText(error, texts.failed));
    } finally {
      setBusy(false);
    }
  };
  return { failure, busy, submit: (wanted: Submission) => void send(wanted) };
}
