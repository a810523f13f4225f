/** Results of the command line for JPEGs, with every claim checked. */
import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { mended, probe } from "../../packages/formats/probe.ts";
import { readPosition } from "../../packages/formats/read-position.ts";
import { readTags } from "../../packages/formats/read-tags.ts";
import { unframe } from "../../packages/formats/jpeg/frame-record/unframe.ts";
import { cameraDataFrom, cameraTags } from "@matte/engine";
import sharp from "sharp";
import { coefficientsOf, type Plane } from "../../packages/jpeg/lossless/testing/coefficients.ts";
import { writeAccount } from "../../test/e2e/support/command-line.ts";
import { PROGRAM } from "./command-runs.ts";

/** Frames of each photo: plain, with a caption, and with its original kept. */
const CALLS = {
  plain: { look: {}, options: [] },
  captioned: { look: { showMetadata: true }, options: [] },
  kept: { look: {}, options: ["--way-back"] },
} as const;
type Call = keyof typeof CALLS;

export interface PhotoCensus {
  readonly path: string;
  /** 0 for a photo that does not load. */
  readonly pixels: number;
  /** True with a camera's name. */
  readonly isCamera: boolean;
  /** True with coordinates, which its original cannot come back with while exports leave them out. */
  readonly hasPlace: boolean;
  /** True for greys and colours that libjpeg decodes without a warning; CMYK is encoded again. */
  readonly isSound: boolean;
  readonly isLossless: boolean;
  readonly isLosslessCaptioned: boolean;
  /** True if the frames of all lossless exports come off with exact coefficients. */
  readonly comesOff: boolean;
  readonly comesBack: boolean;
  /** Why it was refused, or encoded again; null if it is lossless. */
  readonly reason: string | null;
  /** Claims that do not hold. */
  readonly wrong: readonly string[];
}

export interface Command {
  /** Temporary folder, with the account. */
  readonly root: string;
}

/** Signs the command line in with the Pro plan, in a folder that is removed in the end. */
export async function withCommand<T>(action: (command: Command) => Promise<T>): Promise<T> {
  const root = await mkdtemp(join(tmpdir(), "matte-census-"));
  try {
    await writeAccount(root, "pro");
    for (const [call, { look }] of Object.entries(CALLS))
      await writeFile(join(root, `${call}.json`), JSON.stringify({ version: 1, settings: look }));
    return await action({ root });
  } finally {
    await rm(root, { recursive: true });
  }
}

/** Frames photos in three ways and checks the results. */
export async function censusOf(command: Command, paths: readonly string[]): Promise<PhotoCensus[]> {
  const records: Record<Call, ReadonlyMap<string, FrameReport>> = {
    plain: await framed(command, "plain", paths),
    captioned: await framed(command, "captioned", paths),
    kept: await framed(command, "kept", paths),
  };
  const photos: PhotoCensus[] = [];
  for (const path of paths) {
    const of = (call: Call): FrameReport =>
      records[call].get(path) ?? { photo: path, status: "failed", code: "no answer" };
    photos.push(await photoCensus(path, { plain: of("plain"), captioned: of("captioned"), kept: of("kept") }));
  }
  for (const call of Object.keys(CALLS)) await rm(join(command.root, `out-${call}`), { recursive: true, force: true });
  return photos;
}

/** Line that the command prints. */
interface FrameReport {
  readonly photo: string;
  readonly status: "framed" | "failed" | "skipped";
  readonly output?: string;
  readonly method?: string;
  readonly original?: "kept" | "left-out" | null;
  readonly fallbackReason?: string | null;
  readonly code?: string;
}

async function framed({ root }: Command, call: Call, paths: readonly string[]): Promise<Map<string, FrameReport>> {
  const out = join(root, `out-${call}`);
  const look = join(root, `${call}.json`);
  const args = ["frame", "--json", "--again", "--look", look, "--out", out, ...CALLS[call].options, "--", ...paths];
  const env = { ...process.env, XDG_CONFIG_HOME: root };
  // Failures have lines of their own.
  const printed = await new Promise<string>((resolve) => {
    execFile(process.execPath, [PROGRAM, ...args], { env, maxBuffer: 2 ** 28 }, (_, stdout) => resolve(stdout));
  });
  const reports = printed
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => JSON.parse(line) as FrameReport);
  return new Map(reports.map((report) => [report.photo, report]));
}

async function photoCensus(path: string, reports: Readonly<Record<Call, FrameReport>>): Promise<PhotoCensus> {
  const original = Uint8Array.from(await readFile(path));
  // Only the end marker is added to a file before it is framed.
  const whole = mended(original, probe(original)) ?? original;
  const { plain, captioned, kept } = reports;
  const lossless = [plain, captioned, kept].filter(isLossless);
  const offs = [];
  for (const report of lossless) offs.push(await takenOff(original, whole, report));
  return {
    path,
    pixels: plain.status === "framed" ? pixelsOf(whole) : 0,
    isCamera: await hasCamera(whole),
    hasPlace: (await readPosition(whole)) !== null,
    isSound: await isSound(whole),
    isLossless: isLossless(plain),
    isLosslessCaptioned: isLossless(captioned),
    comesOff: offs.every(({ isExact }) => isExact),
    comesBack: kept.original === "kept" && offs.at(-1)?.isOriginal === true,
    reason: isLossless(plain) ? null : (plain.code ?? plain.fallbackReason ?? `${plain.method} as planned`),
    wrong: offs.flatMap(({ wrong }) => wrong),
  };
}

function isLossless({ method }: FrameReport): boolean {
  return method === "lossless-jpeg";
}

interface TakenOff {
  readonly isExact: boolean;
  readonly isOriginal: boolean;
  readonly wrong: readonly string[];
}

async function takenOff(original: Uint8Array, whole: Uint8Array, report: FrameReport): Promise<TakenOff> {
  const back = await unframe(Uint8Array.from(await readFile(report.output ?? "")));
  const claimsOriginal = report.original === "kept";
  if ("refusal" in back)
    return { isExact: false, isOriginal: false, wrong: [`lossless, but its frame stays: ${back.refusal}`] };
  const isOriginal = Buffer.compare(back.photo, original) === 0;
  const wrong = [
    ...(claimsOriginal && !isOriginal ? ["the original is said to be kept, and does not come back"] : []),
    ...(back.isOriginal && !isOriginal ? ["another file is called the original"] : []),
  ];
  return { isExact: isOriginal || haveSameCoefficients(whole, back.photo), isOriginal, wrong };
}

/** Compares all coefficients, those beyond the edges included. */
function haveSameCoefficients(one: Uint8Array, other: Uint8Array): boolean {
  const [first, second] = [readCoefficients(one), readCoefficients(other)];
  const isSame = first.every(({ coefficients }, index) => {
    const others = second[index]?.coefficients ?? new Int16Array();
    return Buffer.compare(new Uint8Array(coefficients.buffer), new Uint8Array(others.buffer)) === 0;
  });
  return isSame && first.length > 0 && first.length === second.length;
}

/** Reads a JPEG's coefficients; none of a damaged one. */
function readCoefficients(file: Uint8Array): readonly Plane[] {
  try {
    return coefficientsOf(file);
  } catch {
    return [];
  }
}

function pixelsOf(file: Uint8Array): number {
  const found = probe(file);
  return found.status === "photo" ? found.header.coded.width * found.header.coded.height : 0;
}

async function hasCamera(file: Uint8Array): Promise<boolean> {
  const found = probe(file);
  if (found.status !== "photo") return false;
  return cameraDataFrom(await readTags(file, found.header, cameraTags())).camera !== undefined;
}

/** Judges as libjpeg does, whose warnings end the decoding here. */
async function isSound(file: Uint8Array): Promise<boolean> {
  const found = probe(file);
  if (found.status !== "photo" || found.header.components === 4) return false;
  return sharp(file, { failOn: "warning", limitInputPixels: false })
    .stats()
    .then(
      () => true,
      () => false,
    );
}
