/** Changes to many photos' texts at once: pasted cells, an imported table. */
import type { CaptionField } from "@matte/engine";
import { withPhotos, withTyped } from "./changes.ts";
import type { Change, PhotoEntry } from "./document.ts";

export interface CaptionEdit {
  readonly id: string;
  readonly field: CaptionField;
  /** Null to print the text for all photos or from the file again; a subject is emptied. */
  readonly text: string | null;
}

/** Sets texts for several photos, in one step. */
export function editCaptions(edits: readonly CaptionEdit[]): Change {
  const byPhoto = new Map<string, CaptionEdit[]>();
  for (const edit of edits) byPhoto.set(edit.id, [...(byPhoto.get(edit.id) ?? []), edit]);
  return (document) => withPhotos(document, (photo) => (byPhoto.get(photo.id) ?? []).reduce(edited, photo));
}

function edited(photo: PhotoEntry, { field, text }: CaptionEdit): PhotoEntry {
  if (field !== "subject") return withTyped(photo, field, text);
  const subject = text ?? "";
  return photo.subject === subject ? photo : { ...photo, subject };
}
