import { describe, expect, it } from "vitest";
import type { DataStatus } from "#domain/data/index.ts";
import { waitingText } from "./ConnectionNote.tsx";
import { subjectOf } from "./RejectedChanges.tsx";

const status = (change: Partial<DataStatus>): DataStatus => ({
  reachability: "online",
  waiting: 0,
  held: 0,
  signInNeeded: false,
  deadLetters: [],
  ...change,
});

describe("the connection’s note", () => {
  it.each<[Partial<DataStatus>, string | undefined]>([
    [{}, undefined],
    [{ waiting: 1 }, "1 change waiting"],
    [{ waiting: 2 }, "2 changes waiting"],
    [{ waiting: 2, held: 1 }, "2 changes waiting, kept only while this page is open"],
    [{ waiting: 2, signInNeeded: true }, "Sign in to send 2 changes"],
    [{ signInNeeded: true }, undefined],
  ])("shows the status %j as: %s", (change, text) => {
    expect(waitingText(status(change))).toBe(text);
  });

  it.each([
    [{ preferences: { photoBy: "© Ada" } }, "Credit and location"],
    [{ onboarding: {} }, "Setup answers"],
    [{ preferences: {}, onboarding: {} }, "Credit and location; Setup answers"],
    [{ onboardingCompletedAt: "2026-01-01T00:00:00.000Z" }, "Completed setup"],
  ])("names the changes %j as %s", (changes, text) => {
    expect(subjectOf({ changes })).toBe(text);
  });
});
