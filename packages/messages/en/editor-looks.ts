/** Texts of the editor's looks. */
import type { BuiltInLook } from "@matte/engine";

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
};

export const editorLooks = {
  title: "Looks",
  names,
  all: "All looks",
  changed: "Changed",
  revert: "Revert",
  applied: (look: string) => `${look} applied`,
  linked: {
    region: "Look from a link",
    shown: "This is the look from the link.",
    keep: "Keep",
    invalid: "The link contains no look, or only a part of one.",
    newer: (version: number) =>
      `The look in the link is of version ${version}, which this page doesn’t know yet. Reload the page and open the link again.`,
  },
  copyLink: "Copy link to this look",
  linkCopied: "Link copied",
  linkNotCopied: "Couldn’t copy the link: the browser gives no access to the clipboard.",
  reverted: (look: string) => `Back to ${look}`,
};
