/** Font files served by the product and their names, read from the font packages. */
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { FaceFamily, Font, FontWeight } from "@matte/engine";
import { labelFaces, type LabelSourceFace } from "./label-faces.ts";
import { packedFaces, type PackedFace } from "./packed-faces.ts";
import { CAPTION_SOURCES, CAPTION_WEIGHTS, SCRIPT_WEIGHTS, type CaptionSource } from "./caption-sources.ts";

export interface BuiltFace {
  readonly weight: Font["weight"];
  readonly italic?: true;
  /** Path from the site's root. */
  readonly url: string;
  /** `local(…)` sources in CSS notation; null for a face always loaded from its file. */
  readonly local: string | null;
  readonly unicodeRange: string;
}

export interface BuiltFamily {
  readonly stylesheet: string;
  readonly faces: readonly BuiltFace[];
}

export interface BuiltFonts {
  readonly families: Readonly<Record<FaceFamily, BuiltFamily>>;
  /** Paths to the face tables, by Noto family; each is loaded when a text needs the family. */
  readonly scripts: Readonly<Record<string, string>>;
  /** Stylesheets, tables and WOFF2 files by path. */
  readonly files: ReadonlyMap<string, Buffer>;
}

interface SourceFace extends PackedFace {
  readonly weight: FontWeight;
}

const FOLDER = "/assets/fonts/";
const require = createRequire(import.meta.url);

export function buildCaptionFonts(): BuiltFonts {
  const files = new Map<string, Buffer>();
  const captions = Object.entries(CAPTION_SOURCES).map(([name, source]) => [name, captionFamily(name, source, files)]);
  const labels = Object.entries(labelFaces()).map(([name, faces]) => [name, labelFamily(name, faces, files)]);
  const scripts = scriptPackages().map((pack) => [familyOf(pack), scriptTable(pack, files)] as const);
  return {
    families: Object.fromEntries([...captions, ...labels]) as BuiltFonts["families"],
    scripts: Object.fromEntries(scripts),
    files,
  };
}

/** Adds a Noto family's files and its table of ranges. @returns the table's path */
function scriptTable(pack: string, files: Map<string, Buffer>): string {
  const faces = Object.entries(SCRIPT_WEIGHTS).flatMap(([weight, from]) =>
    packedFaces(pack, from).map((face) => ({
      weight,
      url: addFont(files, face.file),
      unicodeRange: face.unicodeRange,
    })),
  );
  return addFile(files, `${pack}.json`, Buffer.from(JSON.stringify(faces)));
}

/** Names of the Noto packages in `@fontsource/` among the pages' dependencies. */
function scriptPackages(): string[] {
  const { dependencies } = require("../package.json") as { readonly dependencies: Readonly<Record<string, string>> };
  return Object.keys(dependencies)
    .filter((name) => name.startsWith("@fontsource/noto-"))
    .map((name) => name.slice("@fontsource/".length));
}

function familyOf(pack: string): string {
  const metadata = readFileSync(require.resolve(`@fontsource/${pack}/metadata.json`), "utf8");
  return (JSON.parse(metadata) as { readonly family: string }).family;
}

function addFont(files: Map<string, Buffer>, file: string): string {
  return addFile(files, file.slice(file.lastIndexOf("/") + 1), readFileSync(file));
}

function captionFamily(name: string, source: CaptionSource, files: Map<string, Buffer>): BuiltFamily {
  const faces = facesOf(source).map(({ file, weight, unicodeRange }) => ({
    weight,
    url: addFont(files, file),
    local: source.installed?.[weight].map((installed) => `local("${installed}")`).join(", ") ?? null,
    unicodeRange,
  }));
  return buildFamily(name, faces, files);
}

function labelFamily(name: string, sources: readonly LabelSourceFace[], files: Map<string, Buffer>): BuiltFamily {
  const faces = sources.map(({ file, ...face }) => ({ ...face, url: addFont(files, file), local: null }));
  return buildFamily(name, faces, files);
}

function buildFamily(name: string, faces: readonly BuiltFace[], files: Map<string, Buffer>): BuiltFamily {
  const css = faces.map((face) => faceRule(name, face)).join("\n");
  const stylesheet = addFile(files, `${name.toLowerCase().replaceAll(" ", "-")}.css`, Buffer.from(css));
  return { stylesheet, faces };
}

/** A family's faces with their file paths. */
export function facesOf({ pack, weights }: CaptionSource): SourceFace[] {
  return CAPTION_WEIGHTS.flatMap((weight) => packedFaces(pack, weights[weight]).map((face) => ({ ...face, weight })));
}

/** Adds a file under a hashed name: browsers may cache it for ever. @returns its path */
function addFile(files: Map<string, Buffer>, name: string, contents: Buffer): string {
  const hash = createHash("sha256").update(contents).digest("base64url").slice(0, 10);
  const dot = name.lastIndexOf(".");
  const url = `${FOLDER}${name.slice(0, dot)}-${hash}${name.slice(dot)}`;
  files.set(url, contents);
  return url;
}

function faceRule(family: string, { weight, italic, url, local, unicodeRange }: BuiltFace): string {
  const sources = [...(local === null ? [] : [local]), `url(${url}) format("woff2")`].join(",");
  return `@font-face{font-family:"${family}";font-style:${italic === true ? "italic" : "normal"};font-weight:${weight};font-display:swap;src:${sources};unicode-range:${unicodeRange}}`;
}
