/** Graph of imports between a checkout's files. */
import type { Resolve } from "./resolve.ts";
import type { Source } from "./sources.ts";

export interface Edge {
  readonly from: string;
  readonly to: string;
  readonly typeOnly: boolean;
}

export function edgesOf(sources: readonly Source[], resolve: Resolve): Edge[] {
  const known = new Set(sources.map(({ path }) => path));
  return sources.flatMap((source) =>
    source.imports.flatMap(({ specifier, typeOnly }) => {
      const to = resolve(source, specifier);
      return to !== null && to !== source.path && known.has(to) ? [{ from: source.path, to, typeOnly }] : [];
    }),
  );
}

/** @returns each imported file's importers */
export function importersOf(edges: readonly Edge[]): Map<string, Set<string>> {
  const importers = new Map<string, Set<string>>();
  for (const { from, to } of edges) importers.set(to, (importers.get(to) ?? new Set()).add(from));
  return importers;
}

/** Finds groups of files importing each other in a circle: each reaches all others in its group. */
export function circlesOf(edges: readonly Edge[]): string[][] {
  const targets = new Map<string, string[]>();
  for (const { from, to } of withoutEnds(edges)) targets.set(from, [...(targets.get(from) ?? []), to]);
  const reach = new Map([...targets.keys()].map((file) => [file, reachableFrom(file, targets)]));
  const circles = new Map<string, string[]>();
  for (const [file, reached] of reach) {
    if (!reached.has(file)) continue;
    const circle = [...reached].filter((other) => reach.get(other)?.has(file)).toSorted();
    circles.set(circle.join("\n"), circle);
  }
  return [...circles.values()];
}

/** Keeps edges between files that import and are imported, repeatedly: a graph without circles keeps none. */
function withoutEnds(edges: readonly Edge[]): readonly Edge[] {
  const importing = new Set(edges.map(({ from }) => from));
  const imported = new Set(edges.map(({ to }) => to));
  const inner = edges.filter(({ from, to }) => imported.has(from) && importing.has(to));
  return inner.length === edges.length ? edges : withoutEnds(inner);
}

function reachableFrom(file: string, targets: ReadonlyMap<string, readonly string[]>): Set<string> {
  const reached = new Set<string>();
  const open = [file];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    for (const to of targets.get(next) ?? []) {
      if (reached.has(to)) continue;
      reached.add(to);
      open.push(to);
    }
  }
  return reached;
}
