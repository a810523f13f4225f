import { methodWords } from "../../../lib/photos/method.ts";
import { usePicture } from "../preview/picture.tsx";

/** What an export will be: its size and how it is encoded. Nothing that is not known before it is made. */
export function ExportFacts({ unit = " px" }: { readonly unit?: string }) {
  const picture = usePicture();
  return (
    <p className="export-facts num">
      {picture && (
        <>
          <b>
            {picture.layout.canvas.width} × {picture.layout.canvas.height}
            {unit}
          </b>
          <i aria-hidden="true">·</i>
        </>
      )}
      <output aria-label="Export method">{picture && methodWords(picture.method)}</output>
    </p>
  );
}
