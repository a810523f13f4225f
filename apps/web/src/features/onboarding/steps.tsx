import { TEXT_LIMIT } from "@matte/engine";
import { onboarding } from "@matte/messages/onboarding";
import type { ReactNode } from "react";
import { Line, Options, type Labels, type OptionsProps } from "./fields.tsx";
import {
  creditOf,
  TEMPLATES,
  templateLabel,
  writeCredit,
  writeName,
  type Choices,
  type StepProps,
  type WizardState,
} from "./wizard.ts";

const { labels, questions } = onboarding;

interface Step {
  readonly title: string;
  readonly remark: string;
  readonly Answer: (props: StepProps) => ReactNode;
}

/** The seven questions, in order. */
export const QUESTIONS: readonly Step[] = [
  { ...questions.craft, Answer: choice("craft", onboarding.crafts, { twoColumns: true }) },
  { ...questions.credit, Answer: Credit },
  { ...questions.location, Answer: Location },
  { ...questions.primaryUse, Answer: choice("primaryUseCase", onboarding.primaryUses, { twoColumns: true }) },
  { ...questions.platform, Answer: choice("preferredPlatform", onboarding.platforms, { twoColumns: true }) },
  {
    ...questions.volume,
    Answer: choice("imageVolume", onboarding.volumes, { note: (volume) => (volume === "50+" ? onboarding.pro : null) }),
  },
  {
    ...questions.style,
    Answer: choice("brandingStyle", onboarding.styles, {
      note: (style) => (style === "consistent-stroke" || style === "custom-logo" ? onboarding.pro : null),
    }),
  },
];

/** Step answered by choosing an option. */
function choice<Question extends keyof Choices>(
  question: Question,
  options: Labels<NonNullable<Choices[Question]>>,
  rest: Pick<OptionsProps<NonNullable<Choices[Question]>>, "note" | "twoColumns">,
): Step["Answer"] {
  return function Choice({ state, onChange }) {
    const { choices } = state;
    return (
      <Options
        {...rest}
        label={labels[question]}
        options={options}
        value={choices[question] ?? null}
        onChange={(value) => onChange({ ...state, choices: { ...choices, [question]: value } })}
      />
    );
  };
}

/** The longest template adds fewer than 16 characters. */
const NAME_LIMIT = TEXT_LIMIT - 16;

function Credit({ state, onChange }: StepProps) {
  const { custom, customNote } = onboarding;
  const named = state.name.trim() !== "";
  const templates = TEMPLATES.map((template) => [template, templateLabel(template, state.name)] as const);
  return (
    <>
      <Line
        label={labels.name}
        value={state.name}
        maxLength={NAME_LIMIT}
        autoComplete="name"
        onChange={(name) => onChange(writeName(state, name))}
      />
      <Options
        label={labels.creditFormat}
        options={{ ...Object.fromEntries(templates), custom } as Labels<NonNullable<WizardState["template"]>>}
        value={state.template}
        disabled={(template) => template !== "custom" && !named}
        note={(template) => (template === "custom" ? customNote : null)}
        twoColumns
        onChange={(template) => onChange({ ...state, template })}
      />
      <Line
        label={labels.credit}
        value={state.template === "custom" ? state.ownCredit : creditOf(state)}
        maxLength={TEXT_LIMIT}
        autoComplete="off"
        onChange={(text) => onChange(writeCredit(state, text))}
      />
    </>
  );
}

function Location({ state, onChange }: StepProps) {
  return (
    <Line
      label={labels.defaultLocation}
      value={state.location}
      maxLength={TEXT_LIMIT}
      autoComplete="off"
      onChange={(location) => onChange({ ...state, location })}
    />
  );
}
