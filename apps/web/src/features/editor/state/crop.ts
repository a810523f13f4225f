import { editorWork } from "@matte/messages/editor-work";
import { cropOf } from "../model/crops.ts";
import { selectedIndex } from "../model/document.ts";
import type { EditorSession } from "./session.ts";

/** Opens the mode `Crop` for the shown photo, if there is one. Photos framed together are cropped one by one. */
export function openCrop(session: EditorSession): void {
  const { present } = session.store.getState().history;
  const entry = present.photos[selectedIndex(present)];
  if (entry?.sheet !== undefined) return session.services.notices.error(editorWork.crop.separate);
  if (entry !== undefined) session.set({ cropping: cropOf(entry), zoomed: false });
}
