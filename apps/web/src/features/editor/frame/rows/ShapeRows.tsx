import { type MeasuredBy, shapeRatio, SHAPES } from "@matte/engine";
import { editorFrame } from "@matte/messages/editor-frame";
import { Row, Select } from "#ui/index.ts";
import { useControl, useSession, useSetting } from "../../state/context.ts";
import { chooseShape } from "../canvas-choice.ts";
import { ShapeChoice } from "../ShapeChoice.tsx";

const texts = editorFrame;

const MEASURES = (["width", "short", "long", "mean"] as const satisfies readonly MeasuredBy[]).map((value) => ({
  value,
  label: texts.measures[value],
}));

export function MeasuredByRow() {
  const measuredBy = useControl("measuredBy");
  return (
    <Row label={texts.measuredBy}>
      <Select {...measuredBy} options={MEASURES} />
    </Row>
  );
}

/** Most photos are 3:2. */
const PHOTO_RATIO = 3 / 2;

const CHOICES = SHAPES.map((shape) => ({
  value: shape,
  label: texts.shapes[shape],
  mark: texts.shapeMarks[shape],
  ratio: shapeRatio(shape) ?? PHOTO_RATIO,
}));

export function ShapeRow() {
  const session = useSession();
  // A preset sets the canvas, even if a look has a shape.
  const chosen = useSetting("shape");
  const value = useSetting("socialPreset") === "original" ? chosen : "photo";
  return (
    <div className="shapes">
      <p className="shapes-label" aria-hidden="true">
        <span>{texts.shape}</span>
        <b>{texts.shapes[value]}</b>
      </p>
      <ShapeChoice
        label={texts.shape}
        value={value}
        choices={CHOICES}
        onChange={(shape) => chooseShape(session, shape)}
      />
    </div>
  );
}
