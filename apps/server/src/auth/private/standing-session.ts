import type { Device } from "../../domain/device.ts";
import type { FoundSession, Sessions } from "../../services/sessions.ts";

/** No browser signs in, so none is named. */
const NO_DEVICE: Device = { browser: null, system: null };

/**
 * Gives every request the owner's session: begun with the first one, and again when it has ended.
 * @param uid the owner's
 */
export function standingSession(sessions: Sessions, uid: () => Promise<string>): () => Promise<FoundSession | null> {
  let token: Promise<string> | null = null;
  const begin = async (): Promise<string> => sessions.begin(await uid(), undefined, NO_DEVICE);
  return async () => {
    const found = token === null ? null : await sessions.find(await token);
    if (found !== null) return found;
    token = begin();
    // A database that is away now may answer later.
    token.catch(() => (token = null));
    return sessions.find(await token);
  };
}
