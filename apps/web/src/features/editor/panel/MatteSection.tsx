import { DEFAULT_SETTINGS, QUICK_SIZES, RANGES } from "@matte/engine";
import { editorFrame } from "@matte/messages/editor-frame";
import { editorPanel } from "@matte/messages/editor-panel";
import { ColourField, QuickSizes, Row, Slider } from "#ui/index.ts";
import { useControl, usePhotoCount, useSetting } from "../state/context.ts";
import { lazyPart } from "#lib/lazy-parts.tsx";
import { PanelSection } from "./PanelSection.tsx";
import { colourName, MATTE_SWATCHES } from "./swatches.ts";

/** Loaded with the first photo. */
const PhotoColours = lazyPart(async () => (await import("./PhotoColours.tsx")).PhotoColours);

const MixedBatch = lazyPart(async () => (await import("./MixedBatch.tsx")).MixedBatch);
const SurfaceRows = lazyPart(async () => (await import("./SurfaceRows.tsx")).SurfaceRows);

const texts = editorPanel.matte;
const SIZES = QUICK_SIZES.map((value) => ({ name: texts.quickSizes[value], value }));

export function MatteSection() {
  const size = useControl("outerBorderSize");
  const colour = useControl("outerBorderColor");
  const count = usePhotoCount();
  const [hasPhotos, several] = [count > 0, count > 1];
  const each = useSetting("matteSides") !== null;
  const measuredBy = useSetting("measuredBy");
  const name = colourName(colour.value);
  return (
    <PanelSection
      title={texts.title}
      id="matte"
      summary={each ? texts.summaryOfSides(name) : texts.summary(size.value, name)}
    >
      <Row label={editorPanel.size}>
        <Slider
          {...RANGES.outerBorderSize}
          {...size}
          label={texts.size}
          initial={DEFAULT_SETTINGS.outerBorderSize}
          decimals={1}
          unit="%"
          unitName={texts.unitNames[measuredBy]}
          disabled={each}
        />
      </Row>
      <Row label={texts.quickSize} group>
        {each ? (
          // Replaces the buttons: the drawing does not move during a drag.
          <span className="row-text">{editorFrame.sides.setInFrame}</span>
        ) : (
          <QuickSizes {...size} label={texts.quickSize} options={SIZES} />
        )}
      </Row>
      {several && <MixedBatch />}
      <div className="matte-colours">
        <Row label={editorPanel.colour}>
          <ColourField {...colour} subject={texts.subject} swatches={MATTE_SWATCHES} />
        </Row>
        {hasPhotos && (
          <Row label={editorFrame.photoColours.row} group>
            <PhotoColours />
          </Row>
        )}
      </div>
      <SurfaceRows />
    </PanelSection>
  );
}
