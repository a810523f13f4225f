/** User counters. */
import { onboarding, parseAnswer } from "@matte/contracts";
import type { Schema } from "../db/schema.ts";
import type { Count, Counted, Move } from "./counters.ts";
import { fold, tidy } from "./fold.ts";
import { fromJson } from "./rows.ts";

/** Counted columns. */
export const COUNTED_COLUMNS = ["plan", "onboarding", "onboarding_completed_at"] as const;
export type CountedUser = Pick<Schema["users"], (typeof COUNTED_COLUMNS)[number]>;

const ANSWERS = ["craft", "primaryUseCase", "imageVolume", "preferredPlatform"] as const;

/** Returns the counters to which a user adds one each. */
export function countedOf(user: CountedUser): Counted[] {
  const answers = parseAnswer(onboarding, fromJson(user.onboarding)) ?? {};
  return [
    { counter: "plan", value: user.plan, label: user.plan },
    ...(user.onboarding_completed_at === null ? [] : [{ counter: "onboarded", value: "", label: "" } as const]),
    ...ANSWERS.flatMap((counter) => {
      const value = answers[counter];
      return value === undefined ? [] : [{ counter, value, label: value }];
    }),
    ...placeOf(answers.defaultLocation ?? ""),
  ];
}

function placeOf(location: string): Counted[] {
  const value = fold(location);
  if (value === "") return [];
  return [
    { counter: "place", value, label: tidy(location) },
    { counter: "placed", value: "", label: "" },
  ];
}

/** Returns counter changes when users change. @param before, after the users' counters, in any order */
export function movesBetween(before: readonly Counted[], after: readonly Counted[]): Move[] {
  const tally = new Tally();
  for (const counted of before) tally.add(counted, -1);
  for (const counted of after) tally.add(counted, 1);
  return tally.counts().flatMap(({ amount, ...counted }) => (amount === 0 ? [] : [{ ...counted, by: amount }]));
}

/** Sums by counter and value. The first spelling becomes the label. */
export class Tally {
  readonly #counts = new Map<string, { readonly counted: Counted; amount: number }>();

  add(counted: Counted, by = 1): void {
    const key = `${counted.counter} ${counted.value}`;
    const known = this.#counts.get(key);
    if (known === undefined) this.#counts.set(key, { counted, amount: by });
    else known.amount += by;
  }

  counts(): Count[] {
    return [...this.#counts.values()].map(({ counted, amount }) => ({ ...counted, amount }));
  }
}
