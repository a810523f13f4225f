/** Checks images in a pool of processes, each image within a deadline. */
import { DomainError } from "../domain/domain-error.ts";
import { startCheckerProcess, type CheckerProcess } from "./checker-process.ts";
import type { CheckRequest, Verdict } from "./verdict.ts";

export interface Checker {
  /** @throws {DomainError} `image-checker-busy` when too many images are waiting */
  check(request: CheckRequest): Promise<Verdict>;
  close(): void;
}

/** Two of the largest images fit into memory, and a slow one doesn't hold up all others. */
const PROCESSES = 2;
/** An image of 120 megapixels takes a few seconds. */
const DEADLINE_MS = 30_000;
const MAX_WAITING = 200;

export function openChecker(deadlineMs = DEADLINE_MS, start: () => CheckerProcess = startCheckerProcess): Checker {
  const idle: CheckerProcess[] = Array.from({ length: PROCESSES }, () => restarting(start));
  const all = [...idle];
  const waiting: ((free: CheckerProcess) => void)[] = [];

  const take = (): Promise<CheckerProcess> | CheckerProcess =>
    idle.pop() ?? new Promise((resolve) => void waiting.push(resolve));
  const giveBack = (free: CheckerProcess): void => {
    const next = waiting.shift();
    if (next === undefined) idle.push(free);
    else next(free);
  };

  return {
    check: async (request) => {
      if (waiting.length >= MAX_WAITING) throw new DomainError("image-checker-busy");
      const free = await take();
      try {
        return await free.check(request, deadlineMs);
      } finally {
        giveBack(free);
      }
    },
    close: () => all.forEach((process) => process.stop()),
  };
}

/** Starts a process with its first image, and a new one after it was stopped or has died. */
function restarting(start: () => CheckerProcess): CheckerProcess {
  let current: CheckerProcess | null = null;
  return {
    check: async (request, deadlineMs) => {
      if (current === null || !current.alive()) current = start();
      return current.check(request, deadlineMs);
    },
    alive: () => true,
    stop: () => current?.stop(),
  };
}
