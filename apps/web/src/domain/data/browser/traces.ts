/** A user's keys in local storage: by convention they end in a dot and the user's uid. */

/** Settings that wait to be sent stay when their user signs out. */
const PENDING = "matte.unsent-settings.";

/** Removes everything of a user but what waits to be sent. */
export function removeTraces(uid: string, open?: () => Storage): void {
  removeKeys((key) => key.endsWith(`.${uid}`) && !key.startsWith(PENDING), open);
}

/** Removes everything of a user. */
export function removeEverything(uid: string, open?: () => Storage): void {
  removeKeys((key) => key.endsWith(`.${uid}`), open);
}

function removeKeys(isRemoved: (key: string) => boolean, open: () => Storage = () => localStorage): void {
  try {
    const storage = open();
    for (const key of Object.keys(storage).filter(isRemoved)) storage.removeItem(key);
  } catch {
    // A browser that blocks its storage has stored nothing either.
  }
}
