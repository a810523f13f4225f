import { DEFAULT_SETTINGS, RANGES, SHADOWS, type ShadowSetting } from "@matte/engine";
import { editorFrame } from "@matte/messages/editor-frame";
import { RadioGroup, type RadioOption, Row, Slider } from "#ui/index.ts";
import { useControl } from "../../state/context.ts";

const texts = editorFrame;

const OPTIONS: readonly RadioOption<ShadowSetting>[] = SHADOWS.map((value) => ({
  value,
  label: texts.shadows[value],
}));

/** The matte's shadow, and its strength if there is one. */
export function ShadowRows() {
  const shadow = useControl("shadow");
  const strength = useControl("shadowStrength");
  return (
    <>
      <p className="shapes-label" aria-hidden="true">
        <span>{texts.shadow}</span>
      </p>
      <RadioGroup {...shadow} label={texts.shadow} options={OPTIONS} />
      {shadow.value !== "none" && (
        <Row label={texts.shadowStrengthRow}>
          <Slider
            {...RANGES.shadowStrength}
            {...strength}
            label={texts.shadowStrength}
            initial={DEFAULT_SETTINGS.shadowStrength}
          />
        </Row>
      )}
    </>
  );
}
