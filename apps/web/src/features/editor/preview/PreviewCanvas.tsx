import { type Layout, withoutFrame } from "@matte/engine";
import { editor } from "@matte/messages/editor";
import { useEffect, useId, useMemo, useRef, useState } from "react";
import type { DeviceSpace } from "#lib/device-space.ts";
import { isDialogOpen, usesKeys } from "#lib/keyboard.ts";
import { lazyPart } from "#lib/lazy-parts.tsx";
import { useEditor, useSetting } from "../state/context.ts";
import type { CaptionSlipProps } from "./CaptionSlip.tsx";
import { canvasSize, type Scene, useDrawing } from "./use-drawing.ts";
import type { Picture } from "./frame-photo.ts";
import { useLogoBitmap, usePixels } from "./use-pixels.ts";
import { usePinch } from "./use-pinch.ts";
import { useView, type ViewControl } from "./use-view.ts";
import { usePanGestures } from "./use-pan-gestures.ts";

const CutLines = lazyPart(async () => (await import("./CutLines.tsx")).CutLines);
const CaptionSlip = lazyPart(async () => (await import("./CaptionSlip.tsx")).CaptionSlip);

interface PreviewCanvasProps {
  readonly picture: Picture;
  readonly space: DeviceSpace;
}

/** The framed photo, drawn by the export's painter in the same animation frame as the change. */
export function PreviewCanvas({ picture, space }: PreviewCanvasProps) {
  const { photo, description } = picture;
  const bare = useEditor((state) => state.bare);
  const layout = useMemo(() => (bare ? withoutFrame(picture.layout) : picture.layout), [bare, picture.layout]);
  const canvas = useRef<HTMLCanvasElement>(null);
  const caption = useId();
  // A canvas keeps its first context's colour space.
  const element = String(photo.facts.wideGamut);
  const isCarousel = useSetting("socialPreset") === "carousel" && !bare;
  const control = useView(layout.canvas, space.size);
  const fitted = useEditor((state) => state.space) ?? space.size;
  const pixels = usePixels(photo, fitted, control.view.kind === "magnified");
  const logo = useLogoBitmap(photo);
  const gestures = usePanGestures(canvas, control, space.density);
  usePinch(canvas, control, element);
  useArrowPan(control, space);
  const scene = useMemo<Scene | null>(
    () => (pixels === null ? null : { layout, view: control.view, pictures: { photo: pixels, logo } }),
    [layout, control.view, pixels, logo],
  );
  useDrawing(canvas, scene, { space: space.size, wideGamut: photo.facts.wideGamut });
  const { width, height } = canvasSize(layout, control.view);
  return (
    <>
      <canvas
        key={element}
        ref={canvas}
        className={`editor-canvas ${control.view.kind}${control.canZoom ? "" : " full"}`}
        role="img"
        aria-label={editor.preview.label}
        aria-describedby={caption}
        data-drawn={pixels !== null}
        style={{
          width: width / space.density,
          height: height / space.density,
          clipPath: bare && control.view.kind === "whole" ? outsideOf(layout) : undefined,
        }}
        {...gestures}
      />
      {isCarousel && <CutLines layout={picture.layout} view={control.view} density={space.density} />}
      <Slip layout={picture.layout} view={control.view} density={space.density} />
      <p id={caption} className="visually-hidden">
        {description}
      </p>
    </>
  );
}

/** The mark of the field in focus, loaded when a field is. */
function Slip(props: CaptionSlipProps) {
  const isInUse = useEditor((state) => state.captionField !== null);
  const [isWanted, setWanted] = useState(isInUse);
  if (isInUse && !isWanted) setWanted(true);
  return isWanted ? <CaptionSlip {...props} /> : null;
}

/** Cuts off everything but the photo. */
function outsideOf({ canvas, photo }: Layout): string {
  const across = (length: number): string => `${(100 * length) / canvas.width}%`;
  const down = (length: number): string => `${(100 * length) / canvas.height}%`;
  const right = canvas.width - photo.x - photo.width;
  const bottom = canvas.height - photo.y - photo.height;
  return `inset(${down(photo.y)} ${across(right)} ${down(bottom)} ${across(photo.x)})`;
}

/** Fraction of the available space moved per arrow key. */
const PAN_STEP = 0.1;

const ARROWS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Moves a magnified picture by the arrow keys; they are then no shortcuts for the screen. */
function useArrowPan({ view, pan }: ViewControl, { size }: DeviceSpace): void {
  const magnified = view.kind === "magnified";
  useEffect(() => {
    if (!magnified) return undefined;
    const onKey = (event: KeyboardEvent): void => {
      const arrow = ARROWS[event.key];
      if (arrow === undefined || usesKeys(event.target) || isDialogOpen()) return;
      event.preventDefault();
      pan({ x: arrow[0] * PAN_STEP * size.width, y: arrow[1] * PAN_STEP * size.height });
    };
    window.addEventListener("keydown", onKey);
    return () => window.removeEventListener("keydown", onKey);
  }, [magnified, pan, size]);
}
