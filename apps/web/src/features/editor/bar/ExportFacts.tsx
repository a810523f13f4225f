import { methodText, TOO_LARGE_TO_EXPORT } from "#domain/photos/method.ts";
import { type Picture, usePicture } from "../preview/picture.tsx";

/** Size and encoding of the export, as far as they are known before it is made. */
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
      <output
        aria-label="Export method"
        aria-busy={picture?.certain === false}
        className={picture?.tooLarge ? "impossible" : undefined}
      >
        {picture && <Method {...picture} />}
      </output>
    </p>
  );
}

/** The export method. An unconfirmed one is announced to screen readers alone, so that nothing moves. */
function Method({ method, certain, tooLarge }: Picture) {
  if (tooLarge) return TOO_LARGE_TO_EXPORT;
  return (
    <>
      {methodText(method)}
      {!certain && <span className="visually-hidden">, being checked</span>}
    </>
  );
}
