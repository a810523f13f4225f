/** Starts the image checker as a child process with few rights. */
import { spawn, type ChildProcess } from "node:child_process";
import { Socket } from "node:net";
import { fileURLToPath } from "node:url";

/** Logs a process's standard error and how it ended. */
export interface CheckerLog {
  readonly error: (details: object, message: string) => void;
}

const SILENT: CheckerLog = { error: () => undefined };

/** A build has the program in the same folder; from sources it needs TypeScript's loader. */
const FROM_SOURCES = import.meta.url.endsWith(".ts");
const PROGRAM = fileURLToPath(new URL(`./image-checker.${FROM_SOURCES ? "ts" : "js"}`, import.meta.url));
const LOADER = FROM_SOURCES ? ["--import", "tsx"] : [];

/** Kilobytes of data (setrlimit(2), RLIMIT_DATA): the largest image takes about half. */
const MEMORY_KB = 2 * 1024 * 1024;
/** Reported characters per process: a decoder may repeat a warning for each image row. */
const MAX_OUTPUT = 4000;
/**
 * The shell reports a limit it can’t set, and continues. Short of memory, the kernel kills this process before the
 * server (proc_pid_oom_score_adj(5)).
 */
const LIMITS = `ulimit -d ${MEMORY_KB}; echo 800 > /proc/self/oom_score_adj; exec "$@"`;

/** Starts the program; on Linux its memory is limited. */
export function startProgram(log: CheckerLog = SILENT): ChildProcess {
  const [command, ...options] =
    process.platform === "linux" ? ["/bin/sh", "-c", LIMITS, "sh", process.execPath] : [process.execPath];
  // No environment, so that an exploited decoder finds no secrets.
  const child = spawn(command, [...options, ...LOADER, PROGRAM], {
    env: {},
    stdio: ["ignore", "ignore", "pipe", "ipc"],
  });
  // The server exits without waiting for it.
  child.unref();
  child.channel?.unref();
  logEnd(child, log);
  return child;
}

/** Logs output and unexpected ends: unless killed, a process ends with 0 after its parent. */
function logEnd(child: ChildProcess, log: CheckerLog): void {
  if (child.stderr instanceof Socket) logOutput(child.stderr.unref(), log);
  child.on("error", (error) => log.error({ err: error }, "an image checker could not be started"));
  child.on("exit", (code, signal) => {
    if (code !== 0 && !child.killed) log.error({ code, signal }, "an image checker ended");
  });
}

function logOutput(stderr: Socket, log: CheckerLog): void {
  let left = MAX_OUTPUT;
  stderr.setEncoding("utf8").on("data", (text: string) => {
    const output = text.slice(0, left).trim();
    left -= output.length;
    if (output !== "") log.error({ output }, "an image checker reported an error");
  });
}
