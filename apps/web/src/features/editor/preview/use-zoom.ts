import { useEditor } from "../state/context.ts";
import { fitFactor } from "./fit.ts";
import { usePicture } from "./picture.tsx";

interface Zoom {
  /** True for a picture with more pixels than its space. */
  readonly canZoom: boolean;
  /** True while the preview shows it at 100 %. */
  readonly magnified: boolean;
}

export function useZoom(): Zoom {
  const zoomed = useEditor((state) => state.zoomed);
  const space = useEditor((state) => state.space);
  const canvas = usePicture()?.layout.canvas;
  const canZoom = canvas !== undefined && space !== null && fitFactor(canvas, space) < 1;
  return { canZoom, magnified: zoomed && canZoom };
}
