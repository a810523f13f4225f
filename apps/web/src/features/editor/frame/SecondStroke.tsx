import { DEFAULT_SETTINGS, isLocked, RANGES } from "@matte/engine";
import { editorFrame } from "@matte/messages/editor-frame";
import { ColourField, ProBadge, Row, Slider } from "#ui/index.ts";
import { STROKE_SWATCHES, useSwatches } from "../panel/swatches.ts";
import { useControl, useEditor, useSession, useSetting } from "../state/context.ts";

const texts = editorFrame;

/** Second stroke and bevel; gap and colour are absent without a second stroke. */
export function SecondStroke() {
  const { upsell } = useSession().services;
  const locked = useEditor((state) => isLocked("secondStrokeSize", state.plan));
  const size = useControl("secondStrokeSize");
  const bevel = useControl("bevelSize");
  const unit = useSetting("strokeUnit");
  return (
    <>
      <Row
        label={texts.secondStroke.row}
        badge={locked && <ProBadge of={texts.secondStroke.feature} onClick={upsell} />}
      >
        <Slider
          {...RANGES.secondStrokeSize}
          {...size}
          label={texts.secondStroke.size}
          initial={DEFAULT_SETTINGS.secondStrokeSize}
          unit={texts.strokeUnits[unit]}
          unitName={texts.strokeUnitNames[unit]}
          disabled={locked}
        />
      </Row>
      {size.value > 0 && <GapAndColour />}
      <Row label={texts.bevel}>
        <Slider
          {...RANGES.bevelSize}
          {...bevel}
          label={texts.bevel}
          initial={DEFAULT_SETTINGS.bevelSize}
          decimals={1}
          unit={texts.strokeUnits.permille}
          unitName={texts.strokeUnitNames.permille}
          disabled={locked}
        />
      </Row>
    </>
  );
}

function GapAndColour() {
  const gap = useControl("secondStrokeGap");
  const colour = useControl("secondStrokeColor");
  const swatches = useSwatches(STROKE_SWATCHES);
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
        <ColourField {...colour} subject={texts.secondStroke.subject} swatches={swatches} />
      </Row>
    </>
  );
}
