import type { Virtualizer } from "@tanstack/react-virtual";
import { useEffect } from "react";
import { usePosition } from "../state/context.ts";
import { useMoves } from "./use-reorder.ts";
import { useSteps } from "./use-steps.ts";

/**
 * Keys and drags in a photo list; keeps the selected one in view.
 * @param columns thumbnails in a row; Infinity for a single row
 */
export function useListControls(
  list: Virtualizer<HTMLDivElement, Element>,
  scroller: HTMLDivElement | null,
  columns: number,
) {
  const position = usePosition();
  useEffect(() => {
    if (position >= 0 && scroller !== null) list.scrollToIndex(position, { align: "auto" });
  }, [list, position, scroller]);
  const { announcement, onShift, onReorder } = useMoves(scroller);
  const onStep = useSteps(scroller, columns);
  return { announcement, controls: { onShift, onReorder, onStep } };
}
