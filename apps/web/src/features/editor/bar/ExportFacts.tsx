import { methodText, TOO_LARGE_TO_EXPORT } from "#domain/photos/method.ts";
import { type Picture, usePicture } from "../preview/picture.tsx";

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

/** What is only promised so far says so, without moving what stands beside it. */
function Method({ method, certain, tooLarge }: Picture) {
  if (tooLarge) return TOO_LARGE_TO_EXPORT;
  return (
    <>
      {methodText(method)}
      {!certain && <span className="visually-hidden">, being checked</span>}
    </>
  );
}
