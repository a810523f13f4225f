import { DEFAULT_SETTINGS, storedSettings, type StoredSettings } from "@matte/engine";
import { userSettings } from "@matte/contracts";
import { describe, expect, it } from "vitest";
import { valuesIn } from "#lib/storage.ts";
import { laterOf, type Chosen } from "./settings-merge.ts";
import { createSettingsSync, unsentKey, type SettingsServer } from "./settings-sync.ts";

const base = storedSettings(DEFAULT_SETTINGS);

function account() {
  let settings: Chosen = {};
  const state = { reachable: true, refusing: false, settings: () => settings };
  const server: SettingsServer = {
    load: async () => reach(() => settings),
    bring: async (_uid, chosen) =>
      reach(() => (state.refusing ? ("refused" as const) : (settings = laterOf(settings, chosen)))),
    restore: async (stored) => userSettings.safeParse({ settings: stored }).data?.settings ?? {},
  };
  const reach = <T>(answer: () => T): T => {
    if (!state.reachable) throw new TypeError("Failed to fetch");
    return answer();
  };
  return { state, server };
}

/** Ada's device, with an editor containing nothing but settings. */
function device(server: SettingsServer, clock: { now: number }, settings: StoredSettings = base) {
  const stored = new Map<string, string>();
  const storage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  };
  let current = settings;
  const start = () =>
    createSettingsSync({
      uid: "ada",
      values: valuesIn(() => storage),
      server,
      now: () => clock.now,
      apply: (change) => (current = { ...current, ...change }),
      report: () => undefined,
    });
  let sync = start();
  return {
    open: () => sync.open(current),
    send: () => sync.send(),
    leave: () => sync.leave(),
    reload: () => void (sync = start()),
    choose: (change: Partial<StoredSettings>) => {
      const before = current;
      current = { ...current, ...change };
      sync.changed(before, current);
    },
    settings: () => current,
    waits: () => stored.has(unsentKey("ada")),
  };
}

describe("synced settings", () => {
  it("arrive on a second device", async () => {
    const { server } = account();
    const clock = { now: 1000 };
    const one = device(server, clock);
    await one.open();
    one.choose({ outerBorderSize: 12, photoBy: "© Ada" });
    await one.send();
    const two = device(server, clock);
    await two.open();
    expect(two.settings()).toEqual(one.settings());
    expect(one.waits()).toBe(false);
  });

  it("reach the account when the page is left, also while an answer is awaited", async () => {
    const { server, state } = account();
    const clock = { now: 1000 };
    const one = device({ ...server, load: async () => new Promise(() => undefined) }, clock);
    void one.open();
    one.choose({ outerBorderSize: 12 });
    void one.leave();
    await expect.poll(() => state.settings().outerBorderSize?.value).toBe(12);
    expect(one.waits()).toBe(true);
  });

  it("are merged field by field, by the later choice", async () => {
    const { server, state } = account();
    const clock = { now: 1000 };
    const [one, two] = [device(server, clock), device(server, clock)];
    await one.open();
    await two.open();
    state.reachable = false;
    one.choose({ outerBorderSize: 12, photoBy: "first" });
    clock.now = 2000;
    two.choose({ photoBy: "second", logoSize: 60 });
    await one.send();
    state.reachable = true;
    await two.send();
    await one.send();
    await two.open();
    const merged = { ...base, outerBorderSize: 12, photoBy: "second", logoSize: 60 };
    expect([one.settings(), two.settings()]).toEqual([merged, merged]);
  });

  it("survive a reload until the server can be reached", async () => {
    const { server, state } = account();
    const one = device(server, { now: 1000 });
    await one.open();
    state.reachable = false;
    one.choose({ photoBy: "© Ada" });
    await one.send();
    expect(one.waits()).toBe(true);
    one.reload();
    await one.open();
    state.reachable = true;
    await one.open();
    expect(state.settings().photoBy?.value).toBe("© Ada");
    expect(one.waits()).toBe(false);
  });

  it("changed before the first sync keep unsent ones of an earlier page", async () => {
    const { server, state } = account();
    const one = device(server, { now: 1000 });
    await one.open();
    state.reachable = false;
    one.choose({ photoBy: "© Ada" });
    one.reload();
    one.choose({ logoSize: 60 });
    state.reachable = true;
    await one.open();
    expect([state.settings().photoBy?.value, state.settings().logoSize?.value]).toEqual(["© Ada", 60]);
  });

  it("of a device that did not know the account are replaced by those of the account", async () => {
    const { server } = account();
    const clock = { now: 1000 };
    const one = device(server, clock);
    await one.open();
    one.choose({ outerBorderSize: 12 });
    await one.send();
    const old = device(server, clock, { ...base, outerBorderSize: 3 });
    await old.open();
    expect(old.settings().outerBorderSize).toBe(12);
  });

  it("that the server refuses are not kept for ever", async () => {
    const { server, state } = account();
    const one = device(server, { now: 1000 });
    await one.open();
    state.refusing = true;
    one.choose({ photoBy: "x" });
    await one.send();
    expect(one.waits()).toBe(false);
  });
});
