/** What is kept of a user in local storage: by agreement, keys that end in a dot and the user's uid. */

/** What waits to be sent stays when its user signs out. */
const WAITING = "matte.unsent-settings.";

/** Leaves of the user's only what waits to be sent. */
export function removeTraces(uid: string, open?: () => Storage): void {
  removeKeys((key) => key.endsWith(`.${uid}`) && !key.startsWith(WAITING), open);
}

/** Leaves nothing of the user's. */
export function removeEverything(uid: string, open?: () => Storage): void {
  removeKeys((key) => key.endsWith(`.${uid}`), open);
}

function removeKeys(which: (key: string) => boolean, open: () => Storage = () => localStorage): void {
  try {
    const storage = open();
    for (const key of Object.keys(storage).filter(which)) storage.removeItem(key);
  } catch {
    // A browser that lets nobody look has kept nothing either.
  }
}
