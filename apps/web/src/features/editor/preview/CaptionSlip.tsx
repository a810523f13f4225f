import {
  type CaptionField,
  boxOfField,
  captionInk,
  type Box,
  type CaptionRole,
  type Layout,
  overlap,
} from "@matte/engine";
import { type CSSProperties, useMemo, useState } from "react";
import { useEditor } from "../state/context.ts";
import { effectiveSettings } from "../state/store.ts";
import { canvasSize, type View } from "./use-drawing.ts";
import "./caption-slip.css";

/** Distance of the slip's edge from the text, in CSS pixels. */
const EDGE = 8;

export interface CaptionSlipProps {
  readonly layout: Layout;
  readonly view: View;
  /** Device pixels per CSS pixel. */
  readonly density: number;
}

/** Marks the line that the caption's field in focus prints. It is never in the export. */
export function CaptionSlip({ layout, view, density }: CaptionSlipProps) {
  const field = useEditor((state) => (state.bare ? null : state.captionField));
  const matteInk = useEditor((state) => captionInk(effectiveSettings(state)));
  const ink = inkOnPhoto(layout) ?? matteInk;
  const role = field === null ? null : roleOf(field);
  const box = useMemo(() => (role === null ? null : boxOfField(layout, role)), [layout, role]);
  // It fades where it was.
  const [last, setLast] = useState(box);
  if (box !== null && box !== last) setLast(box);
  if (last === null) return null;
  const { width, height } = canvasSize(layout, view);
  return (
    <div className="caption-slips" style={{ width: width / density, height: height / density }} aria-hidden="true">
      <div className="caption-slip" data-shown={box !== null} style={{ ...placed(last, view, density), color: ink }} />
    </div>
  );
}

/** The ink of a label on the photo, by the photo's tones; null elsewhere. */
function inkOnPhoto({ caption: [line], photo }: Layout): string | null {
  return line !== undefined && overlap(line.box, photo) ? line.colour : null;
}

/** Returns null for alt text, which is not printed. */
function roleOf(field: CaptionField): CaptionRole | null {
  if (field === "alt") return null;
  return field === "additionalCredits" ? "additional" : field;
}

function placed({ x, y, width, height }: Box, view: View, density: number): CSSProperties {
  const scale = (view.kind === "whole" ? view.factor : 1) / density;
  const at = view.kind === "whole" ? { x: 0, y: 0 } : view.at;
  return {
    left: (x - at.x) * scale - EDGE,
    top: (y - at.y) * scale,
    width: width * scale + 2 * EDGE,
    height: height * scale,
  };
}
