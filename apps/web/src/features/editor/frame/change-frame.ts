/** Changes of the whole frame that may take the canvas from the paper. */
import { fitsPaper, type Settings } from "@matte/engine";
import { editorFrame } from "@matte/messages/editor-frame";
import type { Change } from "../model/document.ts";
import type { EditorSession } from "../state/session.ts";
import { effectiveSettings } from "../state/store.ts";
import { changeWithNotice } from "../state/undo-notice.tsx";

const { unfit } = editorFrame.paper;

/** Makes a change and says what it did; a shape or a preset in it prevails over the paper, and the message says so. */
export function changeFrame(session: EditorSession, change: Change, text: string): void {
  const state = session.store.getState();
  const { history } = state;
  const after = effectiveSettings({ ...state, history: { ...history, present: change(history.present) } });
  const reason = fitsPaper(effectiveSettings(state)) ? unfitBy(after) : null;
  changeWithNotice(session, change, reason === null ? text : editorFrame.paper.further(text, reason));
}

/** Says what sets the canvas instead of a paper; null if nothing does. */
export function unfitBy(settings: Settings): string | null {
  if (fitsPaper(settings) || !fitsPaper({ ...settings, shape: "photo", socialPreset: "original" })) return null;
  return settings.socialPreset === "original" ? unfit.shape : unfit.preset;
}
