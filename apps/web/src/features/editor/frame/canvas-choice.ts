/** Shape and social preset both set the canvas: choosing one sets the other to its neutral value. */
import type { Settings, Shape, SocialPreset } from "@matte/engine";
import { editorFrame } from "@matte/messages/editor-frame";
import { editorPanel } from "@matte/messages/editor-panel";
import { changeControls } from "../state/context.ts";
import type { EditorSession } from "../state/session.ts";
import { effectiveSettings } from "../state/store.ts";
import { noticeWithUndo } from "../state/undo-notice.tsx";

const NO_SHAPE: Shape = "photo";
const NO_PRESET: SocialPreset = "original";

export function chooseShape(session: EditorSession, shape: Shape): void {
  const { socialPreset } = effectiveSettings(session.store.getState());
  const replaces = shape !== NO_SHAPE && socialPreset !== NO_PRESET;
  choose(session, { shape, ...(replaces && { socialPreset: NO_PRESET }) }, "shape");
  if (replaces) noticeWithUndo(session, editorFrame.shapeReplaces(editorPanel.output.presets[socialPreset]));
}

export function choosePreset(session: EditorSession, socialPreset: SocialPreset): void {
  const { shape } = effectiveSettings(session.store.getState());
  const replaces = socialPreset !== NO_PRESET && shape !== NO_SHAPE;
  choose(session, { socialPreset, ...(replaces && { shape: NO_SHAPE }) }, "socialPreset");
  if (replaces) noticeWithUndo(session, editorPanel.output.presetReplaces(editorFrame.shapes[shape]));
}

function choose(session: EditorSession, values: Partial<Settings>, key: string): void {
  changeControls(session, values, { key, final: true });
}
