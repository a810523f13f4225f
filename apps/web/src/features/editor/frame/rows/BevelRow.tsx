import { DEFAULT_SETTINGS, isLocked, RANGES } from "@matte/engine";
import { editorFrame } from "@matte/messages/editor-frame";
import { ProBadge, Row, Slider } from "#ui/index.ts";
import { useControl, useEditor, useSession } from "../../state/context.ts";

const texts = editorFrame;

export function BevelRow() {
  const { upsell } = useSession().services;
  const locked = useEditor((state) => isLocked("bevelSize", state.plan));
  const bevel = useControl("bevelSize");
  return (
    <Row
      label={texts.bevel}
      badge={locked && <ProBadge of={texts.bevelFeature} onClick={upsell} />}
      onLocked={locked ? upsell : undefined}
    >
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
  );
}
