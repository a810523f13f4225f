import { DEFAULT_SETTINGS, RANGES } from "@matte/engine";
import { editorFrame } from "@matte/messages/editor-frame";
import { Row, Slider } from "#ui/index.ts";
import { useControl } from "../../state/context.ts";

const texts = editorFrame;

export function CornerRow() {
  const radius = useControl("cornerRadius");
  return (
    <Row label={texts.cornerRadius}>
      <Slider
        {...RANGES.cornerRadius}
        {...radius}
        label={texts.cornerRadius}
        initial={DEFAULT_SETTINGS.cornerRadius}
        decimals={1}
        unit="%"
        unitName={texts.ofShortSide}
      />
    </Row>
  );
}
