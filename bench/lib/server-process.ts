/** A server as a separate process, so that measuring takes none of its processor time. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";

export interface ServerProcess {
  readonly origin: string;
  /** Seconds of processor time so far on Linux; NaN elsewhere. */
  readonly cpuTime: () => number;
  /** Resident memory in MB on Linux; NaN elsewhere. */
  readonly memory: () => number;
  readonly stop: () => Promise<void>;
}

/** @param args of Node; the program prints its URL when it listens */
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

/** Clock ticks per second of proc(5): USER_HZ is 100 on every Linux that Node supports. */
const TICKS_A_SECOND = 100;

/** `utime` and `stime` of /proc/PID/stat: fields 12 and 13 after the name in brackets. */
function cpuTimeOf(pid: number | undefined): number {
  try {
    const [, fields = ""] = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ");
    const [user = NaN, system = NaN] = fields.split(" ").slice(11, 13).map(Number);
    return (user + system) / TICKS_A_SECOND;
  } catch {
    return NaN;
  }
}

/** `VmRSS` of /proc/PID/status, in kilobytes. */
function memoryOf(pid: number | undefined): number {
  try {
    return Number(/VmRSS:\s*(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1]) / 1024;
  } catch {
    return NaN;
  }
}
