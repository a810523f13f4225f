/** The answers of the set-up as they are edited later, all at once. Pure. */
import type { Onboarding, UserChanges, UserDocument } from "@matte/contracts";

/** What can be edited of the answers: when and by whom the set-up was completed stays. */
export type Answers = Omit<Onboarding, "completedAt" | "userId">;

/** Edits that are not saved yet; an empty text takes the answer back. */
export type Draft = { readonly [Question in keyof Answers]?: Answers[Question] | "" };

type Answered = Pick<UserDocument, "onboarding" | "preferences" | "onboardingCompletedAt">;

/** The answer as the form shows it; empty where there is none. */
export function shownAnswer<Question extends keyof Answers>(
  { onboarding }: Answered,
  draft: Draft,
  question: Question,
): NonNullable<Answers[Question]> | "" {
  return draft[question] ?? onboarding?.[question] ?? "";
}

/** Whether saving would change anything. */
export function isEdited(document: Answered, draft: Draft): boolean {
  const questions = Object.keys(draft) as (keyof Answers)[];
  return questions.some((question) => draft[question] !== (document.onboarding?.[question] ?? ""));
}

/**
 * What is saved. Credit and location go into the preferences as well, as from the wizard. Whoever saves here has seen all
 * questions: the wizard, which would begin without these answers, is over then.
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
