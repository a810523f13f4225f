/** The mode's controls, in the order of its bar. */
import type { Size } from "@matte/engine";
import { editor } from "@matte/messages/editor";
import { editorCrop as texts } from "@matte/messages/editor-crop";
import { editorWork } from "@matte/messages/editor-work";
import { editorFrame } from "@matte/messages/editor-frame";
import { CaretsToAxisDashedVertical, RotateCcw, RotateCw } from "lucide-react";
import { Button, IconButton, Select } from "#ui/index.ts";
import { copyCrop } from "../state/copied-crop.ts";
import { useSession } from "../state/context.ts";
import { ShapeChoice } from "../frame/ShapeChoice.tsx";
import { mirrored, turned, withShape } from "./draft.ts";
import { CROP_SHAPES, cropRatio, type CropShape } from "./shapes.ts";
import type { DraftControl } from "./use-draft.ts";

interface CropTool {
  readonly control: DraftControl;
}

function shapeText(shape: CropShape): string {
  return shape === "free" || shape === "original" ? texts.shapes[shape] : editorFrame.shapes[shape];
}

function shapeMark(shape: CropShape): string {
  return shape === "free" || shape === "original" ? texts.shapes[shape] : editorFrame.shapeMarks[shape];
}

const OPTIONS = CROP_SHAPES.map((value) => ({ value, label: shapeText(value) }));

export function ShapeSelect({ control: { draft, change } }: CropTool) {
  return (
    <Select
      label={texts.shape}
      value={draft.shape}
      options={OPTIONS}
      onChange={(shape) => change((before) => withShape(before, shape))}
    />
  );
}

/** The same as drawings. A free crop is drawn as the one it is. */
export function ShapeGlyphs({ control: { draft, change } }: CropTool) {
  const { frame, box } = draft;
  const choices = CROP_SHAPES.map((value) => ({
    value,
    label: shapeText(value),
    mark: shapeMark(value),
    ratio: cropRatio(value, frame) ?? box.width / box.height,
  }));
  return (
    <ShapeChoice
      label={texts.shape}
      value={draft.shape}
      choices={choices}
      onChange={(shape) => change((before) => withShape(before, shape))}
    />
  );
}

export function TurnButtons({ control: { change } }: CropTool) {
  return (
    <>
      <IconButton icon={RotateCcw} label={texts.rotateLeft} onClick={() => change((draft) => turned(draft, -1))} />
      <IconButton icon={RotateCw} label={texts.rotateRight} onClick={() => change((draft) => turned(draft, 1))} />
      <IconButton icon={CaretsToAxisDashedVertical} label={texts.mirror} onClick={() => change(mirrored)} />
    </>
  );
}

export function ResetButton({ control: { isCropped, reset } }: CropTool) {
  return (
    <Button variant="bare" disabled={!isCropped} onClick={reset}>
      {texts.reset}
    </Button>
  );
}

export function CopyButton() {
  const session = useSession();
  return (
    <Button variant="bare" onClick={() => copyCrop(session)}>
      {editorWork.crop.copy}
    </Button>
  );
}

export function Figures({ width, height }: Size) {
  return <b className="crop-figures num">{editor.method.size(width, height)}</b>;
}
