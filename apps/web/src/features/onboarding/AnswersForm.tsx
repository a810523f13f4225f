import type { UserChanges, UserDocument } from "@matte/contracts";
import { TEXT_LIMIT } from "@matte/engine";
import { useId, useState, type ReactNode } from "react";
import { Button, Select, TextField, toasts } from "#ui/index.ts";
import { ControlIdProvider } from "#ui/panel/control-id.ts";
import { changesOfDraft, isEdited, shownAnswer, type Answers, type Draft } from "./answers.ts";
import { CRAFTS, PLATFORMS, STYLES, USE_CASES, VOLUMES, type Options } from "./words.ts";
import "./answers.css";

export interface AnswersFormProps {
  readonly document: UserDocument;
  /** Saves the answers. @returns true when they are saved */
  readonly save: (changes: UserChanges) => Promise<boolean>;
}

interface Editing {
  readonly document: UserDocument;
  readonly draft: Draft;
  readonly edit: (draft: Draft) => void;
}

/** A form with the seven answers of the set-up. */
export function AnswersForm({ document, save }: AnswersFormProps) {
  const [draft, setDraft] = useState<Draft>({});
  const [saving, setSaving] = useState(false);
  const editing = { document, draft, edit: (changed: Draft) => setDraft({ ...draft, ...changed }) };
  const edited = isEdited(document, draft);
  const keep = async (): Promise<void> => {
    setSaving(true);
    const kept = await save(changesOfDraft(document, draft, new Date().toISOString()));
    setSaving(false);
    if (!kept) return void toasts.error("Your answers could not be saved. Try again.");
    setDraft({});
    toasts.success("Answers saved");
  };
  return (
    <form
      className="answers"
      aria-label="Your answers"
      onSubmit={(event) => {
        event.preventDefault();
        if (edited && !saving) void keep();
      }}
    >
      <Questions {...editing} />
      <p className="answers-remark">Credit and location fill the caption where the editor has nothing saved yet.</p>
      <Button type="submit" disabled={!edited || saving}>
        Save answers
      </Button>
    </form>
  );
}

function Questions(editing: Editing) {
  return (
    <>
      <Choice {...editing} label="Craft" question="craft" options={CRAFTS} />
      <Text {...editing} label="Credit" question="creditFormat" />
      <Text {...editing} label="Default location" question="defaultLocation" />
      <Choice {...editing} label="Primary use" question="primaryUseCase" options={USE_CASES} />
      <Choice {...editing} label="Preferred platform" question="preferredPlatform" options={PLATFORMS} />
      <Choice {...editing} label="Images per session" question="imageVolume" options={VOLUMES} />
      <Choice {...editing} label="Signature style" question="brandingStyle" options={STYLES} />
    </>
  );
}

type Question = "craft" | "primaryUseCase" | "preferredPlatform" | "imageVolume" | "brandingStyle";

interface ChoiceProps<Of extends Question> extends Editing {
  readonly label: string;
  readonly question: Of;
  readonly options: Options<NonNullable<Answers[Of]>>;
}

function Choice<Of extends Question>({ document, draft, edit, label, question, options }: ChoiceProps<Of>) {
  const choices = options.map(([value, text]) => ({ value, label: value === "50+" ? `${text} (PRO)` : text }));
  return (
    <Answer label={label}>
      <Select<NonNullable<Answers[Of]> | "">
        value={shownAnswer(document, draft, question)}
        options={[{ value: "", label: "Not answered" }, ...choices]}
        onChange={(value) => edit({ [question]: value })}
      />
    </Answer>
  );
}

interface TextProps extends Editing {
  readonly label: string;
  readonly question: "creditFormat" | "defaultLocation";
}

function Text({ document, draft, edit, label, question }: TextProps) {
  return (
    <Answer label={label}>
      <TextField
        value={shownAnswer(document, draft, question)}
        maxLength={TEXT_LIMIT}
        onChange={(text) => edit({ [question]: text })}
      />
    </Answer>
  );
}

/** A question's name and its answer side by side. */
function Answer({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  const id = useId();
  return (
    <div className="answer">
      <label htmlFor={id}>{label}</label>
      <ControlIdProvider value={id}>{children}</ControlIdProvider>
    </div>
  );
}
