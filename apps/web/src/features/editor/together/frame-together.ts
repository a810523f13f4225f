/** Starts framing the selected photos together. */
import { capabilities, SHEET_PHOTOS } from "@matte/engine";
import { editorTogether as texts } from "@matte/messages/editor-together";
import { type PhotoEntry, photosOfEntry } from "../model/document.ts";
import { selectedIds } from "../state/selection.ts";
import type { EditorSession } from "../state/session.ts";
import type { EditorState } from "../state/store.ts";
import { joinEntries } from "./join-photos.ts";

/** The selected entries. */
export function selectedEntries(state: EditorState): readonly PhotoEntry[] {
  const ids = new Set(selectedIds(state));
  return state.history.present.photos.filter(({ id }) => ids.has(id));
}

/** True for several entries with at most nine photos, those of sheets included. */
export function canFrameTogether(entries: readonly PhotoEntry[]): boolean {
  const { min, max } = SHEET_PHOTOS;
  return entries.length >= min && entries.flatMap(photosOfEntry).length <= max;
}

/** Frames the selected photos together, or says what that needs. */
export async function frameTogether(session: EditorSession): Promise<void> {
  const { notices, upsell } = session.services;
  const state = session.store.getState();
  if (!capabilities(state.plan).batch) return upsell();
  const entries = selectedEntries(state);
  if (!canFrameTogether(entries)) return notices.error(texts.wrongCount(SHEET_PHOTOS.min, SHEET_PHOTOS.max));
  await joinEntries(session, entries);
}
