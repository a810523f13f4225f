/** The wizard's answers and where in it somebody is. Pure: each change makes a new state. */
import type { Onboarding, UserChanges, UserPreferences } from "@matte/contracts";
import { creditFrom, type Template } from "./credit.ts";

export const STEPS = 7;

type Choices = Pick<Onboarding, "craft" | "primaryUseCase" | "preferredPlatform" | "imageVolume" | "brandingStyle">;

export interface WizardState {
  /** From 1 to 7. */
  readonly step: number;
  readonly choices: Choices;
  readonly name: string;
  readonly template: Template | "custom" | null;
  /** The text of the custom credit; stays while another template is chosen. */
  readonly ownCredit: string;
  readonly location: string;
}

export const FIRST_STEP: WizardState = {
  step: 1,
  choices: {},
  name: "",
  template: null,
  ownCredit: "",
  location: "",
};

/** The credit as it will be printed; empty while there is none. */
export function creditOf({ template, name, ownCredit }: WizardState): string {
  if (template === null) return "";
  return template === "custom" ? ownCredit.trim() : creditFrom(template, name);
}

/** Whether the step is answered, or need not be. */
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

/** Writing into the credit's own field makes it a text of one's own. */
export function writeCredit(state: WizardState, text: string): WizardState {
  return { ...state, template: "custom", ownCredit: text };
}

export interface Completion {
  /** ISO time. */
  readonly now: string;
  /** Who finished; null for whoever skips the rest. */
  readonly finishedBy: string | null;
}

/** What is saved: the answers given so far, and what of them fills the editor's fields. Both ways the set-up is over. */
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
