/**
 * Runs the benchmarks: `npm run bench` all, `npm run bench -- frame --megapixels 24 --runs 5` one. `all` or `report
 * NAME…` also add to docs/benchmarks/figures.html and figures.json: a report can be measured in parts. `compare
 * BEFORE.json AFTER.json` compares two such files. Our code and the baseline are measured in turn in the same run;
 * figures are medians.
 */
import { parseArgs } from "node:util";
import { benchAbuse } from "./abuse.ts";
import { benchBatch } from "./batch.ts";
import { benchCaptions } from "./captions.ts";
import { benchCensus } from "./census.ts";
import { benchCommand } from "./command.ts";
import { benchCredentials } from "./credentials.ts";
import { benchDeep } from "./deep.ts";
import { benchEditor } from "./editor.ts";
import { benchFit } from "./fit.ts";
import { benchFolderCensus } from "./folder-census.ts";
import { benchFolders } from "./folders.ts";
import { benchFuzz } from "./fuzz.ts";
import { benchHdr } from "./hdr.ts";
import { benchFrame } from "./frame.ts";
import { benchKinds } from "./kinds.ts";
import { benchLayout } from "./layout.ts";
import { benchLibpng } from "./libpng.ts";
import { benchLoad } from "./load.ts";
import { benchLighthouse } from "./lighthouse.ts";
import { benchPlaces } from "./places.ts";
import { benchPng } from "./png.ts";
import { benchPreview } from "./preview.ts";
import { benchRaw } from "./raw.ts";
import { benchRestore } from "./restore.ts";
import { benchServer } from "./server.ts";
import { benchPresets } from "./presets.ts";
import { benchWedding } from "./wedding.ts";
import { benchStats } from "./stats.ts";
import { benchSurfaces } from "./surfaces.ts";
import { benchUploads } from "./uploads.ts";
import { benchWall } from "./wall.ts";
import { withPage } from "./lib/browser.ts";
import { recordedFigures } from "./lib/figures.ts";
import { writeReport } from "./report/report.ts";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    megapixels: { type: "string", default: "12,24,45,100" },
    runs: { type: "string", default: "5" },
    inputs: { type: "string", default: "100000" },
    seed: { type: "string" },
    requests: { type: "string", default: "100000" },
    people: { type: "string", default: "1000000" },
    photos: { type: "string", default: "20,200" },
  },
});

/** Benchmarks running in a page. */
const IN_PAGE = {
  frame: benchFrame,
  kinds: benchKinds,
  preview: benchPreview,
  editor: benchEditor,
  presets: benchPresets,
  png: benchPng,
  deep: benchDeep,
  batch: benchBatch,
  wedding: benchWedding,
  restore: benchRestore,
  folders: benchFolders,
  captions: benchCaptions,
};
const NAMES = [
  ...Object.keys(IN_PAGE),
  "census",
  "command",
  "credentials",
  "hdr",
  "layout",
  "libpng",
  "places",
  "raw",
  "lighthouse",
  "server",
  "surfaces",
  "uploads",
  "wall",
  "load",
];

const numbers = (list: string): number[] => list.split(",").map(Number);
const { megapixels, photos, runs } = values;
const options = { megapixels: numbers(megapixels), photos: numbers(photos), runs: Number(runs) };
/** The fuzz measures nothing: it runs only by name. */
const fuzz = positionals.includes("fuzz");
/** Takes minutes and gigabytes: it runs only by name. */
const stats = positionals.includes("stats");
/** Takes minutes: it runs only by name. */
const fit = positionals.includes("fit");
/** Takes minutes: it runs only by name. */
const abuse = positionals.includes("abuse");
const everything = positionals.length === 0 || positionals.includes("all");
const wanted = NAMES.filter((name) => everything || positionals.includes(name));
if (wanted.length === 0 && !fuzz && !stats && !abuse && !fit)
  throw new Error(`No such benchmark. There are: all, ${NAMES.join(", ")}, abuse, fit, fuzz, stats`);

const inPage = Object.entries(IN_PAGE).filter(([name]) => wanted.includes(name));
if (inPage.length > 0) {
  await withPage(async (page) => {
    for (const [, bench] of inPage) await bench(page, options);
  });
}
if (fuzz) {
  const seed = values.seed === undefined ? undefined : Number(values.seed);
  await benchFuzz(
    Number(values.inputs),
    seed,
    positionals.filter((name) => name !== "fuzz"),
  );
}
const [folder] = positionals
  .slice(positionals.indexOf("census") + 1)
  .filter((name) => ![...NAMES, "all", "report"].includes(name));
if (positionals.includes("census") && folder !== undefined) await benchFolderCensus(folder);
else if (wanted.includes("census")) await benchCensus(options.megapixels, options.runs);
if (wanted.includes("command")) await benchCommand(options);
if (wanted.includes("credentials")) await benchCredentials(options.runs);
if (wanted.includes("hdr")) await benchHdr(options.runs);
if (wanted.includes("layout")) benchLayout(options.runs);
if (wanted.includes("libpng")) await benchLibpng(options.megapixels[0] ?? 12, options.runs);
if (wanted.includes("places")) benchPlaces();
if (wanted.includes("raw")) await benchRaw(options.runs);
if (wanted.includes("lighthouse")) await benchLighthouse(options.runs);
if (wanted.includes("server")) await benchServer(options.runs);
if (wanted.includes("surfaces")) await benchSurfaces(options.megapixels, options.runs);
if (wanted.includes("uploads")) await benchUploads(options.runs);
if (wanted.includes("wall")) await benchWall();
if (wanted.includes("load")) await benchLoad(Number(values.requests));
if (fit) await benchFit(Math.max(...options.photos));
if (abuse) await benchAbuse(positionals.find((name) => name !== "abuse"));
if (stats) await benchStats(Number(values.people), options.runs);
if (positionals.includes("all") || positionals.includes("report")) {
  console.log(`\nReport: ${writeReport(recordedFigures())}`);
}
