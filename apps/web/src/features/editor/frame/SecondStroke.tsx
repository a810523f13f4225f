import { DEFAULT_SETTINGS, PERMILLE_STEP, RANGES } from "@matte/engine";
import { editorFrame } from "@matte/messages/editor-frame";
import { ColourField, Row, Slider } from "#ui/index.ts";
import { STROKE_SWATCHES } from "../panel/swatches.ts";
import { useControl, useSetting } from "../state/context.ts";
import { ThinStroke } from "./ThinStroke.tsx";

const texts = editorFrame;

/** The second stroke's size; gap and colour are absent without one. */
export function SecondStroke() {
  const size = useControl("secondStrokeSize");
  const unit = useSetting("strokeUnit");
  return (
    <>
      <ThinStroke />
      <hr className="panel-rule" />
      <Row label={texts.secondStroke.row}>
        <Slider
          {...RANGES.secondStrokeSize}
          {...size}
          step={unit === "permille" ? PERMILLE_STEP : 1}
          decimals={unit === "permille" ? 1 : 0}
          label={texts.secondStroke.size}
          initial={DEFAULT_SETTINGS.secondStrokeSize}
          unit={texts.strokeUnits[unit]}
          unitName={texts.strokeUnitNames[unit]}
        />
      </Row>
      {size.value > 0 && <GapAndColour />}
    </>
  );
}

function GapAndColour() {
  const gap = useControl("secondStrokeGap");
  const colour = useControl("secondStrokeColor");
  return (
    <>
      <Row label={texts.secondStroke.gapRow}>
        <Slider
          {...RANGES.secondStrokeGap}
          {...gap}
          label={texts.secondStroke.gap}
          initial={DEFAULT_SETTINGS.secondStrokeGap}
          decimals={1}
          unit="%"
          unitName={texts.unitName}
        />
      </Row>
      <Row label={texts.colour}>
        <ColourField {...colour} subject={texts.secondStroke.subject} swatches={STROKE_SWATCHES} />
      </Row>
    </>
  );
}
