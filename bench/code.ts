/** Figures about the code: comment wording, file sizes, imports, commit subjects. `--root` names a checkout. */
import { parseArgs } from "node:util";
import { circlesOf, edgesOf, importersOf } from "./code/graph.ts";
import { LAYER_HEAD, layerRows } from "./code/layers.ts";
import { createResolve } from "./code/resolve.ts";
import { isCode, isPageFile, readSource, trackedFiles } from "./code/sources.ts";
import { SUBJECT_HEAD, subjectRows } from "./code/subjects.ts";
import { wordingOf } from "./code/wording.ts";
import { table } from "./lib/table.ts";

const SMALL_LINES = 15;
/**
 * Separate by design: a folder's public face, configurations, migrations, routes, and the parts of a format's slice.
 */
const BOUNDARY =
  /(?:^|\/)index\.(?:tsx?|mjs)$|\.config\.ts$|\/migrations\/\d|\/(?:routes|endpoints)\/[^/]+\.ts$|\/formats\/\w+\/(?:format|slice)\.ts$/;

const { root } = parseArgs({
  allowPositionals: true,
  options: { root: { type: "string", default: process.cwd() } },
}).values;
const tracked = trackedFiles(root);
const sources = tracked.filter(isCode).map((path) => readSource(root, path));
const edges = edgesOf(sources, createResolve(root, tracked));
const importers = importersOf(edges);
const single = sources.filter(({ path }) => !BOUNDARY.test(path) && importers.get(path)?.size === 1);
const circles = circlesOf(edges);
const { words, rates } = wordingOf(sources.flatMap(({ comments }) => comments));

print([
  [`comments (${words.toLocaleString("en")} words)`, "per 10,000 words"],
  ...Object.entries(rates).map(([name, rate]) => [name, rate.toFixed(1)]),
]);
print([LAYER_HEAD, ...layerRows(sources)]);
print([
  ["files", ""],
  ["of the page, declarations included", String(tracked.filter(isPageFile).length)],
  ["imported by one file", String(single.length)],
  [`of these, at most ${SMALL_LINES} lines`, String(single.filter(({ lines }) => lines <= SMALL_LINES).length)],
  ["circles at run time", String(circlesOf(edges.filter(({ typeOnly }) => !typeOnly)).length)],
  ["circles with types", String(circles.length)],
]);
for (const circle of circles) process.stdout.write(`circle: ${circle.join(", ")}\n`);
print([SUBJECT_HEAD, ...subjectRows(root)]);

function print(rows: readonly (readonly string[])[]): void {
  process.stdout.write(`\n${table(rows)}\n`);
}
