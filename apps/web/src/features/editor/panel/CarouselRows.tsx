import { CAROUSEL_RATIOS, RANGES } from "@matte/engine";
import { editorCarousel as texts } from "@matte/messages/editor-carousel";
import { RadioGroup, Row, Select, Switch } from "#ui/index.ts";
import { useControl, useSetting } from "../state/context.ts";

const { min, max } = RANGES.carouselSlides;
const COUNTS = Array.from({ length: max - min + 1 }, (_, n) => String(min + n));

/** Slides of a carousel; absent for other presets. */
export function CarouselRows() {
  return useSetting("socialPreset") === "carousel" ? <SlideRows /> : null;
}

function SlideRows() {
  const slides = useControl("carouselSlides");
  const ratio = useControl("carouselRatio");
  const fullSize = useControl("carouselFullSize");
  return (
    <>
      <Row label={texts.slides}>
        <Select
          value={String(slides.value)}
          options={COUNTS.map((count) => ({ value: count, label: count }))}
          onChange={(count) => slides.onChange(Number(count))}
        />
      </Row>
      <Row label={texts.ratio} group>
        <RadioGroup
          {...ratio}
          label={texts.ratioName}
          options={CAROUSEL_RATIOS.map((value) => ({ value, label: value }))}
        />
      </Row>
      <Switch label={texts.fullSize} checked={fullSize.value} onChange={(checked) => fullSize.onChange(checked)} />
    </>
  );
}
