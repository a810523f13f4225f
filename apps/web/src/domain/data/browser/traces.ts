/** A user's keys in local storage: by convention they end in a dot and the user's uid. */

/** Settings waiting to be sent stay when their user signs out. */
const PENDING = "matte.unsent-settings.";

/** Removes all keys of a user except data waiting to be sent. */
export function removeTraces(uid: string, open?: () => Storage): void {
  removeKeys((key) => key.endsWith(`.${uid}`) && !key.startsWith(PENDING), open);
}

/** Removes all keys of a user. */
export function removeEverything(uid: string, open?: () => Storage): void {
  removeKeys((key) => key.endsWith(`.${uid}`), open);
}

/** A key ending in its user's uid. */
const OWNED = /^matte\.[\w-]+\.(?<uid>.+)$/;

/**
 * Removes other users' keys except data waiting to be sent.
 * @param uid user whose keys stay; null removes all users' keys
 * @returns true when there was something
 */
export function removeTracesOfOthers(uid: string | null, open?: () => Storage): boolean {
  return removeKeys((key) => {
    const owner = OWNED.exec(key)?.groups?.["uid"];
    return owner !== undefined && owner !== uid && !key.startsWith(PENDING);
  }, open);
}

/** @returns true when there was a key to remove */
function removeKeys(isRemoved: (key: string) => boolean, open: () => Storage = () => localStorage): boolean {
  try {
    const storage = open();
    const keys = Object.keys(storage).filter(isRemoved);
    for (const key of keys) storage.removeItem(key);
    return keys.length > 0;
  } catch {
    // A browser with blocked storage has stored nothing either.
    return false;
  }
}
