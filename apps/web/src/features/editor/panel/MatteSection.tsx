import { DEFAULT_SETTINGS, QUICK_SIZES, RANGES } from "@matte/engine";
import { ColourField, QuickSizes, Row, Section, Slider, type Swatch } from "#ui/index.ts";
import { useWide } from "../state/use-wide.ts";
import { useControl } from "../state/use-control.ts";

const SWATCHES: readonly Swatch[] = [
  { name: "White", colour: "#FFFFFF" },
  { name: "Off-white", colour: "#F4F4F4" },
  { name: "Linen", colour: "#D8D2C6" },
  { name: "Black", colour: "#000000" },
];
/** Swatches that fit on a phone. */
const PHONE_SWATCHES = SWATCHES.filter(({ name }) => name !== "Off-white");
const SIZES = QUICK_SIZES.map(({ name, percent }) => ({ name, value: percent }));

export function MatteSection() {
  const size = useControl("outerBorderSize");
  const colour = useControl("outerBorderColor");
  return (
    <Section title="Matte" id="matte">
      <Row label="Size">
        <Slider
          {...RANGES.outerBorderSize}
          {...size}
          label="Outer matte size"
          initial={DEFAULT_SETTINGS.outerBorderSize}
          decimals={1}
          unit="%"
          unitName="percent of width"
        />
      </Row>
      <Row label="Quick size" group>
        <QuickSizes {...size} label="Quick size" options={SIZES} />
      </Row>
      <Row label="Colour">
        <ColourField {...colour} subject="Outer matte" swatches={useWide() ? SWATCHES : PHONE_SWATCHES} />
      </Row>
    </Section>
  );
}
