import {
  leftOutOfLook,
  settingsWithLook,
  withoutPlaceTexts,
  type Look,
  type LookTexts,
  type ReadLook,
  type Settings,
} from "@matte/engine";
import { editor } from "@matte/messages/editor";
import { editorLooks } from "@matte/messages/editor-looks";
import { useEffect, useState } from "react";
import { lookInFile } from "#domain/looks/look-file.ts";
import { lookInFragment } from "#domain/looks/look-link.ts";
import { Button } from "#ui/index.ts";
import { changeSettings } from "../model/changes.ts";
import { useEditor, useSession } from "../state/context.ts";
import type { EditorSession } from "../state/session.ts";
import { settingsToStore } from "../state/store.ts";
import "../intake/incoming.css";

const texts = editorLooks.linked;

/** A shared look on trial, until the user keeps it or takes it back. Its texts are not shown: they come with `Keep`. */
interface Shown {
  readonly sentence: string;
  readonly look: Look;
  readonly texts: LookTexts;
  /** The settings before it; they stay stored during the trial. */
  readonly before: Settings;
  readonly replaced: Partial<Settings>;
  /** History steps with it. */
  readonly steps: number;
}

/** Shows the look in the opening link, or in a file, and asks whether to keep it. */
export function LinkedLook() {
  const session = useSession();
  const plan = useEditor((state) => state.plan);
  const [shown, setShown] = useState<Shown | null>(null);
  useLinkedLook(setShown);
  useLookFile(setShown);
  const steps = useEditor(({ history }) => history.past.length);
  const isOpen = shown !== null && steps >= shown.steps;
  useEffect(() => session.set({ stored: isOpen ? shown.before : null }), [session, isOpen, shown]);
  if (!isOpen) return null;
  const keep = (): void => {
    if (Object.keys(shown.texts).length > 0) session.change(changeSettings(shown.texts));
    setShown(null);
  };
  const undo = (): void => {
    session.change(changeSettings(shown.replaced));
    setShown(null);
  };
  const leftOut = leftOutOfLook(shown.look, plan);
  return (
    <section className="incoming" aria-label={texts.region}>
      <p role="status">
        {shown.sentence} {leftOut.length > 0 && `${editorLooks.leftOut(leftOut)}.`}{" "}
        {Object.keys(shown.texts).length > 0 && texts.texts(shown.texts)}
      </p>
      <Button size="small" variant="line" onClick={keep}>
        {texts.keep}
      </Button>
      <Button size="small" variant="bare" onClick={undo}>
        {editor.undo}
      </Button>
    </section>
  );
}

/** @param onShown called when a link's look is shown */
function useLinkedLook(onShown: (shown: Shown) => void): void {
  const session = useSession();
  useEffect(() => {
    let current = true;
    const read = async (): Promise<void> => {
      const found = await lookInFragment(location.hash);
      if (!current || found === null) return;
      const safe = found.type === "look" ? { ...found, look: withoutPlaceTexts(found.look) } : found;
      history.replaceState(history.state, "", location.pathname + location.search);
      const { shown: sentence, invalid, newer } = texts;
      showOrExplain(session, safe, { sentence, invalid, newer }, onShown);
    };
    const onHash = (): void => void read();
    onHash();
    window.addEventListener("hashchange", onHash);
    return () => {
      current = false;
      window.removeEventListener("hashchange", onHash);
    };
  }, [session, onShown]);
}

/** @param onShown called when a file's look is shown */
function useLookFile(onShown: (shown: Shown) => void): void {
  const session = useSession();
  const file = useEditor((state) => state.lookFile);
  useEffect(() => {
    if (file === null) return;
    const read = async (): Promise<void> => {
      const found = await lookInFile(file);
      const invalid = found.type === "invalid" && (await hasPresets(file)) ? texts.ownLooksFile : texts.invalidFile;
      if (session.store.getState().lookFile !== file) return;
      session.set({ lookFile: null });
      const sentence = texts.shownOfFile(file.name);
      const newer = (version: number): string => texts.newerFile(file.name, version);
      showOrExplain(session, found, { sentence, invalid: invalid(file.name), newer }, onShown);
    };
    void read();
  }, [session, file, onShown]);
}

/** True for a presets file; accounts with Studio import it. */
async function hasPresets(file: File): Promise<boolean> {
  try {
    const { readPresets } = await import("./use-presets.ts");
    return (await readPresets(file)) !== undefined;
  } catch {
    return false;
  }
}

interface Sentences {
  readonly sentence: string;
  readonly invalid: string;
  readonly newer: (version: number) => string;
}

function showOrExplain(
  session: EditorSession,
  found: ReadLook,
  { sentence, invalid, newer }: Sentences,
  onShown: (shown: Shown) => void,
): void {
  const { notices } = session.services;
  if (found.type === "look") onShown(show(session, sentence, found.look));
  else notices.error(found.type === "invalid" ? invalid : newer(found.version));
}

function show(session: EditorSession, sentence: string, { texts: words = {}, ...look }: Look): Shown {
  const { store } = session;
  const { settings } = store.getState().history.present;
  // Before the change, which would be stored otherwise.
  session.set({ stored: settingsToStore(store.getState()) });
  const before = settingsToStore(store.getState());
  const next = settingsWithLook(settings, look);
  session.change(changeSettings(next));
  const shown = new Map<string, unknown>(Object.entries(next));
  const replaced = Object.fromEntries(Object.entries(settings).filter(([field, value]) => shown.get(field) !== value));
  return { sentence, look, texts: words, before, replaced, steps: store.getState().history.past.length };
}
