/** Texts about the connection to the server, and about changes on their way to it. */
import { format } from "./notation.ts";

const changes = (count: number): string =>
  `${format.number(count)} ${format.plural(count, { one: "change", other: "changes" })}`;

export const connection = {
  offline: "Offline",
  waiting: (count: number) => `${changes(count)} waiting`,
  waitingInPage: (count: number) => `${changes(count)} waiting, kept only while this page is open`,
  waitingForSignIn: (count: number) => `Sign in to send ${changes(count)}`,
  rejected: (count: number) => `${changes(count)} not saved`,
  /** Reason for a rejected change if the server gives none. */
  tooLarge: "The change is too large.",
  rejectedTitle: "Changes that weren’t saved",
  /** Names for the parts of the account, as subjects of a change. */
  subjects: {
    preferences: "Credit and location",
    onboarding: "Setup answers",
    onboardingCompletedAt: "Completed setup",
  },
  join: (subjects: readonly string[]) => subjects.join("; "),
};
