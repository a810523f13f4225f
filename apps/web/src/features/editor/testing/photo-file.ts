export type FileBehaviour =
  | "fine"
  | "broken"
  | "away"
  | "never"
  | "unframable"
  | "fontless"
  | "endless"
  | "coarse"
  | "beyond-repair"
  | "in-lausanne"
  | "at-sea"
  | "unlisted"
  | "export"
  | "captioned-export"
  | "marked-export"
  | "local-font-export"
  | "sheet-export"
  | "encoded-export";

/**
 * A file that contains how it behaves: read and framed, `broken`, `away` without a network, or `never` read, `unframable`,
 * `fontless` at the first export, or framed for ever; or framed, but not losslessly: `coarse` for the matte's colour,
 * `beyond-repair` whatever the settings. With a position: `in-lausanne`, `at-sea`, or `unlisted` while the list of places cannot be
 * loaded. `export` is an export that comes out of its frame, `captioned-export` has texts too, `marked-export` a mark,
 * `local-font-export` also a font that every computer lacks, and `sheet-export` is an export of two photos.
 */
export function photoFile(name: string, behaviour: FileBehaviour = "fine"): File {
  return new File([behaviour], name, { type: name.endsWith(".png") ? "image/png" : "image/jpeg" });
}
