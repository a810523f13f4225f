import type { UserChanges, UserDocument } from "@matte/contracts";
import { TEXT_LIMIT } from "@matte/engine";
import { onboarding } from "@matte/messages/onboarding";
import { useId, useState, type ReactNode } from "react";
import { Button, Select, TextField, toasts } from "#ui/index.ts";
import { ControlIdProvider } from "#ui/panel/control-id.ts";
import { changesOfDraft, isEdited, shownAnswer, type Answers, type Draft } from "./answers.ts";
import { labelEntries, type Labels } from "./fields.tsx";
import type { Choices } from "./wizard.ts";
import "./answers.css";

const { answers: texts } = onboarding;

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

/** A form with the set-up's seven answers. */
export function AnswersForm({ document, save }: AnswersFormProps) {
  const [draft, setDraft] = useState<Draft>({});
  const [saving, setSaving] = useState(false);
  const editing = { document, draft, edit: (changed: Draft) => setDraft({ ...draft, ...changed }) };
  const edited = isEdited(document, draft);
  const submit = async (): Promise<void> => {
    setSaving(true);
    const saved = await save(changesOfDraft(document, draft, new Date().toISOString()));
    setSaving(false);
    if (!saved) return void toasts.error(onboarding.notSaved);
    setDraft({});
    toasts.success(texts.saved);
  };
  return (
    <form
      className="answers"
      aria-label={texts.title}
      onSubmit={(event) => {
        event.preventDefault();
        if (edited && !saving) void submit();
      }}
    >
      <Questions {...editing} />
      <p className="answers-remark">{texts.remark}</p>
      <Button type="submit" disabled={!edited || saving}>
        {texts.save}
      </Button>
    </form>
  );
}

function Questions(editing: Editing) {
  return (
    <>
      <Choice {...editing} question="craft" options={onboarding.crafts} />
      <Text {...editing} question="creditFormat" label={onboarding.labels.credit} />
      <Text {...editing} question="defaultLocation" label={onboarding.labels.defaultLocation} />
      <Choice {...editing} question="primaryUseCase" options={onboarding.primaryUses} />
      <Choice {...editing} question="preferredPlatform" options={onboarding.platforms} />
      <Choice {...editing} question="imageVolume" options={onboarding.volumes} />
      <Choice {...editing} question="brandingStyle" options={onboarding.styles} />
    </>
  );
}

interface ChoiceProps<Question extends keyof Choices> extends Editing {
  readonly question: Question;
  readonly options: Labels<NonNullable<Answers[Question]>>;
}

function Choice<Question extends keyof Choices>({ document, draft, edit, question, options }: ChoiceProps<Question>) {
  const choices = labelEntries(options).map(([value, text]) => ({
    value,
    label: value === "50+" ? onboarding.withPro(text) : text,
  }));
  return (
    <Answer label={onboarding.labels[question]}>
      <Select<NonNullable<Answers[Question]> | "">
        value={shownAnswer(document, draft, question)}
        options={[{ value: "", label: texts.none }, ...choices]}
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
