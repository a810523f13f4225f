/** Which photos and logos some step of the history still names. */
import type { EditorDocument, PhotoEntry } from "./document.ts";
import { reachable, type History } from "./history.ts";

export function namedPhotos(history: History<EditorDocument>): ReadonlySet<string> {
  const lists = new Set<readonly PhotoEntry[]>(reachable(history).map((document) => document.photos));
  return new Set([...lists].flatMap((list) => list.map((photo) => photo.id)));
}

export function namedLogos(history: History<EditorDocument>): ReadonlySet<string> {
  return new Set(
    reachable(history).flatMap(({ settings }) =>
      [settings.customLogo, settings.customLogoOnDark].flatMap((logo) => logo?.id ?? []),
    ),
  );
}
