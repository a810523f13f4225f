/**
 * Content Credentials: `npm run bench -- credentials`. The command line frames 24 MP photos of eight kinds, without
 * credentials of their own, unsigned and signed in turn. A signature may take 50 ms and 40 KB more for a photo; the
 * time has a share of what a call needs once, to load the code and try the key.
 */
import { execFile } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { writeAccount } from "../test/e2e/support/command-line.ts";
import { kindJpegPath, KIND_NAMES } from "../test/photos/index.ts";
import { PROGRAM } from "./lib/command-runs.ts";
import { type Pair, recordFigure } from "./lib/figures.ts";
import { median } from "./lib/statistics.ts";
import { table } from "./lib/table.ts";

const MEGAPIXELS = 24;
const MOST_MS = 50;
const MOST_BYTES = 40 * 1024;

/** Line that the command prints. */
interface FrameReport {
  readonly method: string;
  readonly length: number;
}

interface Call {
  /** Milliseconds for a photo. */
  readonly time: number;
  readonly lengths: readonly number[];
}

export async function benchCredentials(runs: number): Promise<void> {
  const root = await mkdtemp(join(tmpdir(), "matte-bench-credentials-"));
  try {
    await writeAccount(root, "pro");
    const photos = await Promise.all(KIND_NAMES.map((kind) => kindJpegPath(kind, MEGAPIXELS)));
    const signer = await signerOptions(root);
    await call(root, photos, signer);
    const pairs: Pair[] = [];
    let bytes = 0;
    for (let run = 0; run < runs; run += 1) {
      const plain = await call(root, photos, []);
      const signed = await call(root, photos, signer);
      pairs.push({ value: signed.time, baseline: plain.time });
      bytes = Math.max(...signed.lengths.map((length, at) => length - (plain.lengths[at] ?? 0)));
    }
    report(pairs, bytes);
  } finally {
    await rm(root, { recursive: true });
  }
}

function report(pairs: readonly Pair[], bytes: number): void {
  recordFigure({ name: `signed export, ${MEGAPIXELS} MP`, unit: "ms" }, pairs);
  const more = pairs.map(({ value, baseline }) => value - baseline);
  const ms = (time: number): string => `${time.toFixed(1)} ms`;
  const unsigned = ms(median(pairs.map(({ baseline }) => baseline)));
  console.log(`\nLossless exports of ${MEGAPIXELS} MP, a photo: unsigned and signed in turn (${pairs.length} runs)\n`);
  const row = [unsigned, ms(median(more)), ms(Math.max(...more)), String(bytes)];
  console.log(table([["unsigned", "signed, more", "worst", "bytes more"], row]));
  if (median(more) > MOST_MS || bytes > MOST_BYTES) throw new Error("Signing takes more than it may.");
}

async function call(root: string, photos: readonly string[], options: readonly string[]): Promise<Call> {
  const args = [PROGRAM, "frame", "--json", "--force", "--jobs", "1", "--out", join(root, "out"), ...options];
  const env = { ...process.env, XDG_CONFIG_HOME: root };
  const start = performance.now();
  const printed = await new Promise<string>((resolve, reject) => {
    execFile(process.execPath, [...args, "--", ...photos], { env, maxBuffer: 2 ** 28 }, (error, stdout) =>
      error === null ? resolve(stdout) : reject(new Error("The command line failed.", { cause: error })),
    );
  });
  const time = (performance.now() - start) / photos.length;
  const lines = printed.split("\n").filter((line) => line !== "");
  const reports = lines.map((line) => JSON.parse(line) as FrameReport);
  if (reports.some(({ method }) => method !== "lossless-jpeg")) throw new Error("Not framed losslessly");
  return { time, lengths: reports.map(({ length }) => length) };
}

async function signerOptions(root: string): Promise<readonly string[]> {
  const { createAuthority, createSigner } = await import("../packages/credentials/authority.ts");
  const { pem } = await createSigner(await createAuthority(), { subject: "O=Gallery Ltd" });
  const files = { certificate: join(root, "certificate.pem"), key: join(root, "key.pem") };
  await writeFile(files.certificate, pem.certificate, { mode: 0o600 });
  await writeFile(files.key, pem.key, { mode: 0o600 });
  return ["--credentials", files.certificate, "--credentials-key", files.key];
}
