/** Shows a call's progress on one terminal line. */
import { cli } from "@matte/messages/cli";

const EVERY_MS = 200;
const CLEAR = "\r\u{1B}[2K";

export interface Progress {
  step(): void;
  end(): void;
}

/** @param stream nothing is drawn unless it is a terminal */
export function showProgress(total: number, stream: NodeJS.WriteStream, now: () => number = Date.now): Progress {
  if (!stream.isTTY || total < 2) return { step: () => undefined, end: () => undefined };
  const start = now();
  let done = 0;
  let drawn = 0;
  return {
    step: () => {
      done += 1;
      if (now() - drawn < EVERY_MS) return;
      drawn = now();
      stream.write(CLEAR + progressLine(done, total, now() - start));
    },
    end: () => void stream.write(CLEAR),
  };
}

export function progressLine(done: number, total: number, elapsedMs: number): string {
  const rate = done / Math.max(elapsedMs / 1000, 0.001);
  return cli.progress(done, total, rate, Math.ceil((total - done) / rate));
}
