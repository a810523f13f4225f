/** The server in a separate process, which can be killed. */
import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "vite";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));

export interface ServerProcess {
  readonly origin: string;
  /** Ends the process like a power cut. */
  readonly kill: () => Promise<void>;
  /** Ends the process like an operator. @returns the exit code */
  readonly stop: () => Promise<unknown>;
}

const built = new Map<string, Promise<string>>();

/**
 * Builds the program, which starts in half its sources' time, once for all specs of a process.
 * @param name a folder in `dist`
 * @returns the program's path
 */
export function buildProgram(name = `specs-${process.env["VITEST_POOL_ID"] ?? ""}`): Promise<string> {
  const program = built.get(name) ?? buildInto(join(ROOT, "dist", name));
  built.set(name, program);
  return program;
}

async function buildInto(outDir: string): Promise<string> {
  await build({ root: ROOT, logLevel: "warn", build: { outDir, emptyOutDir: true } });
  return join(outDir, "main.js");
}

/** Bundles a program of specs, which starts in a sixth of its sources' time. @returns the program's path */
export async function bundled(source: string): Promise<string> {
  const name = basename(source, ".ts");
  const outDir = join(ROOT, "dist", `specs-${process.env["VITEST_POOL_ID"] ?? ""}-${name}`);
  const rolldownOptions = { input: source };
  await build({ root: ROOT, logLevel: "warn", build: { outDir, emptyOutDir: true, rolldownOptions } });
  return join(outDir, `${name}.js`);
}

/**
 * @param through a program that becomes the server, with its arguments
 * @throws {Error} with its output, when it ends instead of listening
 */
export async function startProcess(
  program: string,
  environment: Readonly<Record<string, string>>,
  through: readonly string[] = [],
): Promise<ServerProcess> {
  const env = { PATH: process.env["PATH"], PORT: "0", ...environment };
  const [command, ...words] = [...through, process.execPath, program];
  const child = spawn(command ?? process.execPath, words, { env, stdio: ["ignore", "pipe", "pipe"] });
  return {
    origin: await originOf(child),
    kill: async () => void (await end(child, "SIGKILL")),
    stop: () => end(child, "SIGTERM"),
  };
}

async function originOf(child: ChildProcess): Promise<string> {
  let said = "";
  return new Promise((resolve, reject) => {
    const listen = (bytes: Buffer): void => {
      said += bytes.toString();
      const origin = /^Matte is at (http:\/\/127\.0\.0\.1:\d+)$/m.exec(said)?.[1];
      if (origin !== undefined) resolve(origin);
    };
    child.stdout?.on("data", listen);
    child.stderr?.on("data", listen);
    child.once("close", () => reject(new Error(`The server ended: ${said}`)));
  });
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<unknown> {
  if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
  const closed = once(child, "close");
  child.kill(signal);
  return (await closed)[0];
}
