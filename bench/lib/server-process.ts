/** A server in a separate process, so that measuring takes none of its processor time. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { cpuTimeOf, memoryOf } from "./process-cost.ts";

export interface ServerProcess {
  readonly origin: string;
  /** Seconds of processor time so far on Linux; NaN elsewhere. */
  readonly cpuTime: () => number;
  /** Resident memory in MB on Linux; NaN elsewhere. */
  readonly memory: () => number;
  readonly stop: () => Promise<void>;
}

/** @param args Node's; the program prints its URL when it listens */
export async function startProcess(
  args: readonly string[],
  environment: Readonly<Record<string, string>> = {},
): Promise<ServerProcess> {
  const env = { PATH: process.env["PATH"], ...environment };
  const child = spawn(process.execPath, args, { env, stdio: ["ignore", "pipe", "inherit"] });
  const origin = await new Promise<string>((resolve, reject) => {
    let said = "";
    child.stdout.on("data", (bytes: Buffer) => {
      said += bytes.toString();
      const address = / is at (http:\S+)\n/.exec(said)?.[1];
      if (address !== undefined) resolve(address);
    });
    child.once("close", () => reject(new Error(`The server ended: ${said}`)));
  });
  const stop = async (): Promise<void> => {
    const closed = once(child, "close");
    child.kill("SIGTERM");
    await closed;
  };
  return { origin, cpuTime: () => cpuTimeOf(child.pid), memory: () => memoryOf(child.pid), stop };
}
