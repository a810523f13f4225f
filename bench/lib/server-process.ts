/** A server as a process of its own, so that whoever measures it takes none of its time. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";

export interface ServerProcess {
  readonly origin: string;
  /** Seconds of processor time so far, where the system says so (Linux); NaN elsewhere. */
  readonly cpuTime: () => number;
  /** Resident, in MB, where the system says so (Linux); NaN elsewhere. */
  readonly memory: () => number;
  readonly stop: () => Promise<void>;
}

/** @param args for Node; the program says where it is once it listens */
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

/** What proc(5) counts in: USER_HZ is 100 on every Linux that Node runs on. */
const TICKS_A_SECOND = 100;

/** `utime` and `stime` of /proc/PID/stat, the twelfth and the thirteenth field after the name in brackets. */
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
