import { type MeasuredBy, type Shape, SHAPES } from "@matte/engine";
import { editorFrame } from "@matte/messages/editor-frame";
import { Row, Select } from "#ui/index.ts";
import { useControl, useSession, useSetting } from "../../state/context.ts";
import { chooseShape } from "../canvas-choice.ts";

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

/** A list of choices for keyboard and screen reader, covered by drawings of the shapes for the eye. */
export function ShapeRow() {
  const session = useSession();
  // A preset sets the canvas, even if a look has a shape.
  const chosen = useSetting("shape");
  const value = useSetting("socialPreset") === "original" ? chosen : "photo";
  const choose = (text: string): void => {
    const shape = SHAPES.find((each) => each === text);
    if (shape !== undefined) chooseShape(session, shape);
  };
  return (
    <div className="shapes">
      <p className="shapes-label" aria-hidden="true">
        <span>{texts.shape}</span>
        <b>{texts.shapes[value]}</b>
      </p>
      <div className="shapes-choice">
        <select aria-label={texts.shape} value={value} onChange={({ target }) => choose(target.value)}>
          {SHAPES.map((shape) => (
            <option key={shape} value={shape}>
              {texts.shapes[shape]}
            </option>
          ))}
        </select>
        <div className="glyphs" aria-hidden="true">
          {SHAPES.map((shape) => (
            <button
              key={shape}
              type="button"
              tabIndex={-1}
              data-chosen={shape === value}
              title={texts.shapes[shape]}
              onClick={() => chooseShape(session, shape)}
            >
              <ShapeGlyph shape={shape} />
              {texts.shapeMarks[shape]}
            </button>
          ))}
        </div>
      </div>
    </div>
  );
}

/** Side length of the drawing's box, and of the largest shape in it. */
const BOX = 20;
const LARGEST = 17;

function ShapeGlyph({ shape }: { readonly shape: Shape }) {
  const ratio = ratioOf(shape);
  const width = LARGEST * Math.min(1, ratio);
  const height = LARGEST * Math.min(1, 1 / ratio);
  return (
    <svg viewBox={`0 0 ${BOX} ${BOX}`}>
      <rect x={(BOX - width) / 2} y={(BOX - height) / 2} width={width} height={height} />
    </svg>
  );
}

/** Width by height; most photos are 3:2. */
function ratioOf(shape: Shape): number {
  switch (shape) {
    case "photo":
      return 3 / 2;
    case "a-portrait":
      return Math.SQRT1_2;
    case "a-landscape":
      return Math.SQRT2;
    default: {
      const [width = 1, height = 1] = shape.split(":").map(Number);
      return width / height;
    }
  }
}
