/** Values of the profile form. */
import type { ClaimedCamera } from "./claims.ts";
import { lookChoices } from "./look-choices.ts";
import type { Profile } from "./profile-list.ts";
import type { ProfileContents } from "./profile-server.ts";

type Texts = Pick<ProfileContents, "name" | "credit" | "rights" | "location" | "exportName" | "artist">;

export interface Draft extends Texts {
  /** Place in the library; empty for none. */
  readonly logo: string;
  /** Key of a look choice. */
  readonly look: string;
  readonly cameras: readonly ClaimedCamera[];
}

const EMPTY: Draft = {
  name: "",
  credit: "",
  rights: "",
  location: "",
  exportName: "",
  artist: "",
  logo: "",
  look: "keep",
  cameras: [],
};

export function emptyDraft(values: Partial<Draft> = {}): Draft {
  return { ...EMPTY, ...values };
}

export function draftOf(profile: Profile, look: string, cameras: readonly ClaimedCamera[] = []): Draft {
  const { name, credit, rights, location, exportName, artist, logo } = profile;
  return { name, credit, rights, location, exportName, artist, logo: logo ?? "", look, cameras };
}

/** @param look the chosen one */
export function contentsOf(draft: Draft, look: ProfileContents["look"]): ProfileContents {
  const { name, credit, rights, location, exportName, artist } = draft;
  return {
    name: name.trim(),
    credit,
    rights,
    location,
    exportName,
    artist: artist.trim(),
    logo: logoAt(draft.logo),
    look,
  };
}

/** Contents of a stored profile, to save it again. */
export function contentsAgain(profile: Profile): ProfileContents {
  const looks = lookChoices(profile.look, null);
  return contentsOf(draftOf(profile, looks.initial), looks.lookOf(looks.initial));
}

const PLACES = ["1", "2", "3", "4", "5", "6"] as const;

function logoAt(place: string): ProfileContents["logo"] {
  return PLACES.find((one) => one === place) ?? null;
}
