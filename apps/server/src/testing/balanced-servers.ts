/** Two load-balanced servers sharing a database, for one test file. */
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { startPostgres } from "../../../../test/postgres/index.ts";
import { freePort } from "../../../../test/product/free-port.ts";
import type { Db } from "../db/schema.ts";
import { openOrFail } from "./each-database.ts";
import { startFakeIssuer, type FakeIssuer } from "./fake-issuer.ts";
import { forSuite, type Keep } from "./for-suite.ts";
import { startRoundRobin, type RoundRobin } from "./round-robin.ts";
import { buildProgram, startProcess, type ServerProcess } from "./server-process.ts";
import { stripeEnvironment } from "./stripe/account.ts";
import type { FakeStripe } from "./stripe/fake-state.ts";
import { startFakeStripe } from "./stripe/fake-stripe.ts";

export interface BalancedServers {
  /** The load balancer's origin. */
  readonly origin: string;
  readonly servers: readonly ServerProcess[];
  /** Stops a server and starts another one, like a rolling restart. @returns the old one's exit code */
  readonly restart: (index: number) => Promise<unknown>;
  readonly db: Db;
  readonly issuer: FakeIssuer;
  readonly stripe: FakeStripe;
}

type Surroundings = Pick<BalancedServers, "issuer" | "stripe"> & {
  readonly databaseUrl: string;
  readonly dataDir: string;
  readonly balancer: RoundRobin;
  readonly program: string;
};

const SERVERS = 2;

/** @param limits further environment variables for the servers */
export function balancedServers(limits: Readonly<Record<string, string>>): () => BalancedServers {
  return forSuite(async (keep) => {
    const around = await startSurroundings(keep);
    const start = (): Promise<ServerProcess> => startBalanced(around, limits, keep);
    const servers = await Promise.all(Array.from({ length: SERVERS }, start));
    const { balancer, issuer, stripe } = around;
    return {
      origin: balancer.origin,
      servers,
      restart: async (index) => {
        const old = servers[index];
        const code = await old?.stop();
        balancer.remove(old?.origin ?? "");
        servers[index] = await start();
        return code;
      },
      db: await keep(openOrFail(around), (db) => db.destroy()),
      issuer,
      stripe,
    };
  }, 120_000);
}

async function startSurroundings(keep: Keep): Promise<Surroundings> {
  const dataDir = await keep(mkdtemp(join(tmpdir(), "matte-many-")), (folder) => rmSync(folder, { recursive: true }));
  const [postgres, issuer, stripe, balancer, program] = await Promise.all([
    keep(startPostgres(), ({ stop }) => stop()),
    keep(startFakeIssuer(), ({ stop }) => stop()),
    keep(startFakeStripe(), ({ stop }) => stop()),
    keep(startRoundRobin(), ({ stop }) => stop()),
    buildProgram("many/server/dist"),
  ]);
  writePages(join(dirname(program), "..", "..", "web", "dist"));
  return { databaseUrl: await postgres.newDatabase(), dataDir, issuer, stripe, balancer, program };
}

function writePages(folder: string): void {
  mkdirSync(folder, { recursive: true });
  for (const name of ["index.html", "404.html"])
    writeFileSync(join(folder, name), "<!doctype html><title>Matte</title>");
}

async function startBalanced(
  { balancer, program, ...around }: Surroundings,
  limits: Readonly<Record<string, string>>,
  keep: Keep,
): Promise<ServerProcess> {
  const port = await freePort();
  const { issuer, stripe, databaseUrl, dataDir } = around;
  const environment = {
    DATABASE_URL: databaseUrl,
    // A shared folder replaces S3.
    DATA_DIR: dataDir,
    PORT: String(port),
    PUBLIC_URL: balancer.origin,
    TRUST_PROXY: "127.0.0.1",
    STOP_DELAY_S: "3",
    OIDC_ISSUER: issuer.url,
    GOOGLE_CLIENT_ID: issuer.clientId,
    GOOGLE_CLIENT_SECRET: "word",
    ...stripeEnvironment(stripe),
    ...limits,
  };
  const server = await keep(startProcess(program, environment), ({ kill }) => kill());
  // The server prints the load balancer's URL.
  const origin = `http://127.0.0.1:${port}`;
  await balancer.add(origin);
  return { ...server, origin };
}
