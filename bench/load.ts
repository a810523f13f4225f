/**
 * The server under load, as one process with SQLite and a folder: uploads, downloads, pages, and its memory over a hundred
 * thousand requests. `npm run bench -- load --requests 100000`.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import autocannon, { type Options, type Result } from "autocannon";
import sharp from "sharp";
import { signInMany, type Person } from "./lib/people.ts";
import { startProcess, type ServerProcess } from "./lib/server-process.ts";
import { median, percentile } from "./lib/statistics.ts";
import { table } from "./lib/table.ts";

const CONNECTIONS = 16;
const ROUND_S = 5;
const WARM_UP_S = 2;
const UPLOADS = 200;
/** Uploads at once by four browsers. */
const SENDERS = 8;
const STEPS = 10;

const MAIN = fileURLToPath(new URL("../apps/server/dist/main.js", import.meta.url));

/** @param requests while measuring memory */
export async function benchLoad(requests: number): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "matte-load-"));
  const people = await signInMany({ databaseUrl: null, dataDir: folder }, CONNECTIONS);
  const limits = { RATE_LIMIT_REQUESTS: "0", RATE_LIMIT_UPLOADS: "0", UPLOAD_QUOTA_MB: "0" };
  const server = await startProcess([MAIN], { DATA_DIR: folder, PORT: "0", ...limits });
  try {
    const picture = await measureUploads(server, people);
    await measureReads(server, people, picture);
    await watchMemory(server, people, requests);
  } finally {
    await server.stop();
    rmSync(folder, { recursive: true });
  }
}

/** Encodes a large export: a JPEG with a long side of 4,096 px. */
async function newPicture(seed: number): Promise<Buffer> {
  const noise = { type: "gaussian", mean: 96 + (seed % 64), sigma: 12 } as const;
  const create = { width: 4096, height: 2731, channels: 3, noise } as const;
  return sharp({ create: { ...create, background: "grey" } })
    .blur(2)
    .jpeg({ quality: 90 })
    .toBuffer();
}

/** @returns the URL of an uploaded picture, and its owner */
async function measureUploads(server: ServerProcess, people: readonly Person[]): Promise<Picture> {
  // Each user sends each picture once: the server stores a user's equal pictures once.
  const pictures: Buffer[] = [];
  while (pictures.length * people.length < UPLOADS) pictures.push(await newPicture(pictures.length));
  const times: number[] = [];
  let bytes = 0;
  let next = 0;
  let last: Picture | undefined;
  const send = async (): Promise<void> => {
    for (let turn = next++; turn < UPLOADS; turn = next++) {
      const person = people[turn % people.length]!;
      const file = pictures[Math.floor(turn / people.length)]!;
      const start = performance.now();
      last = { person, url: await upload(server, person, file) };
      times.push(performance.now() - start);
      bytes += file.length;
    }
  };
  const start = performance.now();
  const cpu = server.cpuTime();
  await Promise.all(Array.from({ length: SENDERS }, send));
  const seconds = (performance.now() - start) / 1000;
  console.log(`\nUploads (${UPLOADS} pictures of 11 megapixels, ${SENDERS} at once)\n`);
  const head = ["MB a second", "pictures a second", "median", "p99", "server's own seconds"];
  const cells = [bytes / 1e6 / seconds, UPLOADS / seconds].map((value) => value.toFixed(1));
  const waits = [median(times), percentile(times, 0.99)].map((value) => `${value.toFixed(0)} ms`);
  console.log(table([head, [...cells, ...waits, (server.cpuTime() - cpu).toFixed(1)]]));
  if (last === undefined) throw new Error("Nothing was sent.");
  return last;
}

interface Picture {
  readonly person: Person;
  readonly url: string;
}

async function upload({ origin }: ServerProcess, { cookie }: Person, file: Buffer): Promise<string> {
  const body = new FormData();
  body.append("kind", "matte");
  body.append("file", new File([new Uint8Array(file)], "matte.jpeg", { type: "image/jpeg" }));
  const response = await fetch(`${origin}/upload/save.php`, { method: "POST", headers: { cookie }, body });
  if (!response.ok) throw new Error(`An upload was answered ${response.status}: ${await response.text()}`);
  return ((await response.json()) as { url: string }).url;
}

async function measureReads(server: ServerProcess, people: readonly Person[], picture: Picture): Promise<void> {
  const reads: readonly (readonly [name: string, options: Options])[] = [
    ["a user document", documents(server, people)],
    ["a picture", { url: `${server.origin}${picture.url}`, headers: { cookie: picture.person.cookie } }],
    ["the landing page", { url: server.origin }],
    ["a session", { url: `${server.origin}/api/session`, headers: { cookie: people[0]!.cookie } }],
  ];
  const rows: string[][] = [];
  for (const [name, options] of reads) {
    // Warm-up: code running for the first time is slower.
    await run({ ...options, duration: WARM_UP_S });
    const cpu = server.cpuTime();
    const result = await run({ ...options, duration: ROUND_S });
    rows.push(row(name, result, server.cpuTime() - cpu));
  }
  console.log(`\nReads (${ROUND_S} s each, ${CONNECTIONS} connections)\n`);
  console.log(table([["what", "a second", "for a core's second", "MB a second", "median", "p99"], ...rows]));
}

/** @param cpuTime the server's processor time for these requests, in seconds */
function row(name: string, { requests, throughput, latency }: Result, cpuTime: number): string[] {
  const megabytes = (throughput.average / 1e6).toFixed(1);
  const counts = [requests.average, requests.total / cpuTime].map((count) => count.toFixed(0));
  return [name, ...counts, megabytes, `${latency.p50} ms`, `${latency.p99} ms`];
}

function documents({ origin }: ServerProcess, people: readonly Person[]): Options {
  let turn = 0;
  const setupRequest = () => {
    const { uid, cookie } = people[turn++ % people.length]!;
    return { method: "GET" as const, path: `/api/users/${uid}`, headers: { cookie } };
  };
  return { url: origin, requests: [{ setupRequest }] };
}

/** A process that leaks per request grows for ever; others grow until the heap has its working size. */
async function watchMemory(server: ServerProcess, people: readonly Person[], requests: number): Promise<void> {
  const sizes: number[] = [];
  for (let step = 0; step < STEPS; step++) {
    await run({ ...documents(server, people), amount: Math.ceil(requests / STEPS) });
    sizes.push(server.memory());
  }
  const [early, late] = [sizes.slice(2, 5), sizes.slice(-3)].map(median);
  console.log(
    `\nMemory over ${requests} requests, MB after each tenth: ${sizes.map((size) => size.toFixed(0)).join(" ")}`,
  );
  console.log(`From the third to fifth tenth to the last three: ${((100 * late!) / early! - 100).toFixed(1)} %`);
}

/** @throws for any status other than 200 */
async function run(options: Options): Promise<Result> {
  const result = await autocannon({ connections: CONNECTIONS, ...options });
  const failures = result.non2xx + result.errors + result.timeouts;
  if (failures > 0) throw new Error(`${failures} of ${result.requests.total} requests failed.`);
  return result;
}
