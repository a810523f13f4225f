/** Sends what waits, two at a time, while the server can be reached; each upload is forgotten once the server has it. */
import { delayAfter, jittered } from "../outbox/backoff.ts";
import type { Clock } from "../outbox/clock.ts";
import type { PostOutcome } from "./post.ts";
import type { Waiting, WaitingRoom } from "./waiting.ts";

export interface SenderOptions {
  readonly room: WaitingRoom;
  readonly post: (upload: Waiting) => Promise<PostOutcome>;
  /** Whether sending may begin now. */
  readonly ready: () => boolean;
  readonly clock: Pick<Clock, "now" | "after">;
  /** From 0 up to 1. */
  readonly random: () => number;
  /** Told of each failure. */
  readonly onFailure: (upload: Waiting) => void;
  /** The server takes nothing more of this user's: nothing waits any more, and nothing will be sent. */
  readonly onFull: () => void;
  /** One has left the waiting room, or another page sees to it. */
  readonly onGone: (id: string) => void;
}

export interface Sender {
  /** What waits in the room under this id is to be sent. */
  add(id: string): void;
  /** The way may be free. */
  nudge(): void;
  /** Its user has signed in again: what met with no session goes on. */
  resume(): void;
  end(): void;
}

const AT_ONCE = 2;
/** Tries in one page; whatever fails more often rests until the next visit. */
const TRIES = 10;

export function createSender(options: SenderOptions): Sender {
  const { room, post, ready, clock, random } = options;
  const line: string[] = [];
  const tries = new Map<string, number>();
  let [busy, failures, notBefore, over, signedOut] = [0, 0, 0, false, false];
  let unset = (): void => undefined;

  const nudge = (): void => {
    while (busy < AT_ONCE && !over && !signedOut && ready() && clock.now() >= notBefore) {
      const id = line.shift();
      if (id === undefined) return;
      busy += 1;
      sendOne(id)
        .catch(console.error)
        .finally(() => {
          busy -= 1;
          nudge();
        });
    }
  };
  const sendOne = async (id: string): Promise<void> => {
    const upload = await room.take(id);
    if (upload === null) options.onGone(id);
    else await settle(upload, await post(upload));
  };
  const settle = async (upload: Waiting, outcome: PostOutcome): Promise<void> => {
    if (outcome.kind === "sent") failures = 0;
    if (outcome.kind === "refused" || (outcome.kind === "later" && outcome.failed)) options.onFailure(upload);
    if (outcome.kind === "sent" || outcome.kind === "refused") await forget(upload.id);
    if (outcome.kind === "later") later(upload.id, outcome.wait);
    // Another page has it in hand, and will forget it.
    if (outcome.kind === "stopped") options.onGone(upload.id);
    if (outcome.kind === "signed-out") hold(upload.id);
    if (outcome.kind === "full") await giveUp();
  };
  const forget = async (id: string): Promise<void> => {
    tries.delete(id);
    await room.remove(id);
    options.onGone(id);
  };
  const giveUp = async (): Promise<void> => {
    if (over) return;
    over = true;
    options.onFull();
    await room.clear();
  };
  const hold = (id: string): void => {
    line.unshift(id);
    signedOut = true;
  };
  /** The others wait as well: it is the server that has asked for time, or cannot be had. */
  const later = (id: string, wait: number): void => {
    const tried = (tries.get(id) ?? 0) + 1;
    tries.set(id, tried);
    if (tried < TRIES) line.push(id);
    failures += 1;
    notBefore = Math.max(notBefore, clock.now() + Math.max(wait, jittered(delayAfter(failures), random())));
    unset();
    unset = clock.after(notBefore - clock.now(), wake);
  };
  /** Timers count whole milliseconds, and may ring a moment before the clock says so. */
  const wake = (): void => {
    notBefore = 0;
    nudge();
  };

  return {
    add: (id) => {
      line.push(id);
      nudge();
    },
    nudge,
    resume: () => {
      signedOut = false;
      nudge();
    },
    end: () => {
      over = true;
      unset();
    },
  };
}
