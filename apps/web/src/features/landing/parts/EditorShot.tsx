import { Picture } from "./Picture.tsx";

const ALT = "The editor: settings on the left, the photo in its matte on the wall";

const SIZES = "(min-width: 861px) 380px, 86vw";

/** The real editor, in the visitor's own theme: tools/landing takes it. The one that is not shown is not fetched. */
export function EditorShot() {
  return (
    <>
      <Picture of="editor-light" alt={ALT} sizes={SIZES} className="editor-shot in-light" />
      <Picture of="editor-dark" alt={ALT} sizes={SIZES} className="editor-shot in-dark" />
    </>
  );
}
