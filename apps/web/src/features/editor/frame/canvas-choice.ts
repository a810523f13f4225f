/** Shape, social preset and fitted paper all set the canvas: choosing one sets the others to their neutral values. */
import { fitsPaper, type PrintSize, type Settings, type Shape, type SocialPreset } from "@matte/engine";
import { editorFrame } from "@matte/messages/editor-frame";
import { editorPanel } from "@matte/messages/editor-panel";
import { changeControls } from "../state/context.ts";
import type { EditorSession } from "../state/session.ts";
import { effectiveSettings } from "../state/store.ts";
import { noticeWithUndo } from "../state/undo-notice.tsx";
import { unfitBy } from "./change-frame.ts";

const NO_SHAPE: Shape = "photo";
const NO_PRESET: SocialPreset = "original";

export function chooseShape(session: EditorSession, shape: Shape): void {
  const settings = effectiveSettings(session.store.getState());
  const { socialPreset } = settings;
  const unfit = fitsPaper(settings) ? unfitBy({ ...settings, shape }) : null;
  const replaces = shape !== NO_SHAPE && socialPreset !== NO_PRESET;
  // A shape prevails over the paper, which is fitted again without it.
  choose(session, { shape, ...(replaces && { socialPreset: NO_PRESET }) }, "shape");
  if (replaces) noticeWithUndo(session, editorFrame.shapeReplaces(editorPanel.output.presets[socialPreset]));
  if (unfit !== null) noticeWithUndo(session, unfit);
}

export function choosePreset(session: EditorSession, socialPreset: SocialPreset): void {
  const settings = effectiveSettings(session.store.getState());
  const { shape } = settings;
  const unfit = fitsPaper(settings) ? unfitBy({ ...settings, socialPreset }) : null;
  const replaces = socialPreset !== NO_PRESET && shape !== NO_SHAPE;
  choose(session, { socialPreset, ...(replaces && { shape: NO_SHAPE }) }, "socialPreset");
  if (replaces) noticeWithUndo(session, editorPanel.output.presetReplaces(editorFrame.shapes[shape]));
  if (unfit !== null) noticeWithUndo(session, unfit);
}

/** Chooses a paper, and fits the canvas to it. */
export function choosePaper(session: EditorSession, printSize: PrintSize): void {
  const settings = effectiveSettings(session.store.getState());
  choosePaperValues(session, settings, { printSize }, "printSize");
}

export function chooseFit(session: EditorSession, fitPaper: boolean): void {
  choosePaperValues(session, effectiveSettings(session.store.getState()), { fitPaper }, "fitPaper");
}

function choosePaperValues(
  session: EditorSession,
  settings: Settings,
  values: Partial<Pick<Settings, "printSize" | "fitPaper">>,
  key: string,
): void {
  const { shape, socialPreset } = settings;
  const neutral = { shape: NO_SHAPE, socialPreset: NO_PRESET };
  const replaced = fitsPaper({ ...settings, ...values, ...neutral }) ? replacedName(shape, socialPreset) : null;
  choose(session, { ...values, ...(replaced !== null && neutral) }, key);
  if (replaced !== null) noticeWithUndo(session, editorFrame.paper.replaces(replaced));
}

/** Names the choice that set the canvas; null if none did. */
function replacedName(shape: Shape, socialPreset: SocialPreset): string | null {
  if (socialPreset !== NO_PRESET) return editorPanel.output.presets[socialPreset];
  return shape === NO_SHAPE ? null : editorFrame.paper.shape(editorFrame.shapes[shape]);
}

function choose(session: EditorSession, values: Partial<Settings>, key: string): void {
  changeControls(session, values, { key, final: true });
}
