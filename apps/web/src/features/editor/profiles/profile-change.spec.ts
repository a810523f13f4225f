import { builtInLook, DEFAULT_SETTINGS, type Settings } from "@matte/engine";
import { describe, expect, it } from "vitest";
import type { Profile } from "#domain/profiles/profile-list.ts";
import { EMPTY_DOCUMENT, type EditorDocument, type PhotoEntry } from "../model/document.ts";
import { settingsOfPhoto } from "../model/own-settings.ts";
import { applyProfile } from "./profile-change.ts";

const LOGO = { id: "kept", name: "jo.png", width: 4, height: 2 };

function profile(changes: Partial<Profile> = {}): Profile {
  return {
    id: "jo",
    name: "Jo Weiss",
    credit: "Jo Weiss",
    rights: "© Jo Weiss",
    location: "Lyon",
    exportName: "{name}-jo",
    artist: "",
    logo: "2",
    look: builtInLook("noir"),
    changedAt: "2026-11-28T00:00:00.000Z",
    ...changes,
  };
}

function documentWith(settings: Partial<Settings> = {}, first: Partial<PhotoEntry> = {}): EditorDocument {
  const photos = [
    { id: "a", subject: "A", ...first },
    { id: "b", subject: "B" },
  ];
  const kept = { keptLogo2: { ...LOGO, colours: "text" as const } };
  return { ...EMPTY_DOCUMENT, settings: { ...DEFAULT_SETTINGS, ...kept, ...settings }, photos, selected: "a" };
}

const settingsAt = ({ settings, photos }: EditorDocument, at: number): Settings =>
  settingsOfPhoto(settings, photos[at]?.own);

describe("a profile for some photos", () => {
  it("is theirs alone, with credit, rights, place, name, logo and look", () => {
    const before = documentWith();
    const after = applyProfile(profile(), ["a"])(before);
    expect(after.settings).toBe(before.settings);
    expect(after.photos[1]).toBe(before.photos[1]);
    expect(after.photos[0]?.typed).toEqual({ credit: "Jo Weiss", location: "Lyon" });
    expect(settingsAt(after, 0)).toMatchObject({
      profile: "jo",
      rightsText: "© Jo Weiss",
      exportName: "{name}-jo",
      profileLogo: "keptLogo2",
      showMetadata: true,
      outerBorderColor: "#000000",
    });
  });

  it("without a look, place and logo leaves the look, prints the file’s place and has no logo", () => {
    const own = { outerBorderSize: 20 };
    const before = documentWith({}, { own, typed: { location: "Paris", film: "Portra" } });
    const after = applyProfile(profile({ look: null, location: "", logo: null }), ["a"])(before);
    expect(settingsAt(after, 0)).toMatchObject({ outerBorderSize: 20, profileLogo: "none" });
    expect(after.photos[0]?.typed).toEqual({ credit: "Jo Weiss", film: "Portra" });
  });

  it("without a credit leaves the caption as it is", () => {
    const after = applyProfile(profile({ credit: "" }), ["a"])(documentWith({ photoBy: "Ines" }));
    expect(settingsAt(after, 0).showMetadata).toBe(false);
    expect(after.photos[0]?.typed?.credit).toBe("");
  });
});

describe("a profile for all photos", () => {
  it("replaces what single photos had of another", () => {
    const other = applyProfile(profile({ id: "ines", credit: "Ines" }), ["a"])(documentWith());
    const after = applyProfile(profile(), null)(other);
    expect(after.photos.map(({ own }) => own)).toEqual([{ showMetadata: true }, undefined]);
    expect(after.photos[0]?.typed).toEqual({});
    for (const at of [0, 1])
      expect(settingsAt(after, at)).toMatchObject({
        profile: "jo",
        photoBy: "Jo Weiss",
        locationText: "Lyon",
        customLogo: LOGO,
        logoColours: "text",
        outerBorderColor: "#000000",
      });
  });

  it("leads back to the account’s, whatever the other set", () => {
    const account = profile({ id: "me", credit: "", rights: "", location: "", exportName: "", logo: null });
    const gallery = { ...account, look: builtInLook("gallery") };
    const before = applyProfile(gallery, null)(documentWith());
    const after = applyProfile(gallery, null)(applyProfile(profile(), null)(before));
    expect({ ...after.settings, showMetadata: false, logoColours: "own" }).toEqual({
      ...before.settings,
      showMetadata: false,
      logoColours: "own",
    });
  });

  it("keeps the chosen logo once the profile’s is no longer in the library", () => {
    const before = documentWith({ keptLogo2: null, customLogo: LOGO });
    expect(applyProfile(profile(), null)(before).settings.customLogo).toBe(LOGO);
  });

  it("is no change when it is chosen again", () => {
    const once = applyProfile(profile(), ["a"])(documentWith());
    expect(settingsAt(applyProfile(profile(), ["a"])(once), 0)).toEqual(settingsAt(once, 0));
  });
});
