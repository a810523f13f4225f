import { DEFAULT_SETTINGS, innerStrokeMaximum, isLocked } from "@matte/engine";
import { editorPanel } from "@matte/messages/editor-panel";
import { ColourField, ProBadge, Row, Section, Slider, type Swatch } from "#ui/index.ts";
import { useWide } from "../state/use-wide.ts";
import { useControl, useEditor, useSession } from "../state/context.ts";

const texts = editorPanel.stroke;
const SWATCHES: readonly Swatch[] = [
  { name: editorPanel.swatches.black, colour: "#000000" },
  { name: editorPanel.swatches.white, colour: "#FFFFFF" },
  { name: editorPanel.swatches.grey, colour: "#8A8A8A" },
  { name: editorPanel.swatches.ochre, colour: "#A8895A" },
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
      title={texts.title}
      id="stroke"
      locked={locked}
      badge={locked && <ProBadge of={texts.feature} onClick={services.upsell} />}
    >
      <Row label={editorPanel.size}>
        <Slider
          {...size}
          label={texts.size}
          min={0}
          max={max}
          initial={DEFAULT_SETTINGS.innerBorderSize}
          unit="px"
          unitName={texts.unitName}
        />
      </Row>
      <Row label={editorPanel.colour}>
        <ColourField {...colour} subject={texts.subject} swatches={useWide() ? SWATCHES : PHONE_SWATCHES} />
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
