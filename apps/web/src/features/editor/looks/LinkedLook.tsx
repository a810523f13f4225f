import { settingsWithLook, type Look, type Settings } from "@matte/engine";
import { editor } from "@matte/messages/editor";
import { editorLooks } from "@matte/messages/editor-looks";
import { useEffect, useState } from "react";
import { lookInFragment } from "#domain/looks/look-link.ts";
import { Button } from "#ui/index.ts";
import { changeSettings } from "../model/changes.ts";
import { useSession } from "../state/context.ts";
import type { EditorSession } from "../state/session.ts";
import "../intake/incoming.css";

const texts = editorLooks.linked;

/** Shows the look of the link that opened the page, and asks whether to keep it. */
export function LinkedLook() {
  const session = useSession();
  const [replaced, setReplaced] = useState<Partial<Settings> | null>(null);
  useLinkedLook(setReplaced);
  if (replaced === null) return null;
  const undo = (): void => {
    session.change(changeSettings(replaced));
    setReplaced(null);
  };
  return (
    <section className="incoming" aria-label={texts.region}>
      <p role="status">{texts.shown}</p>
      <Button size="small" variant="line" onClick={() => setReplaced(null)}>
        {texts.keep}
      </Button>
      <Button size="small" variant="bare" onClick={undo}>
        {editor.undo}
      </Button>
    </section>
  );
}

/** @param onShown called with the settings that a look has replaced */
function useLinkedLook(onShown: (replaced: Partial<Settings>) => void): void {
  const session = useSession();
  useEffect(() => {
    let current = true;
    const read = async (): Promise<void> => {
      const found = await lookInFragment(location.hash);
      if (!current || found === null) return;
      history.replaceState(history.state, "", location.pathname + location.search);
      if (found.type === "look") onShown(show(session, found.look));
      else session.services.notices.error(found.type === "invalid" ? texts.invalid : texts.newer(found.version));
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

/** @returns the settings that the look has replaced */
function show(session: EditorSession, look: Look): Partial<Settings> {
  const { settings } = session.store.getState().history.present;
  const next = settingsWithLook(settings, look);
  session.change(changeSettings(next));
  const shown = new Map<string, unknown>(Object.entries(next));
  return Object.fromEntries(Object.entries(settings).filter(([field, value]) => shown.get(field) !== value));
}
