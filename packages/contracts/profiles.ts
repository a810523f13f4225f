/** Profiles: photographers with their credit, rights, place, logo, look and names of exports. */
import { lookFrame, storedFrame } from "./look-frame.ts";
import { KEPT_LOGO_PLACES } from "./limits.ts";
import { instant } from "./onboarding.ts";
import { PROFILE_LIMIT as LIMIT } from "./profile-limits.ts";
import { z } from "./schema.ts";
import { noControls } from "./text.ts";

const uid = z.string().check(z.regex(/^[\w-]{1,64}$/));
const line = (maxLength: number) => z.string().check(z.maxLength(maxLength), noControls);

const texts = {
  /** As printed and written into exports; templates like the caption's. */
  credit: line(LIMIT.text),
  /** Written into exports of files without any. */
  rights: line(LIMIT.text),
  location: line(LIMIT.text),
  exportName: line(LIMIT.text),
  /** Name in the files of photos that are this profile's; empty for none. */
  artist: line(LIMIT.artist),
};

const logo = z.nullable(z.enum(KEPT_LOGO_PLACES));

/** The client chooses the id, so that a profile saved twice is one. */
export const profileParams = z.strictObject({ uid, id: z.guid() });

export const profileContents = z.strictObject({
  name: z.string().check(z.trim(), z.minLength(1), z.maxLength(LIMIT.name), noControls),
  ...texts,
  /** Place in the account's library; null for no logo. */
  logo,
  /** Null leaves the look as it is. */
  look: z.nullable(lookFrame),
});
export type ProfileContents = z.infer<typeof profileContents>;

export const profile = z.strictObject({
  id: z.string(),
  name: z.string().check(z.minLength(1)),
  ...texts,
  logo,
  look: z.nullable(storedFrame),
  changedAt: instant,
});
export type Profile = z.infer<typeof profile>;

/** All the user's profiles, in their order. */
export const profilesAnswer = z.strictObject({ profiles: z.array(profile) });

/** Ids of all profiles in a new order. Unknown ones are ignored, missing ones come last. */
export const profileOrder = z.strictObject({ ids: z.array(z.guid()).check(z.maxLength(LIMIT.profiles)) });
