import { MATTE_SIDE_RANGE, type Side } from "@matte/engine";
import { editorFrame } from "@matte/messages/editor-frame";
import { useRef, type KeyboardEvent, type PointerEvent } from "react";
import type { OnChange } from "#ui/index.ts";
import type { Point } from "../../preview/fit.ts";

const { names } = editorFrame.sides;
/** Percent per arrow key; finer values are for pointer and number field. */
const STEP = 1;
/** Percent per arrow key with Shift. */
const JUMP = 10;

const DIRECTIONS: Readonly<Record<string, number>> = { ArrowUp: 1, ArrowRight: 1, ArrowDown: -1, ArrowLeft: -1 };

interface HandleProps {
  readonly side: Side;
  /** Percent of the base length. */
  readonly value: number;
  readonly at: { readonly left: number; readonly top: number };
  readonly initial: number;
  /** The side's percent after a movement in CSS pixels. */
  readonly percentAfter: (move: Point) => number;
  /** Called with true when a drag begins, with false when it ends. */
  readonly onDrag: (dragging: boolean) => void;
  readonly onChange: OnChange<number>;
}

/** A side's handle, dragged by the pointer; for keyboard and screen reader it is a slider. */
export function Handle({ side, value, at, initial, percentAfter, onDrag, onChange }: HandleProps) {
  const drag = usePointerDrag({ value, percentAfter, onDrag, onChange });
  const move = (event: KeyboardEvent): void => {
    const direction = DIRECTIONS[event.key];
    if (direction === undefined) return;
    event.preventDefault();
    const step = event.shiftKey ? JUMP : STEP;
    onChange(value + direction * step, { final: true });
  };
  return (
    <div
      className={`side-handle side-handle-${side}`}
      style={{ insetInlineStart: at.left, insetBlockStart: at.top }}
      onDoubleClick={() => onChange(initial, { final: true })}
      {...drag}
    >
      <input
        type="range"
        {...MATTE_SIDE_RANGE}
        value={value}
        aria-label={names[side]}
        aria-valuetext={`${value} %`}
        onChange={({ target }) => onChange(Number(target.value), { final: true })}
        onKeyDown={move}
      />
    </div>
  );
}

interface Drag {
  readonly from: Point;
  readonly value: number;
  readonly percentAfter: (move: Point) => number;
}

function usePointerDrag({ value, percentAfter, onDrag, onChange }: Omit<HandleProps, "side" | "at" | "initial">) {
  const drag = useRef<Drag | null>(null);
  const percentAt = (start: Drag, { clientX, clientY }: PointerEvent): number =>
    start.percentAfter({ x: clientX - start.from.x, y: clientY - start.from.y });
  const end = (event: PointerEvent, final: boolean): void => {
    const start = drag.current;
    if (start === null) return;
    drag.current = null;
    onDrag(false);
    onChange(final ? percentAt(start, event) : start.value, { final: true });
  };
  return {
    onPointerDown: (event: PointerEvent) => {
      if (event.button !== 0) return;
      event.preventDefault();
      event.currentTarget.setPointerCapture(event.pointerId);
      event.currentTarget.querySelector("input")?.focus({ preventScroll: true });
      drag.current = { from: { x: event.clientX, y: event.clientY }, value, percentAfter };
      onDrag(true);
    },
    onPointerMove: (event: PointerEvent) => {
      if (drag.current !== null) onChange(percentAt(drag.current, event), { final: false });
    },
    onPointerUp: (event: PointerEvent) => end(event, true),
    onPointerCancel: (event: PointerEvent) => end(event, false),
  };
}
