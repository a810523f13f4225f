import { presetSettings } from "@matte/engine";
import { editorLooks as texts } from "@matte/messages/editor-looks";
import { useCallback, useEffect, useMemo, useState } from "react";
import type { Preset } from "#domain/account/preset-server.ts";
import { changeFrame } from "../frame/change-frame.ts";
import { frameAll, frameOwn, hasOwnSettings, shownPhoto, shownSettings } from "../model/own-settings.ts";
import { useEditor, useSession } from "../state/context.ts";
import { selectedIds } from "../state/selection.ts";
import type { EditorSession } from "../state/session.ts";
import { showWithUndo } from "../state/undo-notice.tsx";
import { lookFinder } from "./current-look.ts";
import { BUILT_IN, keyOfPreset, ownLook, type OfferedLook } from "./offered-looks.ts";
import type { Presets } from "./use-presets.ts";

export interface Looks {
  readonly list: readonly OfferedLook[];
  /** The look chosen last, possibly changed since. */
  readonly last: OfferedLook | null;
  readonly chosen: OfferedLook | null;
  /** Makes one undo step. @param message about the look with this name */
  choose(look: OfferedLook, message: (name: string) => string): void;
  /** Saves the present settings as a new look. */
  save(name: string): Promise<void>;
  /** Saves the present settings in a look of the user. */
  update(look: OfferedLook): Promise<void>;
  /** Deletes a look of the user, and offers to save it again. */
  remove(preset: Preset): Promise<void>;
}

/** The looks in the row and the chosen one. @param presets the user's looks; null on plans without them */
export function useLooks(presets: Presets | null): Looks {
  const session = useSession();
  const own = presets?.list;
  const list = useMemo(() => [...BUILT_IN, ...(own ?? []).map(ownLook)], [own]);
  const finder = useMemo(() => lookFinder(list), [list]);
  const [key, remember] = useRememberedLook(session);
  const last = useEditor((state) => finder.lastLook(state.history, key));
  const chosen = useEditor((state) => finder.lookIn(shownSettings(state.history.present), key));
  const loaded = presets?.loaded ?? true;
  useEffect(() => {
    if (loaded && last !== null) remember(last.key);
  }, [loaded, last, remember]);
  const saveAs = async (name: string, message: (name: string) => string): Promise<void> => {
    const settings = shownSettings(session.store.getState().history.present);
    const id = await presets?.save({ name, settings: presetSettings(settings) });
    if (id === null || id === undefined) return;
    remember(keyOfPreset(id));
    session.services.notices.success(message(name));
  };
  return {
    list,
    last,
    chosen,
    choose: (look, message) => {
      remember(look.key);
      choose(session, look, message);
    },
    save: (name) => saveAs(name, texts.own.saved),
    update: ({ name }) => saveAs(name, texts.updated),
    remove: async (preset) => {
      if ((await presets?.remove(preset)) !== true) return;
      showWithUndo(texts.own.removed(preset.name), () => void presets?.restore(preset));
    },
  };
}

/** The key of the look chosen last, even in an earlier visit. */
function useRememberedLook({ services: { values, user } }: EditorSession) {
  const storage = `matte.look.${user}`;
  const [key, setKey] = useState(() => {
    const stored = values.read(storage);
    return typeof stored === "string" ? stored : null;
  });
  const remember = useCallback(
    (chosen: string): void => {
      setKey(chosen);
      values.write(storage, chosen);
    },
    [values, storage],
  );
  return [key, remember] as const;
}

/** Chooses a look for the selected photos; for all if one selected photo has no individual look, or all are selected. */
function choose(session: EditorSession, look: OfferedLook, message: (name: string) => string): void {
  const state = session.store.getState();
  const { present } = state.history;
  if (look.isIn(present.settings) && !hasOwnSettings(present)) return;
  const ids = selectedIds(state);
  const isForSome = ids.length < present.photos.length && (ids.length > 1 || shownPhoto(present)?.own !== undefined);
  const text = isForSome ? texts.appliedTo(look.name, ids.length) : message(look.name);
  changeFrame(session, isForSome ? frameOwn(ids, look.frame) : frameAll(look.apply(present.settings)), text);
}
