/** Copies the shown photo's crop onto the selected ones. */
import { editorWork } from "@matte/messages/editor-work";
import { cropOf, cropPhotos } from "../model/crops.ts";
import { shownPhoto } from "../model/own-settings.ts";
import { selectedIds } from "./selection.ts";
import type { EditorSession } from "./session.ts";
import { changeWithNotice } from "./undo-notice.tsx";

/** A photo shown as it is can be copied too: pasting removes crops. In the mode `Crop` its draft is copied. */
export function copyCrop(session: EditorSession): void {
  const { history, cropping } = session.store.getState();
  const entry = shownPhoto(history.present);
  if (entry === undefined) return;
  session.set({ copiedCrop: cropping ?? cropOf(entry) });
  session.services.notices.success(editorWork.crop.copied);
}

/** Pastes it as shares of each photo, in one step. */
export function pasteCrop(session: EditorSession): void {
  const state = session.store.getState();
  if (state.copiedCrop === null) return;
  const ids = selectedIds(state);
  changeWithNotice(session, cropPhotos(ids, state.copiedCrop), editorWork.crop.pasted(ids.length));
}
