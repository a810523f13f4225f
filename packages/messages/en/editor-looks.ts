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
  reverted: (look: string) => `Back to ${look}`,
};
