/** Provides the open editor to its components. */
import { capabilities, type Settings } from "@matte/engine";
import { createContext, useCallback, useContext, useMemo } from "react";
import { useStore } from "zustand";
import { canChooseFolder } from "#domain/folders/support.ts";
import type { ChangeDetail } from "#ui/change.ts";
import { type PhotoEntry, selectedIndex } from "../model/document.ts";
import type { Step } from "../model/history.ts";
import { changeShown } from "../model/own-settings.ts";
import { captionOf, type ListPosition, printedPosition } from "../model/photo-caption.ts";
import type { PhotoRecord } from "../model/registry.ts";
import { shownIn } from "../model/shown-record.ts";
import type { EditorSession } from "./session.ts";
import { selectedIds } from "./selection.ts";
import { type EditorState, effectiveSettings, effectiveSettingsOf } from "./store.ts";

export const SessionContext = createContext<EditorSession | null>(null);

export function useSession(): EditorSession {
  const session = useContext(SessionContext);
  if (session === null) throw new Error("useSession must be used within an open editor");
  return session;
}

/** Selects a part of the editor's state; the component renders again only when that part changes. */
export function useEditor<T>(select: (state: EditorState) => T): T {
  return useStore(useSession().store, select);
}

/** One setting as far as the plan allows it. */
export function useSetting<Key extends keyof Settings>(key: Key): Settings[Key] {
  return useEditor((state) => effectiveSettings(state)[key]);
}

/** The selected photo's index; -1 without photos. */
export function usePosition(): number {
  return useEditor((state) => selectedIndex(state.history.present));
}

/** A photo's place in the list as far as its caption prints it; the same object as long as it is the same place. */
export function usePrintedPosition(entry: PhotoEntry | undefined): ListPosition {
  const number = useEditor(({ history }) => printedPosition(history.present, entry).number);
  const count = useEditor(({ history }) => printedPosition(history.present, entry).count);
  return useMemo(() => ({ number, count }), [number, count]);
}

/** A photo's subject as its caption prints it. */
export function usePrintedSubject(entry: PhotoEntry): string {
  const record = useShownRecord(entry);
  return useEditor((state) => {
    if (record === undefined || !/[{}]/u.test(entry.subject)) return entry.subject;
    const position = printedPosition(state.history.present, entry);
    return captionOf(effectiveSettingsOf(state, entry), entry, record, position).subject;
  });
}

export function usePhotoCount(): number {
  return useEditor((state) => state.history.present.photos.length);
}

/** True for plans with several photos if the browser can open folders. */
export function useCanOpenFolder(): boolean {
  return useEditor(({ plan }) => capabilities(plan).batch) && canChooseFolder();
}

/** The selected photo as its frame shows it; null without one. */
export function useSelectedPhoto(): PhotoRecord | null {
  const entry = useEditor(({ history: { present } }) => present.photos[selectedIndex(present)]);
  return useShownRecord(entry) ?? null;
}

/** A photo's record as its frame shows it; another one once its place is found, or it is cropped. */
export function useShownRecord(entry: PhotoEntry | undefined): PhotoRecord | undefined {
  const { photos } = useSession();
  return useEditor(() => shownIn(photos, entry));
}

export interface Control<T> {
  readonly value: T;
  readonly onChange: (value: T, detail?: ChangeDetail) => void;
}

const FINAL: ChangeDetail = { final: true };

/** Changes settings for the photos whose settings the panel shows. */
export function changeControls(session: EditorSession, values: Partial<Settings>, step?: Step): void {
  session.change(changeShown(values, selectedIds(session.store.getState())), step);
}

/** One setting and its setter. A drag or a typing burst is one history step. */
export function useControl<Key extends keyof Settings>(key: Key): Control<Settings[Key]> {
  const session = useSession();
  const value = useSetting(key);
  const onChange = useCallback(
    (next: Settings[Key], { final }: ChangeDetail = FINAL) => {
      const values: Partial<Settings> = { [key]: next };
      changeControls(session, values, { key, final });
    },
    [session, key],
  );
  return { value, onChange };
}
