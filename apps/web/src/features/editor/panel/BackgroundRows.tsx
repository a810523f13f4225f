import { BACKGROUNDS, type BackgroundSetting, DEFAULT_SETTINGS, RANGES } from "@matte/engine";
import { editorSurface } from "@matte/messages/editor-surface";
import { ColourField, RadioGroup, type RadioOption, Row, Slider } from "#ui/index.ts";
import { useControl } from "../state/context.ts";
import { MATTE_SWATCHES } from "./swatches.ts";

const { background: texts } = editorSurface;

const OPTIONS: readonly RadioOption<BackgroundSetting>[] = BACKGROUNDS.map((value) => ({
  value,
  label: texts.kinds[value],
}));

/** The matte's filling, and the settings that it needs. */
export function BackgroundRows() {
  const background = useControl("background");
  return (
    <>
      <p className="background-name" aria-hidden="true">
        {texts.name}
      </p>
      <RadioGroup {...background} label={texts.name} options={OPTIONS} />
      {background.value === "gradient" && <GradientRows />}
      {background.value === "photo" && <BlurRows />}
    </>
  );
}

function GradientRows() {
  const colour = useControl("gradientColor");
  const angle = useControl("gradientAngle");
  return (
    <>
      <Row label={texts.colour}>
        <ColourField {...colour} subject={texts.gradient} swatches={MATTE_SWATCHES} />
      </Row>
      <Row label={texts.angleRow}>
        <Slider
          {...RANGES.gradientAngle}
          {...angle}
          label={texts.angle}
          initial={DEFAULT_SETTINGS.gradientAngle}
          unit="°"
          unitName={texts.degrees}
        />
      </Row>
    </>
  );
}

function BlurRows() {
  const blur = useControl("backgroundBlur");
  const shade = useControl("backgroundShade");
  return (
    <>
      <Row label={texts.blurRow}>
        <Slider {...RANGES.backgroundBlur} {...blur} label={texts.blur} initial={DEFAULT_SETTINGS.backgroundBlur} />
      </Row>
      <Row label={texts.shadeRow}>
        <Slider {...RANGES.backgroundShade} {...shade} label={texts.shade} initial={DEFAULT_SETTINGS.backgroundShade} />
      </Row>
    </>
  );
}
