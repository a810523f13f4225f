import { DEFAULT_SETTINGS, QUICK_SIZES, RANGES } from "@matte/engine";
import { editorPanel } from "@matte/messages/editor-panel";
import { ColourField, QuickSizes, Row, Section, Slider, type Swatch } from "#ui/index.ts";
import { useWide } from "../state/use-wide.ts";
import { useControl } from "../state/context.ts";

const texts = editorPanel.matte;
const OFF_WHITE = "#F4F4F4";
const SWATCHES: readonly Swatch[] = [
  { name: editorPanel.swatches.white, colour: "#FFFFFF" },
  { name: editorPanel.swatches.offWhite, colour: OFF_WHITE },
  { name: editorPanel.swatches.linen, colour: "#D8D2C6" },
  { name: editorPanel.swatches.black, colour: "#000000" },
];
/** Swatches that fit on a phone. */
const PHONE_SWATCHES = SWATCHES.filter(({ colour }) => colour !== OFF_WHITE);
const SIZES = QUICK_SIZES.map(({ percent }) => ({ name: texts.quickSizes[percent], value: percent }));

export function MatteSection() {
  const size = useControl("outerBorderSize");
  const colour = useControl("outerBorderColor");
  return (
    <Section title={texts.title} id="matte">
      <Row label={editorPanel.size}>
        <Slider
          {...RANGES.outerBorderSize}
          {...size}
          label={texts.size}
          initial={DEFAULT_SETTINGS.outerBorderSize}
          decimals={1}
          unit="%"
          unitName={texts.unitName}
        />
      </Row>
      <Row label={texts.quickSize} group>
        <QuickSizes {...size} label={texts.quickSize} options={SIZES} />
      </Row>
      <Row label={editorPanel.colour}>
        <ColourField {...colour} subject={texts.subject} swatches={useWide() ? SWATCHES : PHONE_SWATCHES} />
      </Row>
    </Section>
  );
}
