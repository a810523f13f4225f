/** Texts of named presets in the editor. */
import { format } from "./notation.ts";

export const editorPresets = {
  title: "Presets",
  preset: "Preset",
  noAnswer: "The server doesn’t answer. Presets need the network.",
  none: "No presets yet",
  choose: "Choose a preset",
  save: "Save preset",
  rename: "Rename preset",
  remove: "Delete preset",
  export: "Export presets",
  import: "Import presets",
  file: "File of presets",
  name: "Preset name",
  submit: { save: "Save", replace: "Replace", rename: "Rename" },
  saved: (name: string) => `“${name}” saved`,
  imported: (count: number) =>
    `${format.number(count)} ${format.plural(count, { one: "preset", other: "presets" })} imported`,
  notAFile: (file: string) => `“${file}” isn’t a Matte presets file.`,
};
