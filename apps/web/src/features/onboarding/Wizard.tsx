import type { UserChanges } from "@matte/contracts";
import { onboarding } from "@matte/messages/onboarding";
import { useState } from "react";
import { useTheme } from "#domain/theme/theme.ts";
import { Button, DarkModeButton, toasts, Wordmark } from "#ui/index.ts";
import { CreditPreview } from "./CreditPreview.tsx";
import { QUESTIONS } from "./steps.tsx";
import { changesOf, creditOf, FIRST_STEP, mayContinue, STEPS } from "./wizard.ts";
import "./wizard.css";

export interface WizardProps {
  /** Id of the answering user. */
  readonly uid: string;
  /** Saves the answers. @returns true when they are saved */
  readonly save: (changes: UserChanges) => Promise<boolean>;
  readonly onDone: () => void;
}

/** Seven questions before the user first opens the editor (SPEC §2). */
export function Wizard({ uid, save, onDone }: WizardProps) {
  const [state, setState] = useState(FIRST_STEP);
  const { saving, complete } = useCompletion(save, onDone);
  const theme = useTheme();
  const { step } = state;
  const go = (by: number): void => setState({ ...state, step: step + by });
  const finish = (finishedBy: string | null): void =>
    void complete(changesOf(state, { now: new Date().toISOString(), finishedBy }));
  const last = step === STEPS;
  const question = QUESTIONS[step - 1];
  return (
    <form
      className="wizard"
      onSubmit={(event) => {
        event.preventDefault();
        if (!mayContinue(state) || saving) return;
        if (last) finish(uid);
        else go(1);
      }}
    >
      <header className="wizard-top">
        <Wordmark />
        <DarkModeButton {...theme} />
      </header>
      <main className="wizard-question">
        <Progress step={step} />
        {question !== undefined && (
          <section key={step}>
            <h2>{question.title}</h2>
            <p className="wizard-remark">{question.remark}</p>
            <question.Answer state={state} onChange={setState} />
          </section>
        )}
      </main>
      <CreditPreview credit={creditOf(state)} location={state.location.trim()} style={state.choices.brandingStyle} />
      <footer className="wizard-actions">
        <Button variant="bare" size="large" disabled={step === 1 || saving} onClick={() => go(-1)}>
          {onboarding.back}
        </Button>
        <Button variant="bare" size="large" disabled={saving} onClick={() => finish(null)}>
          {onboarding.skip}
        </Button>
        <Button type="submit" disabled={!mayContinue(state) || saving}>
          {last ? onboarding.finish : onboarding.continue}
        </Button>
      </footer>
    </form>
  );
}

function Progress({ step }: { readonly step: number }) {
  const text = onboarding.step(step, STEPS);
  return (
    <>
      <h1 className="num">{text}</h1>
      <div
        className="wizard-progress"
        role="progressbar"
        aria-label={onboarding.progress}
        aria-valuemin={1}
        aria-valuemax={STEPS}
        aria-valuenow={step}
        aria-valuetext={text}
      >
        {QUESTIONS.map(({ title }, at) => (
          <i key={title} data-done={at < step} />
        ))}
      </div>
    </>
  );
}

/** Saves once at a time; after a failure the wizard stays open. */
function useCompletion(save: WizardProps["save"], onDone: () => void) {
  const [saving, setSaving] = useState(false);
  const complete = async (changes: UserChanges): Promise<void> => {
    setSaving(true);
    const saved = await save(changes);
    setSaving(false);
    if (saved) onDone();
    else toasts.error(onboarding.notSaved);
  };
  return { saving, complete };
}
