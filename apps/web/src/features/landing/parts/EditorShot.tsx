import { Picture } from "./Picture.tsx";

const ALT = "The editor: settings on the left, the photo in its matte on the wall";

/** The real editor, in the visitor's own theme: tools/landing takes it. The one that is not shown is not fetched. */
export function EditorShot() {
  return (
    <>
      <Picture of="editor-light" alt={ALT} sizes="400px" className="editor-shot in-light" />
      <Picture of="editor-dark" alt={ALT} sizes="400px" className="editor-shot in-dark" />
    </>
  );
}
