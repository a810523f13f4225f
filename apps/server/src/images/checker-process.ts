import { fork, type ChildProcess } from "node:child_process";
import { fileURLToPath } from "node:url";
import { DAMAGED, TOO_SLOW, type CheckRequest, type Verdict } from "./verdict.ts";

export interface CheckerProcess {
  /** Checks one image at a time. A process that exceeds the deadline is killed; if it dies, the image counts as damaged. */
  check(request: CheckRequest, deadlineMs: number): Promise<Verdict>;
  alive(): boolean;
  stop(): void;
}

/** In a build the program is in the same folder; from sources it needs TypeScript's loader. */
const FROM_SOURCES = import.meta.url.endsWith(".ts");
const PROGRAM = fileURLToPath(new URL(`./image-checker.${FROM_SOURCES ? "ts" : "js"}`, import.meta.url));

export function startCheckerProcess(): CheckerProcess {
  // No environment, so that an exploited decoder finds no secrets.
  const child = fork(PROGRAM, { env: {}, execArgv: FROM_SOURCES ? ["--import", "tsx"] : [], stdio: "ignore" });
  // The server exits without waiting for it.
  child.unref();
  child.channel?.unref();
  // A failure between two images is detected with the next.
  child.on("error", () => undefined);
  return {
    check: (request, deadlineMs) => ask(child, request, deadlineMs),
    alive: () => child.exitCode === null && child.signalCode === null && child.connected,
    stop: () => void child.kill("SIGKILL"),
  };
}

function ask(child: ChildProcess, request: CheckRequest, deadlineMs: number): Promise<Verdict> {
  return new Promise((resolve) => {
    const answer = (verdict: Verdict): void => {
      clearTimeout(deadline);
      child.off("message", answer).off("error", die).off("exit", die);
      resolve(verdict);
    };
    const die = (): void => answer(DAMAGED);
    const deadline = setTimeout(() => {
      child.kill("SIGKILL");
      answer(TOO_SLOW);
    }, deadlineMs);
    child.on("message", answer).on("error", die).on("exit", die);
    child.send(request);
  });
}
