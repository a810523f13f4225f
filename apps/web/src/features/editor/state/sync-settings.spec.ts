import type { Settings } from "@matte/engine";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { SettingsServer } from "#domain/account/settings-sync.ts";
import { changeSettings } from "../model/changes.ts";
import { editorInTest } from "../testing/editor-in-test.ts";
import { syncSettings } from "./sync-settings.ts";

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
  const sync = syncSettings(
    session,
    server,
    (error) => {
      throw error;
    },
    since,
  );
  return { session, document, sync, brought };
}

beforeEach(() => vi.useFakeTimers({ now: Date.parse("2026-06-01T00:00:00.000Z") }));
afterEach(() => vi.useRealTimers());

describe("an editor that syncs its settings", () => {
  it("an editor that syncs applies settings of another device, which undo leaves alone", async () => {
    const { session, document, sync } = open(FOUND);
    await sync.sync();
    expect(document().settings.outerBorderSize).toBe(12);
    session.undo();
    expect(document().settings.outerBorderSize).toBe(12);
  });

  it("an editor that syncs does not send back what it has just received", async () => {
    const { sync, brought } = open(FOUND);
    await sync.sync();
    await vi.advanceTimersByTimeAsync(2000);
    expect(brought.map(({ outerBorderSize }) => outerBorderSize)).toEqual([undefined]);
  });

  it("sends a change at once when the page may be left, and only once", async () => {
    const { session, sync, brought } = open();
    await sync.sync();
    brought.length = 0;
    session.change(changeSettings({ outerBorderSize: 13 }));
    sync.flush();
    await vi.advanceTimersByTimeAsync(0);
    expect(brought.map(({ outerBorderSize }) => outerBorderSize?.value)).toEqual([13]);
    await vi.advanceTimersByTimeAsync(2000);
    expect(brought).toHaveLength(1);
  });

  it("an editor that syncs keeps what was changed while the account was being loaded", async () => {
    const { document, sync, brought } = open(FOUND, { outerBorderSize: 20 });
    await sync.sync();
    expect(document().settings.outerBorderSize).toBe(20);
    expect(brought[0]?.outerBorderSize?.value).toBe(20);
  });

  it("an editor that syncs sends a burst of changes once, when it is over", async () => {
    const { session, sync, brought } = open();
    await sync.sync();
    brought.length = 0;
    for (const outerBorderSize of [9, 10, 11]) session.change(changeSettings({ outerBorderSize }), { key: "size" });
    expect(brought).toEqual([]);
    await vi.advanceTimersByTimeAsync(1000);
    expect(brought.map((chosen) => chosen.outerBorderSize?.value)).toEqual([11]);
  });

  it("an editor that syncs sends a look that is tried only when it is kept", async () => {
    const { session, document, sync, brought } = open();
    await sync.sync();
    brought.length = 0;
    session.set({ stored: document().settings });
    session.change(changeSettings({ outerBorderSize: 15 }));
    await vi.advanceTimersByTimeAsync(2000);
    expect(brought).toEqual([]);
    session.set({ stored: null });
    await vi.advanceTimersByTimeAsync(2000);
    expect(brought.map((chosen) => chosen.outerBorderSize?.value)).toEqual([15]);
  });

  it("an editor that syncs sends unsent changes at its end", async () => {
    const { session, sync, brought } = open();
    await sync.sync();
    brought.length = 0;
    session.change(changeSettings({ photoBy: "© Ada" }));
    sync.end();
    await vi.advanceTimersByTimeAsync(0);
    expect(brought.map((chosen) => chosen.photoBy?.value)).toEqual(["© Ada"]);
  });
});
