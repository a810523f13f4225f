/**
 * Counts the results of the built command line for a folder's JPEGs: `npm run bench -- census FOLDER`. Lossless frames, plain
 * and with a caption; exports whose frame comes off with exact coefficients; originals that come back byte for byte. All
 * claims are checked.
 */
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { censusOf, type PhotoCensus, withCommand } from "./lib/photo-census.ts";
import { table } from "./lib/table.ts";

/** ITU-T T.81 §B.1.1.3. */
const START_OF_IMAGE = Buffer.of(0xff, 0xd8);
/** Photos framed by one call. */
const CALL = 50;
/** Least share of camera photos from 1 MP without a place whose original comes back. */
const WAY_BACK = 0.95;

interface Group {
  readonly name: string;
  readonly has: (photo: PhotoCensus) => boolean;
}

const GROUPS: readonly Group[] = [
  { name: "all that load", has: ({ pixels }) => pixels > 0 },
  { name: "camera, from 0.1 MP", has: ({ pixels, isCamera }) => isCamera && pixels >= 1e5 },
  { name: "camera, from 0.1 MP, sound", has: ({ pixels, isCamera, isSound }) => isCamera && isSound && pixels >= 1e5 },
  { name: "camera, from 1 MP", has: ({ pixels, isCamera }) => isCamera && pixels >= 1e6 },
  {
    name: "camera, from 1 MP, without a place",
    has: ({ pixels, isCamera, hasPlace }) => isCamera && !hasPlace && pixels >= 1e6,
  },
];

export async function benchFolderCensus(folder: string): Promise<void> {
  const photos = await census(await jpegsIn(folder));
  const rows = GROUPS.map(({ name, has }) => [name, ...countsOf(photos.filter(has))]);
  console.log(`\nThe ${photos.length} JPEGs of ${folder}, framed by the command line\n`);
  console.log(
    table([["photos", "files", "lossless", "with caption", "come off exactly", "original comes back"], ...rows]),
  );
  console.log(`\nNot lossless: ${reasonsOf(photos.flatMap(({ reason }) => reason ?? []))}`);
  const wrong = photos.flatMap(({ path, wrong: claims }) => claims.map((claim) => `${path}: ${claim}`));
  console.log(`Wrong claims: ${wrong.length}`);
  for (const claim of wrong) console.log(claim);
  if (wrong.length > 0 || !isAsPromised(photos)) process.exitCode = 1;
}

async function census(paths: readonly string[]): Promise<PhotoCensus[]> {
  const photos: PhotoCensus[] = [];
  await withCommand(async (command) => {
    for (let from = 0; from < paths.length; from += CALL)
      photos.push(...(await censusOf(command, paths.slice(from, from + CALL))));
  });
  return photos;
}

async function jpegsIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name));
  const jpegs: string[] = [];
  for (const path of paths.toSorted())
    if ((await readFile(path)).subarray(0, 2).equals(START_OF_IMAGE)) jpegs.push(path);
  return jpegs;
}

function countsOf(photos: readonly PhotoCensus[]): string[] {
  const lossless = photos.filter((photo) => photo.isLossless || photo.isLosslessCaptioned);
  return [
    String(photos.length),
    shareOf(photos, ({ isLossless }) => isLossless),
    shareOf(photos, ({ isLosslessCaptioned }) => isLosslessCaptioned),
    shareOf(lossless, ({ comesOff }) => comesOff),
    shareOf(photos, ({ comesBack }) => comesBack),
  ];
}

function shareOf(photos: readonly PhotoCensus[], has: (photo: PhotoCensus) => boolean): string {
  const count = photos.filter(has).length;
  return photos.length === 0 ? "-" : `${count} (${((100 * count) / photos.length).toFixed(1)} %)`;
}

function reasonsOf(reasons: readonly string[]): string {
  return (
    [...new Set(reasons)].map((one) => `${reasons.filter((reason) => reason === one).length} ${one}`).join(", ") ||
    "none"
  );
}

/** Sound camera photos from 0.1 MP are lossless, all lossless frames come off, most originals come back. */
function isAsPromised(photos: readonly PhotoCensus[]): boolean {
  const sound = photos.filter(({ isCamera, isSound, pixels }) => isCamera && isSound && pixels >= 1e5);
  const large = photos.filter(({ isCamera, hasPlace, pixels }) => isCamera && !hasPlace && pixels >= 1e6);
  return (
    sound.every(({ isLossless, isLosslessCaptioned }) => isLossless && isLosslessCaptioned) &&
    photos.every(({ comesOff }) => comesOff) &&
    large.filter(({ comesBack }) => comesBack).length >= WAY_BACK * large.length
  );
}
