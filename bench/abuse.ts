/**
 * A stranger's waiting times while one Free account and one visitor do their allowed worst, next to the times without
 * them in the same run. `npm run bench -- abuse`.
 */
import { fork } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import sharp from "sharp";
import { startMailbox } from "../test/mail/index.ts";
import { ABUSES, type Abuse } from "./lib/abuses.ts";
import { signInMany, type Person } from "./lib/people.ts";
import { startProcess, type ServerProcess } from "./lib/server-process.ts";
import { median } from "./lib/statistics.ts";
import { table } from "./lib/table.ts";

const MAIN = fileURLToPath(new URL("../apps/server/dist/main.js", import.meta.url));
const ATTACKER = fileURLToPath(new URL("lib/attacker.ts", import.meta.url));
/**
 * V8 collects after a tenth of heap growth, so that memory is what the server holds: by default the heap doubles
 * before.
 */
const COLLECT_EARLY = "--heap-growing-percent=10";
/** Duration per abuse, and for the quiet before it. */
const QUIET_MS = 4000;
const ABUSE_MS = 15_000;
const PAUSE_MS = 100;
/** The stranger uploads with every so many other requests. */
const UPLOAD_EVERY = 10;

/**
 * Measures a server with its default limits; TRUST_PROXY gives the attacker and the stranger separate addresses.
 * @param only a single abuse's name
 */
export async function benchAbuse(only?: string): Promise<void> {
  const rows = [["abuse", "request", "quiet median", "median", "worst", "5xx", "429", "memory"]];
  const measured: Measured[] = [];
  for (const abuse of ABUSES.filter(({ name }) => only === undefined || name === only))
    measured.push(...(await measure(abuse)));
  rows.push(...measured.map(rowOf));
  console.log("\nA stranger during abuse: times against the quiet before it, memory against that before the abuse\n");
  console.log(table(rows));
  const beyond = measured.filter(isBeyondLimits).map(({ abuse, kind }) => `${abuse}, ${kind}`);
  console.log(beyond.length === 0 ? "\nAll within the limits." : `\nBeyond the limits: ${beyond.join("; ")}`);
  if (beyond.length > 0) process.exitCode = 1;
}

/** Limits for the stranger's median and the server's memory, relative to the quiet. */
const [SLOWEST, MOST_MEMORY] = [3, 1.3];

function isBeyondLimits({ quiet, during, memory, errors }: Measured): boolean {
  return median(during) > SLOWEST * median(quiet) || memory > MOST_MEMORY || errors > 0;
}

/** One kind of stranger's request during an abuse. */
interface Measured {
  readonly abuse: string;
  readonly kind: Kind;
  /** Milliseconds. */
  readonly quiet: readonly number[];
  readonly during: readonly number[];
  /** Answers 5xx. */
  readonly errors: number;
  /** Answers 429. */
  readonly refusals: number;
  /** Most during the abuse, relative to before. */
  readonly memory: number;
}

async function measure(abuse: Abuse): Promise<Measured[]> {
  const folder = mkdtempSync(join(tmpdir(), "matte-abuse-"));
  const [stranger, mallory] = await signInMany({ databaseUrl: null, dataDir: folder }, 2);
  const mailbox = await startMailbox();
  const environment = { DATA_DIR: folder, PORT: "0", TRUST_PROXY: "127.0.0.1", SMTP_URL: mailbox.url };
  const server = await startProcess([COLLECT_EARLY, MAIN], environment);
  try {
    await visit(server, stranger!, QUIET_MS);
    const quiet = await visit(server, stranger!, QUIET_MS);
    const memory = server.memory();
    const stop = await startAttack(abuse, server, mallory!);
    const [during, peak] = await Promise.all([visit(server, stranger!, ABUSE_MS), peakMemory(server, ABUSE_MS)]);
    stop();
    return KINDS.map((kind) => measuredOf(abuse.name, kind, quiet, during, peak / memory));
  } finally {
    await server.stop();
    await mailbox.stop();
    rmSync(folder, { recursive: true });
  }
}

/** @returns a function that ends it */
async function startAttack({ name }: Abuse, { origin }: ServerProcess, { uid, cookie }: Person): Promise<() => void> {
  const attacker = fork(ATTACKER, [name, origin, uid, cookie]);
  await once(attacker, "message");
  return () => attacker.kill("SIGKILL");
}

const KINDS = ["session", "document", "page", "upload"] as const;
type Kind = (typeof KINDS)[number];

interface Answer {
  readonly kind: Kind;
  readonly status: number;
  readonly ms: number;
}

/** Requests one after another, with pauses, as a page does. */
async function visit({ origin }: ServerProcess, { uid, cookie }: Person, forMs: number): Promise<Answer[]> {
  const answers: Answer[] = [];
  const headers = { cookie, "x-forwarded-for": "192.0.2.1" };
  const ask = async (kind: Kind, path: string, init: RequestInit = {}): Promise<void> => {
    const start = performance.now();
    const response = await fetch(`${origin}${path}`, { ...init, headers });
    await response.arrayBuffer();
    answers.push({ kind, status: response.status, ms: performance.now() - start });
  };
  const end = performance.now() + forMs;
  for (let turn = 0; performance.now() < end; turn++) {
    await ask("session", "/api/session");
    await ask("document", `/api/users/${uid}`);
    await ask("page", "/");
    if (turn % UPLOAD_EVERY === 0) await ask("upload", "/upload/save.php", { method: "POST", body: await newUpload() });
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
  return answers;
}

/** A small preview, different each time. */
async function newUpload(): Promise<FormData> {
  const noise = { type: "gaussian", mean: 128, sigma: 30 } as const;
  const bytes = await sharp({ create: { width: 400, height: 300, channels: 3, noise, background: "grey" } })
    .jpeg()
    .toBuffer();
  const body = new FormData();
  body.append("kind", "original");
  body.append("file", new File([new Uint8Array(bytes)], "photo.jpg", { type: "image/jpeg" }));
  return body;
}

async function peakMemory(server: ServerProcess, forMs: number): Promise<number> {
  let peak = 0;
  for (const end = performance.now() + forMs; performance.now() < end;) {
    peak = Math.max(peak, server.memory());
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
  return peak;
}

function measuredOf(
  abuse: string,
  kind: Kind,
  quiet: readonly Answer[],
  during: readonly Answer[],
  memory: number,
): Measured {
  const timesOf = (answers: readonly Answer[]): number[] =>
    answers.filter((answer) => answer.kind === kind).map(({ ms }) => ms);
  const count = (from: number, to: number): number =>
    during.filter((answer) => answer.kind === kind && answer.status >= from && answer.status < to).length;
  const counts = { errors: count(500, 600), refusals: count(429, 430) };
  return { abuse, kind, quiet: timesOf(quiet), during: timesOf(during), ...counts, memory };
}

function rowOf({ abuse, kind, quiet, during, errors, refusals, memory }: Measured): string[] {
  return [
    abuse,
    kind,
    `${median(quiet).toFixed(1)} ms`,
    `${median(during).toFixed(1)} ms (${(median(during) / median(quiet)).toFixed(1)} x)`,
    `${Math.max(...during).toFixed(0)} ms`,
    String(errors),
    String(refusals),
    `${memory.toFixed(2)} x`,
  ];
}
