/**
 * User documents under load: reads, and batches of ten writes, each second, on both databases and beside a bare Fastify
 * route in the same run. Every request is signed in; every batch is new, and on the disk when it is answered.
 */
import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { fileURLToPath } from "node:url";
import { join } from "node:path";
import autocannon, { type Options, type Request, type Result } from "autocannon";
import { startPostgres } from "../test/postgres/index.ts";
import type { DatabasePlace } from "../apps/server/src/config/read.ts";
import { signInMany, type Person } from "./lib/people.ts";
import { startProcess, type ServerProcess } from "./lib/server-process.ts";
import { median } from "./lib/statistics.ts";
import { table } from "./lib/table.ts";

const CONNECTIONS = 32;
const ROUND_S = 3;
const WRITES_PER_BATCH = 10;

const MAIN = fileURLToPath(new URL("../apps/server/dist/main.js", import.meta.url));
const BARE = fileURLToPath(new URL("lib/bare-server.ts", import.meta.url));

/** One kind of request to one server. */
interface Load {
  readonly name: string;
  readonly options: Options;
}

export async function benchServer(runs: number): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "matte-bench-"));
  const postgres = await startPostgres({ durable: true });
  const bare = await startProcess(["--import", "tsx", BARE]);
  const sqlite = await startMatte({ databaseUrl: null, dataDir: folder });
  const other = await startMatte({ databaseUrl: await postgres.newDatabase(), dataDir: folder });
  try {
    await compare("Read a document", runs, [
      bareLoad(bare, "GET"),
      readLoad("SQLite", sqlite),
      readLoad("PostgreSQL", other),
    ]);
    await compare(`Write a batch of ${WRITES_PER_BATCH}`, runs, [
      bareLoad(bare, "POST"),
      writeLoad("SQLite", sqlite),
      writeLoad("PostgreSQL", other),
    ]);
  } finally {
    await Promise.all([bare, sqlite, other].map(({ stop }) => stop()));
    await postgres.stop();
    rmSync(folder, { recursive: true });
  }
}

interface Matte extends ServerProcess {
  /** One for each connection. */
  readonly people: readonly Person[];
}

async function startMatte(place: DatabasePlace): Promise<Matte> {
  const people = await signInMany(place, CONNECTIONS);
  const environment = { DATA_DIR: place.dataDir, DATABASE_URL: place.databaseUrl ?? "", PORT: "0" };
  return { people, ...(await startProcess([MAIN], { ...environment, RATE_LIMIT_REQUESTS: "0" })) };
}

function bareLoad({ origin }: ServerProcess, method: "GET" | "POST"): Load {
  const body = { body: JSON.stringify({ writes: newWrites("") }), headers: { "content-type": "application/json" } };
  return { name: "bare Fastify", options: { url: `${origin}/bare`, method, ...(method === "POST" ? body : {}) } };
}

function readLoad(name: string, { origin, people }: Matte): Load {
  return {
    name,
    options: requests(origin, people, ({ uid, cookie }) => ({
      method: "GET",
      path: `/api/users/${uid}`,
      headers: { cookie },
    })),
  };
}

function writeLoad(name: string, { origin, people }: Matte): Load {
  const batch = ({ uid, cookie }: Person): Request => ({
    method: "POST",
    path: "/api/writes",
    headers: { cookie, "content-type": "application/json" },
    body: JSON.stringify({ writes: newWrites(uid) }),
  });
  return { name, options: requests(origin, people, batch) };
}

/** Each request is made anew, for one person after the other. */
function requests(url: string, people: readonly Person[], make: (person: Person) => Request): Options {
  let count = 0;
  return { url, requests: [{ setupRequest: () => make(people[count++ % people.length]!) }] };
}

function newWrites(uid: string): object[] {
  return Array.from({ length: WRITES_PER_BATCH }, () => {
    return { id: randomUUID(), uid, changes: { preferences: { photoBy: "© Ada", locationText: "London" } } };
  });
}

async function compare(title: string, runs: number, loads: readonly Load[]): Promise<void> {
  const rounds: Result[][] = [];
  for (let run = 0; run < runs; run++) {
    const round: Result[] = [];
    for (const load of loads) round.push(await measure(load));
    rounds.push(round);
  }
  const rows = loads.map(({ name }, index) =>
    row(
      name,
      rounds.map((round) => [round[index]!, round[0]!] as const),
    ),
  );
  console.log(`\n${title} (${runs} rounds of ${ROUND_S} s, ${CONNECTIONS} connections, medians)\n`);
  console.log(table([["server", "a second", "of bare", "p99"], ...rows]));
}

/** @throws when anything was answered but 200 */
async function measure({ name, options }: Load): Promise<Result> {
  const result = await autocannon({ connections: CONNECTIONS, duration: ROUND_S, ...options });
  const failures = result.non2xx + result.errors + result.timeouts;
  if (failures > 0) throw new Error(`${name}: ${failures} of ${result.requests.total} requests failed.`);
  return result;
}

function row(name: string, pairs: readonly (readonly [Result, Result])[]): string[] {
  return [
    name,
    median(pairs.map(([own]) => own.requests.average)).toFixed(0),
    median(pairs.map(([own, bare]) => own.requests.average / bare.requests.average)).toFixed(2),
    `${median(pairs.map(([own]) => own.latency.p99)).toFixed(0)} ms`,
  ];
}
