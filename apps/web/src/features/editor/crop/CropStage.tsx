import type { Size } from "@matte/engine";
import { editor } from "@matte/messages/editor";
import { editorCrop as texts } from "@matte/messages/editor-crop";
import { type ReactNode, type RefObject, useEffect, useId, useRef } from "react";
import { type DeviceSpace, useDeviceSpace } from "#lib/device-space.ts";
import type { PhotoRecord } from "../model/registry.ts";
import type { Draft } from "./draft.ts";
import { HANDLES, placeOf, placeText } from "./handles.ts";
import { useCropPointers } from "./use-crop-pointers.ts";
import type { DraftControl } from "./use-draft.ts";
import { useWholePixels } from "./use-whole-pixels.ts";

interface CropStageProps {
  /** Of the whole photo. */
  readonly photo: PhotoRecord;
  readonly control: DraftControl;
}

/** The whole photo, with the crop on it. */
export function CropStage(props: CropStageProps) {
  const wall = useRef<HTMLDivElement>(null);
  const space = useDeviceSpace(wall);
  return (
    <div ref={wall} className="crop-wall">
      {space !== null && <CroppedPhoto {...props} space={space} />}
    </div>
  );
}

function CroppedPhoto({ photo, control, space }: CropStageProps & { readonly space: DeviceSpace }) {
  const frame = useRef<HTMLDivElement>(null);
  const { draft } = control;
  const scale = scaleIn(space, draft.frame);
  const pointers = useCropPointers(frame, scale, control);
  const { width, height } = draft.frame;
  return (
    <div className="crop-surface" {...pointers}>
      <div ref={frame} className="crop-frame" style={{ width: width * scale, height: height * scale }}>
        <div className="crop-picture" aria-hidden="true">
          <WholePhoto photo={photo} draft={draft} scale={scale} space={space} />
          <CutOff draft={draft} />
        </div>
        <CropWindow draft={draft} scale={scale} />
      </div>
    </div>
  );
}

/** CSS pixels per pixel of the photo; small photos are not enlarged. */
function scaleIn({ size, density }: DeviceSpace, frame: Size): number {
  return Math.min(1, size.width / density / frame.width, size.height / density / frame.height);
}

interface WholePhotoProps extends Omit<CropStageProps, "control"> {
  readonly draft: Draft;
  readonly scale: number;
  readonly space: DeviceSpace;
}

function WholePhoto({ photo, draft, scale, space }: WholePhotoProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const { width, height } = photo.facts.size;
  const longSide = Math.max(space.size.width, space.size.height);
  useWholePixels(canvas, photo, Math.min(longSide, Math.max(width, height)));
  const { mirror, turn, angle } = draft;
  // The angle as it is seen comes after the mirror, which is the last step of the photo.
  const transform = `rotate(${angle}deg) scaleX(${mirror ? -1 : 1}) rotate(${90 * turn}deg)`;
  return (
    <div className="crop-photo" style={{ width: width * scale, height: height * scale, transform }}>
      <img src={photo.thumbnail} alt="" draggable={false} />
      <canvas ref={canvas} />
    </div>
  );
}

/** Dims the photo outside of the crop; not the wall next to a straightened photo. */
function CutOff({ draft: { frame, box, angle } }: { readonly draft: Draft }) {
  const { width, height } = frame;
  return (
    <svg className="crop-cut-off" viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none">
      <path d={`${turnedOutline(frame, angle)}M${box.x} ${box.y}h${box.width}v${box.height}h${-box.width}z`} />
    </svg>
  );
}

function turnedOutline({ width, height }: Size, degrees: number): string {
  const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
  const corner = (across: -1 | 1, down: -1 | 1): string => {
    const [x, y] = [(across * width) / 2, (down * height) / 2];
    return `${width / 2 + cos * x - sin * y} ${height / 2 + sin * x + cos * y}`;
  };
  return `M${corner(-1, -1)}L${corner(1, -1)}L${corner(1, 1)}L${corner(-1, 1)}z`;
}

/** The crop's edge, thirds and handles. All are sliders for keyboard and screen reader. */
function CropWindow({ draft: { box, frame }, scale }: { readonly draft: Draft; readonly scale: number }) {
  const hint = useId();
  const area = useRef<HTMLDivElement>(null);
  // The arrow keys move the crop at once.
  useEffect(() => area.current?.focus({ preventScroll: true }), []);
  const style = { left: box.x * scale, top: box.y * scale, width: box.width * scale, height: box.height * scale };
  const size = editor.method.sizeInPixels(box.width, box.height);
  return (
    <div className="crop-window" style={style}>
      <Grip
        ref={area}
        name="area"
        label={texts.area}
        text={texts.place(size, box.x, box.y)}
        value={box.x}
        most={frame.width - box.width}
        hint={hint}
      >
        <span className="crop-thirds" />
      </Grip>
      {HANDLES.map((handle) => {
        const { x, y } = placeOf(handle, box);
        const isVertical = handle.x === 0;
        return (
          <Grip
            key={handle.name}
            name={handle.name}
            label={texts.handles[handle.name]}
            text={placeText(handle, box)}
            value={isVertical ? y : x}
            most={isVertical ? frame.height : frame.width}
            hint={hint}
          />
        );
      })}
      <p id={hint} hidden>
        {texts.keys}
      </p>
    </div>
  );
}

interface GripProps {
  readonly name: string;
  readonly label: string;
  readonly text: string;
  readonly value: number;
  readonly most: number;
  /** Id of the description. */
  readonly hint: string;
  readonly ref?: RefObject<HTMLDivElement | null>;
  readonly children?: ReactNode;
}

function Grip({ ref, name, label, text, value, most, hint, children }: GripProps) {
  return (
    <div
      ref={ref}
      className="crop-grip"
      data-handle={name}
      role="slider"
      tabIndex={0}
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={Math.max(value, most)}
      aria-valuenow={value}
      aria-valuetext={text}
      aria-describedby={hint}
    >
      {children}
    </div>
  );
}
