import { cropOf } from "../model/crops.ts";
import { selectedIndex } from "../model/document.ts";
import type { EditorSession } from "./session.ts";

/** Opens the mode `Crop` for the shown photo, if there is one. */
export function openCrop(session: EditorSession): void {
  const { present } = session.store.getState().history;
  const entry = present.photos[selectedIndex(present)];
  if (entry !== undefined) session.set({ cropping: cropOf(entry), zoomed: false });
}
