import { DEFAULT_SETTINGS, innerStrokeMaximum, isLocked } from "@matte/engine";
import { ColourField, ProBadge, Row, Section, Slider, type Swatch } from "#ui/index.ts";
import { useWide } from "../state/use-wide.ts";
import { useEditor, useSession } from "../state/context.ts";
import { useControl } from "../state/use-control.ts";

const SWATCHES: readonly Swatch[] = [
  { name: "Black", colour: "#000000" },
  { name: "White", colour: "#FFFFFF" },
  { name: "Grey", colour: "#8A8A8A" },
  { name: "Ochre", colour: "#A8895A" },
];
/** Swatches that fit on a phone. */
const PHONE_SWATCHES = SWATCHES.slice(0, 3);

export function StrokeSection() {
  const { services } = useSession();
  const locked = useEditor((state) => isLocked("innerBorderSize", state.plan));
  const size = useControl("innerBorderSize");
  const colour = useControl("innerBorderColor");
  const max = useMaximum();
  return (
    <Section
      title="Stroke"
      id="stroke"
      locked={locked}
      badge={locked && <ProBadge of="inner stroke" onClick={services.upsell} />}
    >
      <Row label="Size">
        <Slider
          {...size}
          label="Inner stroke size"
          min={0}
          max={max}
          initial={DEFAULT_SETTINGS.innerBorderSize}
          unit="px"
          unitName="pixels of the photo"
        />
      </Row>
      <Row label="Colour">
        <ColourField {...colour} subject="Inner stroke" swatches={useWide() ? SWATCHES : PHONE_SWATCHES} />
      </Row>
    </Section>
  );
}

/** Largest stroke: 20 percent of the first photo's width (SPEC §5). */
function useMaximum(): number {
  const { photos } = useSession();
  const first = useEditor((state) => state.history.present.photos[0]?.id);
  const record = first === undefined ? undefined : photos.get(first);
  return innerStrokeMaximum(record?.facts.size.width ?? null);
}
