/** What is kept of a user in local storage: by agreement, keys that end in a dot and the user's uid. */

/** What waits to be sent stays when its user signs out. */
const WAITING = "matte.unsent-settings.";

export function removeTraces(uid: string, open: () => Storage = () => localStorage): void {
  try {
    const storage = open();
    const keys = Object.keys(storage).filter((key) => key.endsWith(`.${uid}`) && !key.startsWith(WAITING));
    for (const key of keys) storage.removeItem(key);
  } catch {
    // A browser that lets nobody look has kept nothing either.
  }
}
