/** The built product on a free port, with a separate data folder, started as by `npm start`. */
import { execFile, spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";

export type Plan = "free" | "pro" | "studio";

export interface RunningProduct {
  readonly origin: string;
  /** Runs `npm run user -- set-plan`. */
  readonly setPlan: (email: string, plan: Plan) => Promise<void>;
  /** Stops the server and deletes its data. */
  readonly stop: () => Promise<void>;
}

const SERVER = fileURLToPath(new URL("../../apps/server/dist/main.js", import.meta.url));
const USER_COMMAND = fileURLToPath(new URL("../../apps/server/dist/user.js", import.meta.url));

/**
 * @param environment variables beyond a development server's
 * @throws when the server ends before it listens
 */
export async function startProduct(environment: NodeJS.ProcessEnv = {}): Promise<RunningProduct> {
  const dataDir = await mkdtemp(join(tmpdir(), "matte-product-"));
  const settings = { HOST: "127.0.0.1", PORT: "0", PUBLIC_URL: "", NODE_ENV: "test", DATA_DIR: dataDir };
  const env = { ...process.env, ...settings, ...environment };
  const server = spawn(process.execPath, [SERVER], { env, stdio: ["ignore", "pipe", "inherit"] });
  return {
    origin: await originOf(server),
    setPlan: async (email, plan) => {
      await promisify(execFile)(process.execPath, [USER_COMMAND, "set-plan", email, plan], { env });
    },
    stop: () => end(server, dataDir),
  };
}

async function end(server: ChildProcess, dataDir: string): Promise<void> {
  server.kill();
  if (server.exitCode === null) await once(server, "exit");
  await rm(dataDir, { recursive: true });
}

async function originOf(server: ChildProcess): Promise<string> {
  if (server.stdout === null) throw new Error("The server has no output.");
  for await (const line of createInterface(server.stdout)) {
    const origin = /^Matte is at (\S+)$/.exec(line)?.[1];
    if (origin !== undefined) return origin;
  }
  throw new Error("The server ended before it listened.");
}
