import { TEXT_LIMIT } from "@matte/engine";
import type { ReactNode } from "react";
import { CreditStep } from "./CreditStep.tsx";
import { Line } from "./Line.tsx";
import { Options } from "./Options.tsx";
import type { StepProps } from "./wizard.ts";
import { CRAFTS, PLATFORMS, STYLES, USE_CASES, VOLUMES } from "./words.ts";

interface Step {
  readonly question: string;
  readonly remark: string;
  readonly Answer: (props: StepProps) => ReactNode;
}

const OPTIONAL = "You may leave this open.";

/** The seven questions, in order. */
export const QUESTIONS: readonly Step[] = [
  { question: "What do you make?", remark: "It decides nothing you cannot change later.", Answer: Craft },
  {
    question: "How should we credit you?",
    remark: "This line goes under every picture, at the right. You can change it at any time.",
    Answer: CreditStep,
  },
  { question: "Where do you usually work?", remark: `It fills the caption’s location. ${OPTIONAL}`, Answer: Place },
  { question: "What are your pictures for?", remark: "The use you have most often.", Answer: UseCase },
  { question: "Where do you show them first?", remark: OPTIONAL, Answer: Platform },
  { question: "How many at a time?", remark: `Several at once are part of Pro. ${OPTIONAL}`, Answer: Volume },
  { question: "What is your signature?", remark: OPTIONAL, Answer: Style },
];

function Craft({ state, onChange }: StepProps) {
  const { choices } = state;
  const choose = (craft: typeof choices.craft): void => onChange({ ...state, choices: { ...choices, craft } });
  return <Options label="Craft" options={CRAFTS} value={choices.craft} twoColumns onChange={choose} />;
}

function Place({ state, onChange }: StepProps) {
  return (
    <Line
      label="Default location"
      value={state.location}
      maxLength={TEXT_LIMIT}
      autoComplete="off"
      onChange={(location) => onChange({ ...state, location })}
    />
  );
}

function UseCase({ state, onChange }: StepProps) {
  const { choices } = state;
  const choose = (primaryUseCase: typeof choices.primaryUseCase): void =>
    onChange({ ...state, choices: { ...choices, primaryUseCase } });
  return (
    <Options label="Primary use" options={USE_CASES} value={choices.primaryUseCase} twoColumns onChange={choose} />
  );
}

function Platform({ state, onChange }: StepProps) {
  const { choices } = state;
  const choose = (preferredPlatform: typeof choices.preferredPlatform): void =>
    onChange({ ...state, choices: { ...choices, preferredPlatform } });
  return (
    <Options
      label="Preferred platform"
      options={PLATFORMS}
      value={choices.preferredPlatform}
      twoColumns
      onChange={choose}
    />
  );
}

function Volume({ state, onChange }: StepProps) {
  const { choices } = state;
  const choose = (imageVolume: typeof choices.imageVolume): void =>
    onChange({ ...state, choices: { ...choices, imageVolume } });
  return (
    <Options
      label="Images per session"
      options={VOLUMES}
      value={choices.imageVolume}
      note={(volume) => (volume === "50+" ? "PRO" : null)}
      onChange={choose}
    />
  );
}

function Style({ state, onChange }: StepProps) {
  const { choices } = state;
  const choose = (brandingStyle: typeof choices.brandingStyle): void =>
    onChange({ ...state, choices: { ...choices, brandingStyle } });
  return <Options label="Signature style" options={STYLES} value={choices.brandingStyle} onChange={choose} />;
}
