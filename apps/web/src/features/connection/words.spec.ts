import { describe, expect, it } from "vitest";
import type { DataStatus } from "#domain/data/index.ts";
import { refusedWords, subjectOf, waitingWords } from "./words.ts";

const status = (change: Partial<DataStatus>): DataStatus => ({
  reachability: "online",
  waiting: 0,
  held: 0,
  signInNeeded: false,
  deadLetters: [],
  ...change,
});

describe("texts about the connection", () => {
  it.each<[Partial<DataStatus>, string | undefined]>([
    [{}, undefined],
    [{ waiting: 1 }, "1 change waiting"],
    [{ waiting: 2 }, "2 changes waiting"],
    [{ waiting: 2, held: 1 }, "2 changes waiting, kept only while this page is open"],
    [{ waiting: 2, signInNeeded: true }, "Sign in to send 2 changes"],
    [{ signInNeeded: true }, undefined],
  ])("with the status %j are: %s", (change, words) => {
    expect(waitingWords(status(change))).toBe(words);
  });

  it("count refused changes", () => {
    expect([refusedWords(1), refusedWords(3)]).toEqual(["1 change refused", "3 changes refused"]);
  });

  it.each([
    [{ preferences: { photoBy: "© Ada" } }, "Credit and location"],
    [{ onboarding: {} }, "Answers to the set-up questions"],
    [{ preferences: {}, onboarding: {} }, "Credit and location; Answers to the set-up questions"],
    [{ onboardingCompletedAt: "2026-01-01T00:00:00.000Z" }, "End of the set-up"],
  ])("name the changes %j as %s", (changes, words) => {
    expect(subjectOf({ id: "a", uid: "ada", at: 0, error: "No.", changes })).toBe(words);
  });
});
