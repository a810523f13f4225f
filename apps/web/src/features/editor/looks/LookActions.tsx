import { hasLookTexts, lookOf, type Look } from "@matte/engine";
import { editorLooks as texts } from "@matte/messages/editor-looks";
import { type ChangeEvent, useRef, useState } from "react";
import { lookFile } from "#domain/looks/look-file.ts";
import { lookLink } from "#domain/looks/look-link.ts";
import { Button, Switch } from "#ui/index.ts";
import { hasOwnSettings, shareFrame } from "../model/own-settings.ts";
import { useEditor, useSession } from "../state/context.ts";
import type { EditorSession } from "../state/session.ts";
import { effectiveSettings } from "../state/store.ts";
import { changeWithNotice } from "../state/undo-notice.tsx";
import { OwnLookActions } from "./OwnLookActions.tsx";
import type { Looks } from "./use-looks.ts";
import type { Presets } from "./use-presets.ts";

interface LookActionsProps {
  readonly looks: Looks;
  readonly presets: Presets | null;
}

/** Saves looks, and passes them on as links and files. */
export function LookActions({ looks, presets }: LookActionsProps) {
  const session = useSession();
  const { deliver } = session.services;
  // Not remembered, so that names are never passed on by an earlier decision.
  const [withTexts, setWithTexts] = useState(false);
  const hasTexts = useEditor((state) => hasLookTexts(effectiveSettings(state)));
  const look = (): Look => lookOf(effectiveSettings(session.store.getState()), withTexts);
  const exportLook = (): void => {
    const file = lookFile(look(), looks.last?.name ?? texts.unnamed);
    deliver(file, file.name);
  };
  const importLook = async (file: File): Promise<void> => {
    if ((await presets?.importFrom(file)) !== true) session.set({ lookFile: file });
  };
  return (
    <div className="looks-actions">
      {presets && <OwnLookActions looks={looks} presets={presets} />}
      <div>
        <UseForAll />
        <Button variant="bare" size="small" onClick={() => void copyLink(session, look())}>
          {texts.copyLink}
        </Button>
        <Button variant="bare" size="small" onClick={exportLook}>
          {texts.export}
        </Button>
        <ImportButton onFile={(file) => void importLook(file)} />
      </div>
      {hasTexts && <Switch label={texts.withTexts} checked={withTexts} onChange={setWithTexts} />}
    </div>
  );
}

/** Gives all photos the look of the shown one, where some have their own. */
function UseForAll() {
  const session = useSession();
  const differ = useEditor(({ history }) => hasOwnSettings(history.present));
  if (!differ) return null;
  return (
    <Button variant="bare" size="small" onClick={() => changeWithNotice(session, shareFrame, texts.lookShared)}>
      {texts.shareLook}
    </Button>
  );
}

function ImportButton({ onFile }: { readonly onFile: (file: File) => void }) {
  const picker = useRef<HTMLInputElement>(null);
  const onChange = ({ currentTarget }: ChangeEvent<HTMLInputElement>): void => {
    const file = currentTarget.files?.[0];
    currentTarget.value = "";
    if (file !== undefined) onFile(file);
  };
  return (
    <>
      <Button variant="bare" size="small" onClick={() => picker.current?.click()}>
        {texts.import}
      </Button>
      <input
        ref={picker}
        type="file"
        accept="application/json,.json"
        hidden
        aria-label={texts.file}
        onChange={onChange}
      />
    </>
  );
}

async function copyLink({ services: { notices } }: EditorSession, look: Look): Promise<void> {
  const link = lookLink(look, location);
  try {
    await copyText(link);
    notices.success(texts.linkCopied);
  } catch (error) {
    console.error("The link was not copied.", error);
    const isMade = await link.then(
      () => true,
      () => false,
    );
    notices.error(isMade ? texts.linkNotCopied : texts.linkTooLong);
  }
}

/** WebKit opens the clipboard only during a press, so the text comes as a promise. */
function copyText(text: Promise<string>): Promise<void> {
  const blob = text.then((value) => new Blob([value], { type: "text/plain" }));
  return navigator.clipboard.write([new ClipboardItem({ "text/plain": blob })]);
}
