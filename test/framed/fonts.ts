/** Caption font, place and libheif modules for specs in Node, which frame photos without building the command line. */
import { relative, sep } from "node:path";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";
import { type BuiltFamily, type BuiltFonts, facesOf } from "../../apps/web/build/caption-faces.ts";
import { labelFaces, type LabelSourceFace } from "../../apps/web/build/label-faces.ts";
import { libheifFile, libheifModule } from "../../apps/cli/build/heif-decoder.ts";
import { captionModule } from "../../apps/web/build/caption-module.ts";
import { CAPTION_SOURCES } from "../../apps/web/build/caption-sources.ts";

/** Folder in which Node's platform looks for files. */
const PLATFORM = fileURLToPath(new URL("../../packages/framing/platform/node/", import.meta.url));

const SOURCES = new Map([
  ["virtual:caption-fonts", () => captionModule({ families: families() })],
  ["virtual:script-fonts", () => "export default {};"],
  ["virtual:place-list", () => 'export const url = "";'],
  ["virtual:libheif", () => libheifModule((name) => pathFromPlatform(libheifFile(name)))],
]);

/**
 * Plugin for specs in Node. Texts have the sixteen caption fonts from their packages; scripts and places have no files.
 */
export function captionFontsInNode(): Plugin {
  return {
    name: "matte:caption-fonts-in-node",
    resolveId: (id) => (SOURCES.has(id) ? `\0${id}` : null),
    load: (id) => SOURCES.get(id.slice(1))?.() ?? null,
  };
}

function families(): BuiltFonts["families"] {
  const captions = Object.entries(CAPTION_SOURCES).map(([name, source]) => [name, familyOf(facesOf(source))]);
  const labels = Object.entries(labelFaces()).map(([name, faces]) => [name, familyOf(faces)]);
  return Object.fromEntries([...captions, ...labels]) as BuiltFonts["families"];
}

function familyOf(sources: readonly LabelSourceFace[]): BuiltFamily {
  const faces = sources.map(({ file, ...face }) => {
    return { ...face, url: pathFromPlatform(file), local: null };
  });
  return { stylesheet: "", faces };
}

function pathFromPlatform(file: string): string {
  return `/${relative(PLATFORM, file).split(sep).join("/")}`;
}
