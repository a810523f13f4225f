import { DEFAULT_SETTINGS, savedSettings, type Settings } from "@matte/engine";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { StoredValues } from "#lib/storage.ts";
import { ANONYMOUS, settingsKey } from "#domain/account/saved-settings.ts";
import { createSettingsSaver, readSettings } from "./saved-settings.ts";

function memory(): StoredValues & { readonly writes: unknown[] } {
  const kept = new Map<string, unknown>();
  const writes: unknown[] = [];
  return {
    writes,
    read: (key) => kept.get(key),
    write: (key, value) => {
      writes.push(value);
      return Boolean(kept.set(key, value));
    },
    remove: (key) => void kept.delete(key),
  };
}

const CHANGED: Settings = {
  ...DEFAULT_SETTINGS,
  outerBorderSize: 20,
  photoBy: "© Ada",
  metadataFont: "Lora",
  keepLocation: true,
};

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe("saved settings", () => {
  it("saved settings hold the stored fields, of the later ones those that differ from their defaults", () => {
    const values = memory();
    const saver = createSettingsSaver(values, ANONYMOUS);
    saver.save(CHANGED);
    saver.flush();
    expect(values.writes[0]).toEqual(savedSettings(CHANGED));
  });

  it("saved settings are read again, and other settings are at their defaults", () => {
    const values = memory();
    const saver = createSettingsSaver(values, ANONYMOUS);
    saver.save(CHANGED);
    saver.flush();
    expect(readSettings(values, ANONYMOUS)).toEqual({ ...CHANGED, keepLocation: false });
  });

  it("missing settings follow the wizard's answers, saved ones do not", () => {
    const values = memory();
    const preferences = {
      photoBy: "© Ada",
      answers: { creditFormat: "© Ada", brandingStyle: "consistent-black" },
    } as const;
    const first = { photoBy: "© Ada", showMetadata: true, outerBorderColor: "#000000" };
    expect(readSettings(values, ANONYMOUS, preferences)).toEqual({ ...DEFAULT_SETTINGS, ...first });
    const saver = createSettingsSaver(values, ANONYMOUS);
    saver.save(DEFAULT_SETTINGS);
    saver.flush();
    expect(readSettings(values, ANONYMOUS, preferences)).toEqual(DEFAULT_SETTINGS);
  });

  it("saved settings are written once for several changes", () => {
    const values = memory();
    const saver = createSettingsSaver(values, ANONYMOUS, 300);
    for (const outerBorderSize of [9, 10, 11]) saver.save({ ...CHANGED, outerBorderSize });
    expect(values.writes).toHaveLength(0);
    vi.advanceTimersByTime(300);
    saver.flush();
    expect(values.writes).toHaveLength(1);
    expect(readSettings(values, ANONYMOUS).outerBorderSize).toBe(11);
  });

  it("saved settings are stored per user", () => {
    const values = memory();
    const saver = createSettingsSaver(values, "ada");
    saver.save(CHANGED);
    saver.flush();
    expect(readSettings(values, ANONYMOUS)).toEqual(DEFAULT_SETTINGS);
    expect(settingsKey("ada")).not.toBe(settingsKey(ANONYMOUS));
  });

  it("saved settings are the defaults when storage fails", () => {
    const blocked: StoredValues = { read: () => undefined, write: () => false, remove: () => undefined };
    const saver = createSettingsSaver(blocked, ANONYMOUS);
    saver.save(CHANGED);
    expect(() => saver.flush()).not.toThrow();
    expect(readSettings(blocked, ANONYMOUS)).toEqual(DEFAULT_SETTINGS);
  });
});
