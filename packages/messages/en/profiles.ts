/** Profiles in the editor and on the account page. */
import { format } from "./notation.ts";

const photos = (count: number): string =>
  count === 1 ? "this photo" : `${format.number(count)} ${format.plural(count, { one: "photo", other: "photos" })}`;

export const profiles = {
  title: "Profiles",
  group: "Profile",
  create: "New profile",
  edit: "Edit profile",
  editShort: "Edit",
  camera: "camera",
  editNamed: (name: string) => `Edit ${name}`,
  /** A key chooses it: `Jo Weiss, Alt+2`. */
  keyed: (name: string, number: number) => `${name} (Alt+${format.number(number)})`,
  chosen: (name: string, count: number) => `${name} for ${photos(count)}`,
  chosenForAll: (name: string) => `${name} for all photos`,
  /** Name of the first profile, until it is changed. */
  first: "Me",
  fields: {
    name: "Name",
    credit: "Photo credit",
    rights: "Rights",
    rightsHint: "For files that state none",
    location: "Location",
    logo: "Logo",
    look: "Look",
    exportName: "Export name",
    claims: "Photos that are added",
    artist: "Artist in the file",
    artistHint: "As cameras write it",
  },
  noLogo: "None",
  logoAt: (place: string) => `Logo ${place}`,
  looks: { keep: "As it is", present: "The photo’s now", stored: "Own" },
  claimCamera: (camera: string) => `Claim this ${camera}`,
  cameraNote: "By its serial number, which stays on this device as a hash.",
  unclaim: (camera: string) => `Don’t claim ${camera}`,
  save: "Save",
  remove: "Delete",
  removeNamed: (name: string) => `Delete ${name}`,
  saved: (name: string) => `“${name}” saved`,
  removed: (name: string) => `“${name}” deleted`,
  undo: "Undo",
  failed: "Couldn’t save the profile. Try again.",
  notRemoved: "Couldn’t delete the profile. Try again.",
  notLoaded: "Couldn’t load your profiles.",
  notOrdered: "Couldn’t move the profile. Try again.",
  needsNetwork: "Profiles are changed with the network. Choosing one works without it.",
  account: {
    note: "Credit, rights, place, logo and look of a photographer, chosen in the editor with one click. A profile finds its photos by the artist or the camera in their files.",
    count: (count: number, limit: number) => `${format.number(count)} of ${format.number(limit)}`,
    up: (name: string) => `Move ${name} up`,
    down: (name: string) => `Move ${name} down`,
    moved: (name: string, place: number, count: number) =>
      `${name} is ${format.number(place)} of ${format.number(count)}`,
    cameras: (names: readonly string[]) => `camera ${format.list(names)} on this device`,
    byArtist: (artist: string) => `artist ${artist}`,
  },
};
