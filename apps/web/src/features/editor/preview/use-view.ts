import type { Size } from "@matte/engine";
import { useCallback, useMemo, useState } from "react";
import { useEditor, useSession } from "../state/context.ts";
import type { View } from "./use-drawing.ts";
import { clampPan, fitFactor, panTo, windowSize, type Point } from "./fit.ts";

export interface ViewControl {
  readonly view: View;
  /** True when the picture has more pixels than the whole view shows. */
  readonly canZoom: boolean;
  /** Magnifies a point in the picture, given in shares of its sides, or returns to the whole view. */
  toggle(at: Point): void;
  /** Moves the window by device pixels. */
  pan(by: Point): void;
}

const MIDDLE: Point = { x: 0.5, y: 0.5 };

/** View state: the whole picture, or a window on it at full size. */
export function useView(picture: Size, space: Size): ViewControl {
  const session = useSession();
  const zoomed = useEditor((state) => state.zoomed);
  const [corner, setCorner] = useState<Point | null>(null);
  const window = useMemo(() => windowSize(picture, space), [picture, space]);
  const factor = fitFactor(picture, space);
  const canZoom = factor < 1;
  const magnified = zoomed && canZoom;
  const at = useMemo(
    () => (corner === null ? panTo(MIDDLE, picture, window) : clampPan(corner, picture, window)),
    [corner, picture, window],
  );
  const toggle = useCallback(
    (share: Point) => {
      setCorner(magnified ? null : panTo(share, picture, window));
      session.set({ zoomed: !magnified && canZoom });
    },
    [session, magnified, canZoom, picture, window],
  );
  const pan = useCallback(
    (by: Point) =>
      setCorner((from) => {
        const start = from ?? panTo(MIDDLE, picture, window);
        return clampPan({ x: start.x + by.x, y: start.y + by.y }, picture, window);
      }),
    [picture, window],
  );
  const view: View = useMemo(
    () => (magnified ? { kind: "magnified", at, window } : { kind: "whole", factor }),
    [magnified, at, window, factor],
  );
  return { view, canZoom, toggle, pan };
}
