/** Writes in this page's memory, for browsers without storage. They are lost with the page. */
import type { DataStore } from "../ports.ts";
import type { DeadLetter, PendingWrite, SignOutMark } from "../write.ts";

export function memoryStore(): DataStore {
  let writes: readonly PendingWrite[] = [];
  let dead: readonly DeadLetter[] = [];
  let mark: SignOutMark | undefined;
  const drop = (ids: ReadonlySet<string>): void => {
    writes = writes.filter(({ id }) => !ids.has(id));
  };
  const of = (uid: string) => writes.filter((write) => write.uid === uid);
  return {
    add: async (write) => void (writes = [...writes, write]),
    head: async (uid, limit) => of(uid).slice(0, limit),
    count: async (uid) => of(uid).length,
    remove: async (ids) => drop(new Set(ids)),
    bury: async (letters) => {
      drop(new Set(letters.map(({ id }) => id)));
      dead = [...dead, ...letters];
    },
    letters: async (uid) => dead.filter((letter) => letter.uid === uid),
    dismiss: async (id) => void (dead = dead.filter((letter) => letter.id !== id)),
    forget: async (uid) => void (dead = dead.filter((letter) => letter.uid !== uid)),
    forgetOthers: async (uid) => void (dead = dead.filter((letter) => letter.uid === uid)),
    erase: async (uid) => {
      writes = writes.filter((write) => write.uid !== uid);
      dead = dead.filter((letter) => letter.uid !== uid);
    },
    mark: async () => mark,
    setMark: async (next) => void (mark = next),
    clearMark: async () => void (mark = undefined),
  };
}
