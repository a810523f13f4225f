import { type Layout, slideBox, slideCount } from "@matte/engine";
import { editorCarousel } from "@matte/messages/editor-carousel";
import { useEditor } from "../state/context.ts";
import { effectiveSettings } from "../state/store.ts";
import { canvasSize, type View } from "./use-drawing.ts";
import "./cut-lines.css";

export interface CutLinesProps {
  readonly layout: Layout;
  readonly view: View;
  /** Device pixels per CSS pixel. */
  readonly density: number;
}

/** Marks where a carousel is cut, with the slides' numbers below. Only on a whole picture. */
export function CutLines({ layout, view, density }: CutLinesProps) {
  const count = useEditor((state) => slideCount(effectiveSettings(state)));
  const { width, height } = canvasSize(layout, view);
  if (count === 1 || view.kind !== "whole") return null;
  return (
    <ol className="cut-lines" style={{ width: width / density, height: height / density }} aria-hidden="true">
      {Array.from({ length: count }, (_, n) => {
        const { x, width: across } = slideBox(layout.canvas, count, n);
        return (
          <li
            key={n}
            style={{ left: `${(100 * x) / layout.canvas.width}%`, width: `${(100 * across) / layout.canvas.width}%` }}
          >
            <span>{editorCarousel.place(n + 1, count)}</span>
          </li>
        );
      })}
    </ol>
  );
}
