import { lookOf, restoreSettings } from "@matte/engine";
import { settingsKey } from "#domain/account/saved-settings.ts";
import { lookLink } from "#domain/looks/look-link.ts";
import { localValues } from "#lib/storage.ts";

/** Links to the look that the user's editor opens with. @param sender the user's code */
export function presentLink(uid: string, sender: string | null): Promise<string> {
  const saved = localValues.read(settingsKey(uid));
  const look = lookOf(restoreSettings(typeof saved === "object" ? saved : {}));
  return lookLink(look, { origin: location.origin, pathname: "/tool" }, sender);
}
