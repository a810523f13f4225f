import { editor } from "@matte/messages/editor";
import { usePhotoCount, usePosition, useSelectedPhoto } from "../state/context.ts";

/** File name of the selected photo, and its position in the list. */
export function DocumentName() {
  const photo = useSelectedPhoto();
  const position = usePosition();
  const count = usePhotoCount();
  if (photo === null) return null;
  return (
    <p className="editor-document num">
      <b>{photo.file.name}</b>
      {count > 1 && <span>{editor.position(position + 1, count)}</span>}
    </p>
  );
}
