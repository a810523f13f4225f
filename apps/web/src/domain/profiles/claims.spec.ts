import { describe, expect, it } from "vitest";
import { valuesIn } from "#lib/storage.ts";
import { claimingProfile, keepCameras, readCameras } from "./claims.ts";
import type { Profile } from "./profile-list.ts";

function profile(id: string, artist = ""): Profile {
  const texts = { name: id, credit: "", rights: "", location: "", exportName: "", artist };
  return { id, ...texts, logo: null, look: null, changedAt: "2026-11-28T00:00:00.000Z" };
}

function emptyValues() {
  const stored = new Map<string, string>();
  return valuesIn(() => ({
    getItem: (key) => stored.get(key) ?? null,
    setItem: (key, text) => void stored.set(key, text),
    removeItem: (key) => void stored.delete(key),
  }));
}

const PROFILES = [profile("ines", "Ines Morel"), profile("jo", "Jo Weiss"), profile("none")];
const Z8 = { key: "a1", name: "Z 8" };

describe("a new photo", () => {
  it.each([
    [{ creator: "Jo Weiss" }, "jo"],
    [{ creator: " JO  WEISS " }, "jo"],
    [{ creator: "© Jo Weiss" }, "jo"],
    [{ creator: "Ann Lee, Jo Weiss" }, "jo"],
    [{ creator: "Jo Weissmann" }, undefined],
    [{ creator: "" }, undefined],
    [{ cameraKey: "b2" }, undefined],
    [{}, undefined],
    [{ cameraKey: "a1" }, "none"],
    [{ cameraKey: "a1", creator: "Jo Weiss" }, "none"],
    [{ cameraKey: "b2", creator: "Jo Weiss" }, "jo"],
  ])("with %j belongs to %s", (facts, id) => {
    expect(claimingProfile(PROFILES, { none: [Z8] }, facts)?.id).toBe(id);
  });
});

describe("cameras on this device", () => {
  it("belong to one profile, the last that claimed them", () => {
    const values = emptyValues();
    keepCameras("ada", "ines", [Z8, { key: "c3", name: "Z f" }], values);
    keepCameras("ada", "jo", [Z8], values);
    expect(readCameras("ada", values)).toEqual({ ines: [{ key: "c3", name: "Z f" }], jo: [Z8] });
    keepCameras("ada", "jo", [], values);
    expect(readCameras("ada", values)).toEqual({ ines: [{ key: "c3", name: "Z f" }] });
    expect(readCameras("bea", values)).toEqual({});
  });

  it.each([7, null, "x", { ines: 7 }, { ines: [{ key: 1, name: "Z 8" }, null] }])("are none in %j", (stored) => {
    const values = emptyValues();
    values.write("matte.profile-cameras.ada", stored);
    expect(Object.values(readCameras("ada", values)).flat()).toEqual([]);
  });
});
