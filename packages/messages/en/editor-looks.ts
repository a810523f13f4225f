import type { BuiltInLook, LeftOut, LookTexts } from "@matte/engine";
import { format } from "./notation.ts";

const names: Readonly<Record<BuiltInLook, string>> = {
  gallery: "Gallery",
  museum: "Museum",
  hairline: "Hairline",
  linen: "Linen",
  stone: "Stone",
  noir: "Noir",
  double: "Double",
  bevel: "Bevel",
  square: "Square",
  poster: "Poster",
  journal: "Journal",
  story: "Story",
  data: "Data",
  card: "Card",
  ambient: "Ambient",
  contact: "Contact",
  window: "Window",
  washi: "Washi",
};

/** How a look differs on a plan lacking its parts; in the middle of a sentence. */
const differences: Readonly<Record<LeftOut, string>> = {
  "stroke-added": "with a 1 px black line",
  "stroke-replaced": "with a 1 px black line instead of its own",
  "second-stroke": "without its second line",
  bevel: "without its bevel",
  "inner-mat": "without its inner mat",
  surface: "with a smooth matte",
  label: "with a plain caption",
  finish: "with a flat caption",
  font: "in Inter instead of its typeface",
};

const looks = (count: number): string =>
  `${format.number(count)} ${format.plural(count, { one: "look", other: "looks" })}`;

const textNames: Readonly<Record<keyof LookTexts, string>> = {
  locationText: "location",
  photoBy: "photo credit",
  additionalCredits: "additional credits",
  cameraText: "camera",
  lensText: "lens",
  filmText: "film",
  customDateFormat: "date format",
};

const named = ([field, text]: readonly [string, string]): string =>
  `${textNames[field as keyof LookTexts]} “${text.replaceAll(/\s+/gu, " ")}”`;

export const editorLooks = {
  title: "Looks",
  names,
  all: "All looks",
  menu: "Looks menu",
  changed: (look: string) => `${look}, changed`,
  revertTo: (look: string) => `Revert to ${look}`,
  updateLook: (look: string) => `Update “${look}”`,
  applied: (look: string) => `${look} applied`,
  appliedTo: (look: string, count: number) =>
    `${look} for ${count === 1 ? "this photo" : `${format.number(count)} photos`}`,
  shareLook: "Use for all photos",
  lookShared: "All photos have this look",
  reverted: (look: string) => `Back to ${look}`,
  updated: (look: string) => `“${look}” updated`,
  leftOut: (parts: readonly LeftOut[]) => `On your plan: ${format.list(parts.map((part) => differences[part]))}`,
  wholeLook: "the whole look",
  linked: {
    region: "Shared look",
    shown: "This is the look from the link.",
    shownOfFile: (file: string) => `This is the look in “${file}”.`,
    keep: "Keep",
    /** Texts set only by `Keep`, after their names. */
    texts: (texts: LookTexts) => `Keep also sets ${format.list(Object.entries(texts).map(named))}.`,
    invalid: "The link contains no look, or only a part of one.",
    newer: (version: number) =>
      `The look in the link is of version ${version}, which this page doesn’t know yet. Reload the page and open the link again.`,
    invalidFile: (file: string) => `“${file}” contains no look.`,
    ownLooksFile: (file: string) => `“${file}” contains own looks, which are part of Studio.`,
    newerFile: (file: string, version: number) =>
      `The look in “${file}” is of version ${version}, which this page doesn’t know yet. Reload the page and import the file again.`,
  },
  newProfile: "New profile",
  submit: "Submit this look",
  copyLink: "Copy link to this look",
  linkCopied: "Link copied",
  linkNotCopied: "Couldn’t copy the link: the browser gives no access to the clipboard.",
  linkTooLong: "The texts are too long for a link. Copy it without them, or export the look as a file.",
  export: "Export look",
  import: "Import look",
  file: "File of a look",
  withTexts: "With names, places and credits",
  unnamed: "My look",
  own: {
    title: "Your own",
    noAnswer: "The server doesn’t answer. Your own looks need the network.",
    save: "Save this look",
    rename: (look: string) => `Rename “${look}”`,
    renameTitle: "Rename look",
    remove: (look: string) => `Delete “${look}”`,
    export: "Export own looks",
    name: "Name of the look",
    submit: { save: "Save", replace: "Replace", rename: "Rename" },
    saved: (name: string) => `“${name}” saved`,
    removed: (name: string) => `“${name}” deleted`,
    imported: (count: number) => `${looks(count)} imported`,
  },
};
