/** Processes' processor time and memory, from Linux's /proc; NaN elsewhere. */
import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";

/** A process's cost from start to end. */
export interface ProcessCost {
  /** Elapsed seconds. */
  readonly time: number;
  /** Processor seconds. */
  readonly cpu: number;
  /** Highest resident memory in MB. */
  readonly peak: number;
}

const SAMPLE_MS = 50;

/** Measures a child until it ends, except after the last sample. @throws for an exit code other than 0 */
export async function costOf(child: ChildProcess): Promise<ProcessCost> {
  const start = performance.now();
  let [cpu, peak] = [Number.NaN, Number.NaN];
  const sampling = setInterval(() => {
    const sample = [cpuTimeOf(child.pid), peakMemoryOf(child.pid)] as const;
    // A process that has just ended has no memory.
    if (!sample.some(Number.isNaN)) [cpu, peak] = sample;
  }, SAMPLE_MS);
  const [code] = (await once(child, "close")) as [number | null];
  clearInterval(sampling);
  if (code !== 0) throw new Error(`The program ended with code ${code}.`);
  return { time: (performance.now() - start) / 1000, cpu, peak };
}

/** proc(5) clock ticks per second: USER_HZ is 100 on every Linux supported by Node. */
const TICKS_A_SECOND = 100;

/** Returns `utime` and `stime` in /proc/PID/stat in seconds: fields 12 and 13 after the name in brackets. */
export function cpuTimeOf(pid: number | undefined): number {
  try {
    const [, fields = ""] = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ");
    const [user = NaN, system = NaN] = fields.split(" ").slice(11, 13).map(Number);
    return (user + system) / TICKS_A_SECOND;
  } catch {
    return NaN;
  }
}

/** Resident memory in MB. */
export function memoryOf(pid: number | undefined): number {
  return statusOf(pid, /VmRSS:\s*(\d+) kB/);
}

/** Highest resident memory in MB. */
export function peakMemoryOf(pid: number | undefined): number {
  return statusOf(pid, /VmHWM:\s*(\d+) kB/);
}

/** Reads a /proc/PID/status field in MB. */
function statusOf(pid: number | undefined, field: RegExp): number {
  try {
    return Number(field.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1]) / 1024;
  } catch {
    return NaN;
  }
}
