import { Picture } from "./Picture.tsx";

const ALT = "The editor: settings on the left, the photo in its matte on the wall";

const SIZES = "(min-width: 861px) 380px, 86vw";

/** A screenshot of the editor in the visitor's theme, taken by tools/screenshots. The other theme's is not loaded. */
export function EditorShot() {
  return (
    <>
      <Picture of="editor-light" alt={ALT} sizes={SIZES} className="editor-shot in-light" />
      <Picture of="editor-dark" alt={ALT} sizes={SIZES} className="editor-shot in-dark" />
    </>
  );
}
