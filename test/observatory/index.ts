/** Mozilla's HTTP Observatory, run on this machine. */
import { execFile } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import type { Front } from "./front.ts";

const SCAN = fileURLToPath(new URL("scan.mjs", import.meta.url));

export interface Judgement {
  readonly grade: string;
  readonly score: number;
  /** What each test came to, by its name. */
  readonly results: Readonly<Record<string, string>>;
}

interface Scan {
  readonly scan: { readonly grade: string; readonly score: number };
  readonly tests: Readonly<Record<string, { readonly result: string }>>;
}

/** @see https://developer.mozilla.org/en-US/observatory/docs/tests_and_scoring */
export async function judge({ origin, certificate }: Front): Promise<Judgement> {
  const folder = mkdtempSync(join(tmpdir(), "matte-observatory-"));
  const authority = join(folder, "certificate.pem");
  try {
    writeFileSync(authority, certificate);
    const env = { ...process.env, NODE_EXTRA_CA_CERTS: authority };
    const { stdout } = await promisify(execFile)(process.execPath, [SCAN, new URL(origin).host], { env });
    // The program prints nothing else.
    const { scan, tests } = JSON.parse(stdout) as Scan;
    const results = Object.entries(tests).map(([name, { result }]) => [name, result] as const);
    return { grade: scan.grade, score: scan.score, results: Object.fromEntries(results) };
  } finally {
    rmSync(folder, { recursive: true });
  }
}
