import { usePicture } from "../preview/picture.tsx";
import { useSetting } from "../state/context.ts";

/** What an export will be: its size and how it is encoded. Nothing that is not known before it is made. */
export function ExportFacts({ unit = " px" }: { readonly unit?: string }) {
  const canvas = usePicture()?.layout.canvas;
  const format = useSetting("exportFormat");
  return (
    <p className="export-facts num">
      {canvas && (
        <>
          <b>
            {canvas.width} × {canvas.height}
            {unit}
          </b>
          <i aria-hidden="true">·</i>
        </>
      )}
      <output aria-label="Export method">{canvas && (format === "png" ? "PNG" : "JPEG 95 %")}</output>
    </p>
  );
}
