import { editorSignature as texts } from "@matte/messages/editor-signature";
import { type Dispatch, useEffect, useRef, type PointerEvent } from "react";
import { fillStrokes, type PenStroke } from "./strokes.ts";

export interface SignaturePadProps {
  readonly strokes: readonly PenStroke[];
  /** Called with each part of a stroke. Several may come before the next render. */
  readonly onChange: Dispatch<(strokes: readonly PenStroke[]) => readonly PenStroke[]>;
}

/** An area to sign in, with a mouse, a finger or a pen. */
export function SignaturePad({ strokes, onChange }: SignaturePadProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  /** Pointer that draws: a palm next to a pen doesn't. */
  const drawing = useRef<number | null>(null);
  useEffect(() => {
    if (canvas.current !== null) draw(canvas.current, strokes);
  }, [strokes]);
  const begin = (event: PointerEvent<HTMLCanvasElement>): void => {
    if (drawing.current !== null || event.button !== 0) return;
    drawing.current = event.pointerId;
    event.currentTarget.setPointerCapture(event.pointerId);
    const stroke = { points: pointsOf(event), hasPressure: event.pointerType === "pen" };
    onChange((drawn) => [...drawn, stroke]);
  };
  const move = (event: PointerEvent<HTMLCanvasElement>): void => {
    if (drawing.current !== event.pointerId) return;
    const points = pointsOf(event);
    onChange((drawn) => longer(drawn, points));
  };
  const end = ({ pointerId }: PointerEvent<HTMLCanvasElement>): void => {
    if (drawing.current === pointerId) drawing.current = null;
  };
  return (
    <canvas
      ref={canvas}
      className="signature-pad"
      role="img"
      aria-label={texts.pad}
      onPointerDown={begin}
      onPointerMove={move}
      onPointerUp={end}
      onPointerCancel={end}
      onLostPointerCapture={end}
    />
  );
}

/** Adds points to the last stroke, which a key may have undone. */
function longer(strokes: readonly PenStroke[], points: PenStroke["points"]): readonly PenStroke[] {
  const last = strokes.at(-1);
  return last === undefined ? strokes : [...strokes.slice(0, -1), { ...last, points: [...last.points, ...points] }];
}

/** Points of an event, with those since the last one that the browser has put together. */
function pointsOf({ currentTarget, nativeEvent }: PointerEvent<HTMLCanvasElement>): PenStroke["points"] {
  const { left, top } = currentTarget.getBoundingClientRect();
  const together = nativeEvent.getCoalescedEvents();
  const events = together.length === 0 ? [nativeEvent] : together;
  return events.map(({ clientX, clientY, pressure }) => [clientX - left, clientY - top, pressure] as const);
}

function draw(canvas: HTMLCanvasElement, strokes: readonly PenStroke[]): void {
  const context = canvas.getContext("2d");
  if (context === null) return;
  const scale = devicePixelRatio;
  canvas.width = Math.round(canvas.clientWidth * scale);
  canvas.height = Math.round(canvas.clientHeight * scale);
  context.scale(scale, scale);
  context.fillStyle = getComputedStyle(canvas).color;
  fillStrokes(context, strokes);
}
