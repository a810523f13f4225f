/** A chosen profile as a change of the document. */
import { FRAME_FIELDS, frameOfLook, KEPT_LOGOS, type Settings, type TypedTexts } from "@matte/engine";
import { storedLook } from "#domain/profiles/look-choices.ts";
import type { Profile } from "#domain/profiles/profile-list.ts";
import { changeSettings, withPhotos } from "../model/changes.ts";
import type { Change, PhotoEntry } from "../model/document.ts";

/** Settings that every profile sets; one with a look sets the frame as well. */
const OWN_FIELDS = [
  "profile",
  "rightsText",
  "exportName",
  "profileLogo",
] as const satisfies readonly (keyof Settings)[];

type Claimed = Pick<PhotoEntry, "own" | "typed">;

/** Gives photos a profile. @param ids null for all photos */
export function applyProfile(profile: Profile, ids: readonly string[] | null): Change {
  if (ids === null) return applyToAll(profile);
  const chosen = new Set(ids);
  return (document) => withPhotos(document, (photo) => (chosen.has(photo.id) ? withProfile(photo, profile) : photo));
}

/** Settings and texts of single photos with this profile. */
export function withProfile<Entry extends Claimed>(photo: Entry, profile: Profile): Entry {
  const { credit, location } = profile;
  const { location: _replaced, ...typed } = photo.typed ?? {};
  const texts: TypedTexts = { ...typed, credit, ...(location !== "" && { location }) };
  const own = {
    ...photo.own,
    profile: profile.id,
    rightsText: profile.rights,
    exportName: profile.exportName,
    profileLogo: slotOf(profile) ?? ("none" as const),
    ...captioned(profile),
    ...frameOf(profile),
  };
  return { ...photo, own, typed: texts };
}

/** Replaces the settings of all photos, and what single ones had of their own in their place. */
function applyToAll(profile: Profile): Change {
  return (document) => {
    const { settings } = document;
    const frame = frameOf(profile);
    const changed = changeSettings({
      profile: profile.id,
      photoBy: profile.credit,
      locationText: profile.location,
      rightsText: profile.rights,
      exportName: profile.exportName,
      ...logoOf(profile, settings),
      ...captioned(profile),
      ...frame,
    })(document);
    const replaced: readonly string[] = [...OWN_FIELDS, ...(frame === undefined ? [] : FRAME_FIELDS)];
    return withPhotos(changed, (photo) => withoutOwn(photo, replaced));
  };
}

function withoutOwn(photo: PhotoEntry, fields: readonly string[]): PhotoEntry {
  const { own, typed, ...rest } = photo;
  const hasTexts = typed !== undefined && ("credit" in typed || "location" in typed);
  if (!hasTexts && !Object.keys(own ?? {}).some((field) => fields.includes(field))) return photo;
  const others = Object.entries(own ?? {}).filter(([field]) => !fields.includes(field));
  const { credit: _credit, location: _location, ...texts } = typed ?? {};
  return {
    ...rest,
    ...(typed && { typed: texts }),
    ...(others.length > 0 && { own: Object.fromEntries(others) }),
  };
}

function frameOf({ look }: Profile): Partial<Settings> | undefined {
  const stored = storedLook(look);
  return stored === null ? undefined : frameOfLook(stored);
}

/** A credit is meant to be printed, as when it is typed. */
function captioned({ credit }: Profile): Partial<Settings> {
  return credit.trim() === "" ? {} : { showMetadata: true };
}

/** A logo that is no longer in the library leaves the chosen one. */
function logoOf(profile: Profile, settings: Settings): Partial<Settings> {
  const slot = slotOf(profile);
  if (slot === undefined) return { customLogo: null, customLogoOnDark: null };
  const kept = settings[slot];
  if (kept === null) return {};
  const { colours, ...logo } = kept;
  return { customLogo: logo, customLogoOnDark: null, logoColours: colours };
}

function slotOf({ logo }: Profile): (typeof KEPT_LOGOS)[number] | undefined {
  return KEPT_LOGOS.find((slot) => slot === `keptLogo${logo}`);
}
