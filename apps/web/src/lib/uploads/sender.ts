/** Sends what waits, two at a time, while the server can be reached; each upload is forgotten once the server has it. */
import type { Waiting, WaitingRoom } from "./waiting.ts";

/** What became of one upload: the server has it, will never take it, may take it later, or wants a sign-in first. */
export type SendOutcome = "sent" | "refused" | "failed" | "signed-out";

export interface SenderOptions {
  readonly room: WaitingRoom;
  readonly post: (upload: Waiting) => Promise<SendOutcome>;
  /** Whether sending may begin now. */
  readonly ready: () => boolean;
  /** Told of each failure. */
  readonly onFailure: (upload: Waiting) => void;
  /** Milliseconds until what failed is tried again. */
  readonly retryMs?: number;
}

export interface Sender {
  /** Something waits, or the way may be free. */
  nudge(): void;
  dispose(): void;
}

const AT_ONCE = 2;
const RETRY_MS = 60_000;

export function createSender({ room, post, ready, onFailure, retryMs = RETRY_MS }: SenderOptions): Sender {
  const busy = new Set<string>();
  const resting = new Set<string>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let over = false;

  const sendOne = async (id: string): Promise<void> => {
    const upload = await room.take(id);
    if (upload === null) return rest(id);
    const outcome = await post(upload);
    if (outcome === "sent" || outcome === "refused") await room.remove(id);
    else rest(id);
    if (outcome === "refused" || outcome === "failed") onFailure(upload);
  };
  const rest = (id: string): void => {
    resting.add(id);
    clearTimeout(timer);
    timer = setTimeout(() => {
      resting.clear();
      nudge();
    }, retryMs);
  };
  const work = async (): Promise<void> => {
    const ids = await room.ids();
    if (over || !ready() || busy.size >= AT_ONCE) return;
    const id = ids.find((one) => !busy.has(one) && !resting.has(one));
    if (id === undefined) return;
    busy.add(id);
    await sendOne(id).finally(() => busy.delete(id));
    nudge();
  };
  const nudge = (): void => {
    for (let count = busy.size; count < AT_ONCE; count++) work().catch(console.error);
  };

  return {
    nudge,
    dispose: () => {
      over = true;
      clearTimeout(timer);
    },
  };
}
