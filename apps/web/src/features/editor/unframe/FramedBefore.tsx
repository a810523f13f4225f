import { BUILT_IN_LOOKS, builtInLook, DEFAULT_SETTINGS, hasLook, readLook, settingsWithLook } from "@matte/engine";
import { editorLooks } from "@matte/messages/editor-looks";
import { unframe as texts } from "@matte/messages/unframe";
import { useMemo, useState } from "react";
import { retryImport } from "#lib/retry-import.ts";
import { Button } from "#ui/index.ts";
import type { PhotoRecord } from "../model/registry.ts";
import { useEditor, useSession } from "../state/context.ts";
import "../intake/incoming.css";

/** Loaded with the first answer. */
const loadWork = async () => retryImport(async () => import("./unframe-photos.ts"));

/** Offers to change or remove the frames of opened exports, all at once. */
export function FramedBefore() {
  const session = useSession();
  const [answered, setAnswered] = useState<ReadonlySet<string>>(new Set());
  const [working, setWorking] = useState(false);
  const exports = useExports().filter(({ id }) => !answered.has(id));
  const [first] = exports;
  if (first === undefined) return null;
  const leave = (): void => {
    // Exports taken out are offered again if that is undone.
    const { photos } = session.store.getState().history.present;
    setAnswered(new Set([...answered, ...photos.map(({ id }) => id)]));
  };
  const run = async (work: "changeFrames" | "removeFrames"): Promise<void> => {
    setWorking(true);
    const { [work]: unframed } = await loadWork();
    await unframed(session, exports).finally(() => setWorking(false));
    leave();
  };
  return (
    <section className="incoming" aria-label={texts.region}>
      <p role="status">{texts.framed(exports.length, lookName(exports))}</p>
      <div className="incoming-actions">
        <Button size="small" variant="line" disabled={working} onClick={() => void run("changeFrames")}>
          {texts.change}
        </Button>
        <Button size="small" variant="bare" disabled={working} onClick={() => void run("removeFrames")}>
          {texts.remove}
        </Button>
        <Button size="small" variant="bare" onClick={leave}>
          {exports.length === 1 ? texts.again : texts.againSeveral}
        </Button>
      </div>
    </section>
  );
}

/** Listed photos that remember a frame. */
function useExports(): readonly PhotoRecord[] {
  const { photos: records } = useSession();
  const photos = useEditor(({ history }) => history.present.photos);
  return useMemo(
    () =>
      photos.flatMap(({ id }) => {
        const record = records.get(id);
        return record?.facts.frame == null ? [] : [record];
      }),
    [photos, records],
  );
}

/** The built-in look shared by all these exports; null for other or several looks. */
function lookName(exports: readonly PhotoRecord[]): string | null {
  const names = new Set(exports.map(({ facts }) => nameOf(facts.frame?.look)));
  const [name] = names;
  return names.size === 1 && name !== undefined ? name : null;
}

function nameOf(value: unknown): string | null {
  const read = readLook(value);
  if (read.type !== "look") return null;
  const settings = settingsWithLook(DEFAULT_SETTINGS, read.look);
  const look = BUILT_IN_LOOKS.find((name) => hasLook(settings, builtInLook(name)));
  return look === undefined ? null : editorLooks.names[look];
}
