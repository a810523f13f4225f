import { DEFAULT_SETTINGS, isLocked, RANGES } from "@matte/engine";
import { editorFrame } from "@matte/messages/editor-frame";
import { editorPanel } from "@matte/messages/editor-panel";
import { ColourField, ProBadge, Row, Slider } from "#ui/index.ts";
import { MATTE_SWATCHES } from "../../panel/swatches.ts";
import { useControl, useEditor, useSession, useSetting } from "../../state/context.ts";

const texts = editorFrame;

/** A second board, and its colour. */
export function InnerMatRow() {
  const { upsell } = useSession().services;
  const locked = useEditor((state) => isLocked("innerMatSize", state.plan));
  const size = useControl("innerMatSize");
  const colour = useControl("innerMatColor");
  const measuredBy = useSetting("measuredBy");
  return (
    <>
      <Row
        label={texts.innerMat}
        badge={locked && <ProBadge of={texts.innerMatFeature} onClick={upsell} />}
        onLocked={locked ? upsell : undefined}
      >
        <Slider
          {...RANGES.innerMatSize}
          {...size}
          label={texts.innerMat}
          initial={DEFAULT_SETTINGS.innerMatSize}
          decimals={1}
          unit="%"
          unitName={editorPanel.matte.unitNames[measuredBy]}
          disabled={locked}
        />
      </Row>
      {size.value > 0 && (
        <Row label={texts.colour}>
          <ColourField {...colour} subject={texts.innerMat} swatches={MATTE_SWATCHES} disabled={locked} />
        </Row>
      )}
    </>
  );
}
