import type { ChildProcess } from "node:child_process";
import { startProgram } from "./checker-program.ts";
import { TOO_SLOW, type CheckRequest, type Verdict } from "./verdict.ts";

export interface CheckerProcess {
  /**
   * Checks one image at a time. A process exceeding the deadline is killed.
   * @returns null if the process ended before the deadline, maybe through no fault of the image
   */
  check(request: CheckRequest, deadlineMs: number): Promise<Verdict | null>;
  /** False once the process is killed, maybe long before it ends. */
  alive(): boolean;
  stop(): void;
}

export function startCheckerProcess(child: ChildProcess = startProgram()): CheckerProcess {
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
