/** Figures per layer: files, lines, sizes and docstrings. */
import { median, percentile } from "../lib/statistics.ts";
import type { Source } from "./sources.ts";

/** Folders per layer; one revision's layer may not exist in another. */
const LAYERS: Readonly<Record<string, readonly string[]>> = {
  all: [""],
  engine: ["packages/engine/"],
  pixels: ["packages/pixels/"],
  png: ["packages/png/"],
  jpeg: ["packages/jpeg/"],
  metadata: ["packages/metadata/"],
  formats: ["packages/formats/"],
  framing: ["packages/framing/"],
  contracts: ["packages/contracts/"],
  messages: ["packages/messages/"],
  web: ["apps/web/src/"],
  "web: editor": ["apps/web/src/features/editor/"],
  "web: domain, lib": ["apps/web/src/domain/", "apps/web/src/lib/"],
  "web: workers": ["apps/web/src/workers/"],
  server: ["apps/server/"],
  tools: ["tools/"],
  bench: ["bench/"],
};

export const LAYER_HEAD = ["layer", "files", "lines", "median", "p90", "max", "documented"];

/** @returns one row of figures per layer with files */
export function layerRows(sources: readonly Source[]): string[][] {
  return Object.entries(LAYERS).flatMap(([name, folders]) => {
    const inside = sources.filter(({ path }) => folders.some((folder) => path.startsWith(folder)));
    return inside.length === 0 ? [] : [[name, ...figures(inside)]];
  });
}

function figures(sources: readonly Source[]): string[] {
  const lines = sources.map((source) => source.lines);
  const exported = sum(sources.map(({ exportedFunctions }) => exportedFunctions));
  const documented = sum(sources.map(({ documentedFunctions }) => documentedFunctions));
  return [
    sources.length.toLocaleString("en"),
    sum(lines).toLocaleString("en"),
    `${median(lines)}`,
    `${percentile(lines, 0.9)}`,
    `${Math.max(...lines)}`,
    exported === 0 ? "–" : `${Math.round((documented / exported) * 100)} %`,
  ];
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
