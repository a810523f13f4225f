/**
 * Content Credentials: `npm run bench -- credentials`. The command's route frames 24 MP photos without credentials of
 * their own, unsigned and signed in turn. A signature may take 50 ms and 40 KB more.
 */
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DEFAULT_SETTINGS } from "@matte/engine";
import type { StoredSigner } from "@matte/credentials/node";
import { kindJpegPath, KIND_NAMES } from "../test/photos/index.ts";
import { type Pair, recordFigure } from "./lib/figures.ts";
import { median } from "./lib/statistics.ts";
import { table } from "./lib/table.ts";

const MEGAPIXELS = 24;
const MOST_MS = 50;
const MOST_BYTES = 40 * 1024;

interface Export {
  readonly time: number;
  readonly length: number;
}

export async function benchCredentials(runs: number): Promise<void> {
  const signer = await signerOfBench();
  const rows: string[][] = [];
  const over: string[] = [];
  const all: Pair[] = [];
  for (const kind of KIND_NAMES) {
    const photo = new Uint8Array(await readFile(await kindJpegPath(kind, MEGAPIXELS)));
    await exported(photo, signer);
    const pairs: Pair[] = [];
    let bytes = 0;
    for (let run = 0; run < runs; run += 1) {
      const plain = await exported(photo, null);
      const signed = await exported(photo, signer);
      pairs.push({ value: signed.time, baseline: plain.time });
      bytes = signed.length - plain.length;
    }
    const more = pairs.map(({ value, baseline }) => value - baseline);
    if (median(more) > MOST_MS || bytes > MOST_BYTES) over.push(kind);
    rows.push([
      kind,
      ms(median(pairs.map(({ baseline }) => baseline))),
      ms(median(more)),
      ms(Math.max(...more)),
      String(bytes),
    ]);
    all.push(...pairs);
  }
  recordFigure({ name: `signed export, ${MEGAPIXELS} MP`, unit: "ms" }, all);
  console.log(`\nLossless exports of ${MEGAPIXELS} MP, unsigned and signed in turn (${runs} runs)\n`);
  console.log(table([["photo", "unsigned", "signed, more", "worst", "bytes more"], ...rows]));
  if (over.length > 0) throw new Error(`More than ${MOST_MS} ms or ${MOST_BYTES} bytes: ${over.join(", ")}`);
}

async function exported(photo: Uint8Array<ArrayBuffer>, signer: StoredSigner | null): Promise<Export> {
  const { framePhoto } = await import("../apps/cli/src/frame-photo.ts");
  const start = performance.now();
  const framed = await framePhoto(
    {
      photo: "photo",
      bytes: photo,
      output: null,
      followLinks: true,
      skipFramed: false,
      position: { number: 1, count: 1 },
      texts: {},
    },
    { settings: DEFAULT_SETTINGS, plan: "pro", ...(signer && { signer }) },
  );
  if (framed?.method !== "lossless-jpeg") throw new Error("Not framed losslessly");
  return { time: performance.now() - start, length: framed.length };
}

async function signerOfBench(): Promise<StoredSigner> {
  const { createAuthority, createSigner } = await import("../packages/credentials/authority.ts");
  const { readSigner } = await import("@matte/credentials/node");
  const folder = await mkdtemp(join(tmpdir(), "matte-bench-signer-"));
  try {
    const { pem } = await createSigner(await createAuthority(), { subject: "O=Gallery Ltd" });
    const files = { certificate: join(folder, "certificate.pem"), key: join(folder, "key.pem") };
    await writeFile(files.certificate, pem.certificate, { mode: 0o600 });
    await writeFile(files.key, pem.key, { mode: 0o600 });
    return await readSigner(files);
  } finally {
    await rm(folder, { recursive: true });
  }
}

function ms(time: number): string {
  return `${time.toFixed(1)} ms`;
}
