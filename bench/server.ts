/**
 * User documents under load: reads and ten-write batches per second, on both databases, compared with a bare Fastify
 * route in the same run. Every request has a session; every batch is new, and on disk when answered.
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
import { recordFigure } from "./lib/figures.ts";
import { median } from "./lib/statistics.ts";
import { table } from "./lib/table.ts";

const READ = "Read a document";
const WRITE = "Write a batch";
const CONNECTIONS = 32;
const ROUND_S = 3;
const WRITES_PER_BATCH = 10;
/** Highest processor time for reading a document from SQLite, relative to the bare route: 45 µs if it takes 11. */
const READ_LIMIT = 4.1;

const MAIN = fileURLToPath(new URL("../apps/server/dist/main.js", import.meta.url));
const BARE = fileURLToPath(new URL("lib/bare-server.ts", import.meta.url));

/** One kind of request to one server. */
interface Load {
  readonly name: string;
  readonly server: ServerProcess;
  readonly options: Options;
}

export async function benchServer(runs: number): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "matte-bench-"));
  const postgres = await startPostgres({ durable: true });
  const bare = await startProcess(["--import", "tsx", BARE]);
  const sqlite = await startMatte({ databaseUrl: null, dataDir: folder });
  const other = await startMatte({ databaseUrl: await postgres.newDatabase(), dataDir: folder });
  try {
    await compare(READ, runs, [bareLoad(bare, "GET"), readLoad("SQLite", sqlite), readLoad("PostgreSQL", other)]);
    await compare(WRITE, runs, [bareLoad(bare, "POST"), writeLoad("SQLite", sqlite), writeLoad("PostgreSQL", other)]);
  } finally {
    await Promise.all([bare, sqlite, other].map(({ stop }) => stop()));
    await postgres.stop();
    rmSync(folder, { recursive: true });
  }
}

interface Matte extends ServerProcess {
  /** One per connection. */
  readonly people: readonly Person[];
}

async function startMatte(place: DatabasePlace): Promise<Matte> {
  const people = await signInMany(place, CONNECTIONS);
  const environment = { DATA_DIR: place.dataDir, DATABASE_URL: place.databaseUrl ?? "", PORT: "0" };
  return { people, ...(await startProcess([MAIN], { ...environment, RATE_LIMIT_REQUESTS: "0" })) };
}

function bareLoad(server: ServerProcess, method: "GET" | "POST"): Load {
  const body = { body: JSON.stringify({ writes: newWrites("") }), headers: { "content-type": "application/json" } };
  const url = `${server.origin}/bare`;
  return { name: "bare Fastify", server, options: { url, method, ...(method === "POST" ? body : {}) } };
}

function readLoad(name: string, server: Matte): Load {
  return {
    name,
    server,
    options: requests(server, ({ uid, cookie }) => ({
      method: "GET",
      path: `/api/users/${uid}`,
      headers: { cookie },
    })),
  };
}

function writeLoad(name: string, server: Matte): Load {
  const batch = ({ uid, cookie }: Person): Request => ({
    method: "POST",
    path: "/api/writes",
    headers: { cookie, "content-type": "application/json" },
    body: JSON.stringify({ writes: newWrites(uid) }),
  });
  return { name, server, options: requests(server, batch) };
}

/** Builds each request separately, for one user after another. */
function requests({ origin, people }: Matte, make: (person: Person) => Request): Options {
  let count = 0;
  return { url: origin, requests: [{ setupRequest: () => make(people[count++ % people.length]!) }] };
}

function newWrites(uid: string): object[] {
  return Array.from({ length: WRITES_PER_BATCH }, () => {
    return { id: randomUUID(), uid, changes: { preferences: { photoBy: "© Ada", locationText: "London" } } };
  });
}

async function compare(title: string, runs: number, loads: readonly Load[]): Promise<void> {
  // Warm-up: code running for the first time is slower.
  for (const load of loads) await measure(load);
  const rounds: Measured[][] = [];
  for (let run = 0; run < runs; run++) {
    const round: Measured[] = [];
    for (const load of loads) round.push(await measure(load));
    rounds.push(round);
  }
  loads.slice(1).forEach(({ name }, index) => {
    const pairs = rounds.map((round) => ({
      value: 1e6 / round[index + 1]!.forACore,
      baseline: 1e6 / round[0]!.forACore,
    }));
    const limit = title === READ && name === "SQLite" ? READ_LIMIT : undefined;
    recordFigure({ name: `${title}, ${name}, processor time`, unit: "µs", limit }, pairs);
  });
  const rows = loads.map(({ name }, index) =>
    row(
      name,
      rounds.map((round) => [round[index]!, round[0]!] as const),
    ),
  );
  console.log(
    `\n${title} (batches of ${WRITES_PER_BATCH} writes, ${runs} rounds of ${ROUND_S} s, ${CONNECTIONS} connections, medians)\n`,
  );
  console.log(table([["server", "a second", "of bare", "for a core's second", "p99"], ...rows]));
}

interface Measured extends Result {
  /** Requests per processor second, not counting the database and the load generator. */
  readonly forACore: number;
}

/** @throws for any status other than 200 */
async function measure({ name, server, options }: Load): Promise<Measured> {
  const before = server.cpuTime();
  const result = await autocannon({ connections: CONNECTIONS, duration: ROUND_S, ...options });
  const failures = result.non2xx + result.errors + result.timeouts;
  if (failures > 0) throw new Error(`${name}: ${failures} of ${result.requests.total} requests failed.`);
  return { ...result, forACore: result.requests.total / (server.cpuTime() - before) };
}

function row(name: string, pairs: readonly (readonly [Measured, Measured])[]): string[] {
  return [
    name,
    median(pairs.map(([own]) => own.requests.average)).toFixed(0),
    median(pairs.map(([own, bare]) => own.requests.average / bare.requests.average)).toFixed(2),
    median(pairs.map(([own]) => own.forACore)).toFixed(0),
    `${median(pairs.map(([own]) => own.latency.p99)).toFixed(0)} ms`,
  ];
}
