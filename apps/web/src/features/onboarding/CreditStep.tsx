import { TEXT_LIMIT } from "@matte/engine";
import { TEMPLATES, templateLabel, type Template } from "./credit.ts";
import { Line } from "./Line.tsx";
import { Options } from "./Options.tsx";
import { creditOf, writeCredit, type StepProps } from "./wizard.ts";

/** The longest template adds fewer than 16 characters. */
const NAME_LIMIT = TEXT_LIMIT - 16;

export function CreditStep({ state, onChange }: StepProps) {
  const named = state.name.trim() !== "";
  const templates = TEMPLATES.map((template) => [template, templateLabel(template, state.name)] as const);
  return (
    <>
      <Line
        label="Your name"
        value={state.name}
        maxLength={NAME_LIMIT}
        autoComplete="name"
        onChange={(name) => onChange({ ...state, name })}
      />
      <Options<Template | "custom">
        label="Credit format"
        options={[...templates, ["custom", "Custom"]]}
        value={state.template}
        disabled={(template) => template !== "custom" && !named}
        note={(template) => (template === "custom" ? "Your own words" : null)}
        onChange={(template) => onChange({ ...state, template })}
      />
      <Line
        label="Credit"
        value={state.template === "custom" ? state.ownCredit : creditOf(state)}
        maxLength={TEXT_LIMIT}
        autoComplete="off"
        onChange={(text) => onChange(writeCredit(state, text))}
      />
    </>
  );
}
