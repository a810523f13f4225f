import type { Settings } from "@matte/engine";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { SettingsServer } from "#domain/account/settings-sync.ts";
import { changeSettings } from "../model/changes.ts";
import { editorInTest } from "../testing/editor-in-test.ts";
import { followAccount } from "./follow-account.ts";

type Chosen = Awaited<ReturnType<SettingsServer["load"]>>;

const FOUND: Chosen = { outerBorderSize: { value: 12, changedAt: "2026-01-02T03:04:05.678Z" } };

function open(found: Chosen = {}, earlier: Partial<Settings> = {}) {
  const brought: Chosen[] = [];
  const server: SettingsServer = {
    load: async () => found,
    bring: async (_uid, chosen) => {
      brought.push(chosen);
      return { ...found, ...chosen };
    },
    restore: async () => ({}),
  };
  const { session, document } = editorInTest("pro");
  const since = document().settings;
  session.change(changeSettings(earlier));
  const following = followAccount(
    session,
    server,
    (error) => {
      throw error;
    },
    since,
  );
  return { session, document, following, brought };
}

beforeEach(() => vi.useFakeTimers({ now: Date.parse("2026-06-01T00:00:00.000Z") }));
afterEach(() => vi.useRealTimers());

describe("an editor that follows an account", () => {
  it("takes over what was chosen elsewhere, which is no step to undo", async () => {
    const { session, document, following } = open(FOUND);
    await following.meet();
    expect(document().settings.outerBorderSize).toBe(12);
    session.undo();
    expect(document().settings.outerBorderSize).toBe(12);
  });

  it("does not send back as its own what it has just been told", async () => {
    const { following, brought } = open(FOUND);
    await following.meet();
    await vi.advanceTimersByTimeAsync(2000);
    expect(brought.map(({ outerBorderSize }) => outerBorderSize)).toEqual([undefined]);
  });

  it("holds on to what was changed while it was still being loaded", async () => {
    const { document, following, brought } = open(FOUND, { outerBorderSize: 20 });
    await following.meet();
    expect(document().settings.outerBorderSize).toBe(20);
    expect(brought[0]?.outerBorderSize?.value).toBe(20);
  });

  it("sends a burst of changes once, when it is over", async () => {
    const { session, following, brought } = open();
    await following.meet();
    brought.length = 0;
    for (const outerBorderSize of [9, 10, 11]) session.change(changeSettings({ outerBorderSize }), { key: "size" });
    expect(brought).toEqual([]);
    await vi.advanceTimersByTimeAsync(1000);
    expect(brought.map((chosen) => chosen.outerBorderSize?.value)).toEqual([11]);
  });

  it("sends at its end what still waits", async () => {
    const { session, following, brought } = open();
    await following.meet();
    brought.length = 0;
    session.change(changeSettings({ photoBy: "© Ada" }));
    following.end();
    await vi.advanceTimersByTimeAsync(0);
    expect(brought.map((chosen) => chosen.photoBy?.value)).toEqual(["© Ada"]);
  });
});
