import { fork, spawn, type ChildProcess } from "node:child_process";
import { fileURLToPath } from "node:url";
import { TOO_SLOW, type CheckRequest, type Verdict } from "./verdict.ts";

export interface CheckerProcess {
  /**
   * Checks one image at a time. A process that exceeds the deadline is killed.
   * @returns null if the process ended before the deadline, which may be no fault of the image
   */
  check(request: CheckRequest, deadlineMs: number): Promise<Verdict | null>;
  /** False from the moment the process is killed, which may be long before it ends. */
  alive(): boolean;
  stop(): void;
}

/** In a build the program is in the same folder; from sources it needs TypeScript's loader. */
const FROM_SOURCES = import.meta.url.endsWith(".ts");
const PROGRAM = fileURLToPath(new URL(`./image-checker.${FROM_SOURCES ? "ts" : "js"}`, import.meta.url));
const LOADER = FROM_SOURCES ? ["--import", "tsx"] : [];

/** Kilobytes of data (setrlimit(2), RLIMIT_DATA): the largest image takes about half of it. */
const MEMORY_KB = 2 * 1024 * 1024;
/** Short of memory, the kernel kills this process before the server (proc_pid_oom_score_adj(5)). */
const LIMITS = `ulimit -d ${MEMORY_KB}; echo 800 > /proc/self/oom_score_adj; exec "$@"`;

export function startCheckerProcess(child: ChildProcess = startChild()): CheckerProcess {
  let alive = true;
  const end = (): void => {
    alive = false;
  };
  // A failure between two images is detected with the next.
  child.on("error", end).on("exit", end).on("disconnect", end);
  const stop = (): void => {
    end();
    child.kill("SIGKILL");
  };
  return { check: (request, deadlineMs) => ask(child, stop, request, deadlineMs), alive: () => alive, stop };
}

/** Starts the program that checks; on Linux its memory is limited. */
export function startChild(): ChildProcess {
  // No environment, so that an exploited decoder finds no secrets.
  const env = {};
  const child =
    process.platform === "linux"
      ? spawn("/bin/sh", ["-c", LIMITS, "sh", process.execPath, ...LOADER, PROGRAM], {
          env,
          stdio: ["ignore", "ignore", "ignore", "ipc"],
        })
      : fork(PROGRAM, { env, execArgv: LOADER, stdio: "ignore" });
  // The server exits without waiting for it.
  child.unref();
  child.channel?.unref();
  return child;
}

type Ask = (
  child: ChildProcess,
  stop: () => void,
  request: CheckRequest,
  deadlineMs: number,
) => Promise<Verdict | null>;

const ask: Ask = (child, stop, request, deadlineMs) =>
  new Promise((resolve) => {
    let late = false;
    const answer = (verdict: Verdict | null): void => {
      clearTimeout(deadline);
      child.off("message", answer).off("error", end).off("exit", end);
      resolve(verdict);
    };
    // After a deadline too: the image's files may be removed only when no process uses them.
    const end = (): void => answer(late ? TOO_SLOW : null);
    const deadline = setTimeout(() => {
      late = true;
      stop();
    }, deadlineMs);
    child.on("message", answer).on("error", end).on("exit", end);
    child.send(request);
  });
