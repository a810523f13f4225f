/** Wizard state: its answers and its step. Pure: every change returns another state. */
import type { Onboarding, UserChanges, UserPreferences } from "@matte/contracts";
import { onboarding as texts } from "@matte/messages/onboarding";

export const STEPS = 7;

/** Credit templates (SPEC §3). The resulting text is saved, not the template. */
export type Template = keyof typeof texts.credits;
export const TEMPLATES = Object.keys(texts.credits) as readonly Template[];

export type Choices = Pick<
  Onboarding,
  "craft" | "primaryUseCase" | "preferredPlatform" | "imageVolume" | "brandingStyle"
>;

export interface WizardState {
  /** From 1 to 7. */
  readonly step: number;
  readonly choices: Choices;
  readonly name: string;
  readonly template: Template | "custom" | null;
  /** The custom credit's text; kept while another template is selected. */
  readonly ownCredit: string;
  readonly location: string;
}

export interface StepProps {
  readonly state: WizardState;
  readonly onChange: (state: WizardState) => void;
}

export const FIRST_STEP: WizardState = {
  step: 1,
  choices: {},
  name: "",
  template: null,
  ownCredit: "",
  location: "",
};

/** The credit as it will be printed; empty without one. */
export function creditOf({ template, name, ownCredit }: WizardState): string {
  if (template === null) return "";
  return template === "custom" ? ownCredit.trim() : creditFrom(template, name);
}

/** The credit made from a name by a template; empty without one. */
function creditFrom(template: Template, name: string): string {
  const trimmed = name.trim();
  return trimmed === "" ? "" : texts.credits[template](trimmed);
}

/** A template's label: its credit, with a placeholder if there is no name. */
export function templateLabel(template: Template, name: string): string {
  return creditFrom(template, name) || texts.credits[template](texts.anyName);
}

/** Returns whether the step is answered or optional. */
export function mayContinue(state: WizardState): boolean {
  switch (state.step) {
    case 1:
      return state.choices.craft !== undefined;
    case 2:
      return creditOf(state) !== "";
    case 4:
      return state.choices.primaryUseCase !== undefined;
    default:
      return true;
  }
}

/** Writes the name; the first template gives the credit until another one is chosen. */
export function writeName(state: WizardState, name: string): WizardState {
  const [first = null] = TEMPLATES;
  return { ...state, name, template: state.template ?? first };
}

/** Turns the credit into a custom one. */
export function writeCredit(state: WizardState, text: string): WizardState {
  return { ...state, template: "custom", ownCredit: text };
}

export interface Completion {
  /** ISO time. */
  readonly now: string;
  /** The user's id after Finish; null after Skip setup. */
  readonly finishedBy: string | null;
}

/** Changes to save: the answers so far, and the preferences for filling the editor's fields. They complete the set-up. */
export function changesOf(state: WizardState, { now, finishedBy }: Completion): UserChanges {
  const credit = creditOf(state);
  const location = state.location.trim();
  const onboarding: Onboarding = {
    ...state.choices,
    ...(credit === "" ? {} : { creditFormat: credit }),
    ...(location === "" ? {} : { defaultLocation: location }),
    ...(finishedBy === null ? {} : { completedAt: now, userId: finishedBy }),
  };
  const preferences: UserPreferences = {
    ...(credit === "" ? {} : { photoBy: credit }),
    ...(location === "" ? {} : { locationText: location }),
  };
  return { onboarding, preferences, onboardingCompletedAt: now };
}
