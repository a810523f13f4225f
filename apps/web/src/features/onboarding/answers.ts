/** Pure functions for editing all the set-up's answers later, at once. */
import type { Onboarding, UserChanges, UserDocument } from "@matte/contracts";

/** The editable answers, without the completion's time and user. */
export type Answers = Omit<Onboarding, "completedAt" | "userId">;

/** Edits that are not saved yet; an empty text removes the answer. */
export type Draft = { readonly [Question in keyof Answers]?: Answers[Question] | "" };

type Answered = Pick<UserDocument, "onboarding" | "preferences" | "onboardingCompletedAt">;

/** The answer as the form shows it; empty without one. */
export function shownAnswer<Question extends keyof Answers>(
  { onboarding }: Answered,
  draft: Draft,
  question: Question,
): NonNullable<Answers[Question]> | "" {
  return draft[question] ?? onboarding?.[question] ?? "";
}

/** Returns whether saving would change anything. */
export function isEdited(document: Answered, draft: Draft): boolean {
  const questions = Object.keys(draft) as (keyof Answers)[];
  return questions.some((question) => draft[question] !== (document.onboarding?.[question] ?? ""));
}

/**
 * Changes to save. Credit and location become preferences as well, as in the wizard. Saving also completes the set-up, since the
 * form shows all its questions.
 * @param now ISO time
 */
export function changesOfDraft(document: Answered, draft: Draft, now: string): UserChanges {
  const onboarding: Onboarding = withoutBlanks({ ...document.onboarding, ...trimmed(draft) });
  const { creditFormat, defaultLocation } = onboarding;
  return {
    onboarding,
    preferences: withoutBlanks({ ...document.preferences, photoBy: creditFormat, locationText: defaultLocation }),
    ...(document.onboardingCompletedAt === null ? { onboardingCompletedAt: now } : {}),
  };
}

function trimmed(draft: Draft): Draft {
  const { creditFormat, defaultLocation } = draft;
  return {
    ...draft,
    ...(creditFormat === undefined ? {} : { creditFormat: creditFormat.trim() }),
    ...(defaultLocation === undefined ? {} : { defaultLocation: defaultLocation.trim() }),
  };
}

type WithoutBlanks<T> = { [Key in keyof T]?: Exclude<T[Key], "" | undefined> };

function withoutBlanks<T extends object>(answers: T): WithoutBlanks<T> {
  const given = Object.entries(answers).filter(([, answer]) => answer !== undefined && answer !== "");
  return Object.fromEntries(given) as WithoutBlanks<T>;
}
