/** What comes into the waiting room: one upload after the other, exports only as far as there is room. */
import { createGate } from "./gate.ts";
import type { NewUpload, WaitingRoom } from "./waiting.ts";

/** Bytes that may wait on the disk before exports wait where they are, and before even previews are not taken any more. */
const [ENOUGH, MOST] = [256e6, 1024e6] as const;

export interface Intake {
  /** Takes it at once, as it is not kept anywhere else. */
  preview(upload: NewUpload): void;
  /** @param make gives them one by one, each only when there is room for it and the way is free */
  pictures(make: () => AsyncIterable<NewUpload>): void;
  /** The room, or the way to it, has changed. @param id what has left it */
  look(id?: string): void;
  /** Nothing is taken any more. */
  end(): void;
}

/**
 * @param free whether anything may be made now
 * @param added told the id of what waits in the room
 */
export function createIntake(
  room: Pick<WaitingRoom, "add">,
  { free, added }: { readonly free: () => boolean; readonly added: (id: string) => void },
): Intake {
  const sizes = new Map<string, number>();
  let [bytes, over] = [0, false];
  const gate = createGate(() => over || (free() && bytes < ENOUGH));
  let last = Promise.resolve();

  const keep = async (upload: NewUpload): Promise<void> => {
    const id = await room.add(upload);
    sizes.set(id, upload.image.size);
    bytes += upload.image.size;
    added(id);
  };
  const leave = (id: string): void => {
    bytes -= sizes.get(id) ?? 0;
    sizes.delete(id);
  };
  const takeAll = async (make: () => AsyncIterable<NewUpload>): Promise<void> => {
    await gate.pass();
    if (over) return;
    for await (const upload of make()) {
      await keep(upload);
      await gate.pass();
      if (over) return;
    }
  };
  return {
    preview: (upload) => {
      if (over) return;
      if (bytes < MOST) keep(upload).catch(console.error);
      else console.error(`Too much waits to be sent: ${upload.name} is left out.`);
    },
    pictures: (make) => {
      last = last.then(() => takeAll(make)).catch(console.error);
    },
    look: (id) => {
      if (id !== undefined) leave(id);
      gate.look();
    },
    end: () => {
      over = true;
      gate.look();
    },
  };
}
