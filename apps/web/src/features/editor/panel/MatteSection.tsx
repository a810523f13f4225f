import {
  DEFAULT_SETTINGS,
  hasPaperCanvas,
  isMatteOnPaper,
  matteMillimetres,
  mostMatte,
  QUICK_MILLIMETRES,
  QUICK_SIZES,
  RANGES,
} from "@matte/engine";
import { editorFrame } from "@matte/messages/editor-frame";
import { editorPanel } from "@matte/messages/editor-panel";
import { ColourField, QuickSizes, Row, Slider } from "#ui/index.ts";
import { changeControls, useControl, useEditor, usePhotoCount, useSession, useSetting } from "../state/context.ts";
import { effectiveSettings } from "../state/store.ts";
import { settingsWithMillimetres } from "../frame/on-paper.ts";
import { usePicture } from "../preview/picture.tsx";
import { lazyPart } from "#lib/lazy-parts.tsx";
import { PanelSection } from "./PanelSection.tsx";
import { colourName, MATTE_SWATCHES } from "./swatches.ts";

/** Loaded with the first photo. */
const PhotoColours = lazyPart(async () => (await import("./PhotoColours.tsx")).PhotoColours);

const MixedBatch = lazyPart(async () => (await import("./MixedBatch.tsx")).MixedBatch);
const SurfaceRows = lazyPart(async () => (await import("./SurfaceRows.tsx")).SurfaceRows);

const texts = editorPanel.matte;
const SIZES = QUICK_SIZES.map((value) => ({ name: texts.quickSizes[value], value }));

/** On paper, inches are inches. */
const PAPER_SIZES = QUICK_SIZES.map((value) => ({ name: texts.quickSizes[value], value: QUICK_MILLIMETRES[value] }));

export function MatteSection() {
  const size = useControl("outerBorderSize");
  const colour = useControl("outerBorderColor");
  const count = usePhotoCount();
  const [hasPhotos, several] = [count > 0, count > 1];
  const showsPhoto = useSetting("background") === "photo";
  const each = useSetting("matteSides") !== null;
  const measuredBy = useSetting("measuredBy");
  const onPaper = useMatteOnPaper();
  const name = colourName(colour.value);
  const summary = each ? texts.summaryOfSides(name) : texts.summary(size.value, name);
  return (
    <PanelSection
      title={texts.title}
      id="matte"
      summary={onPaper === null ? summary : texts.summaryOnPaper(onPaper, name)}
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
          disabled={each || onPaper !== null}
        />
      </Row>
      <Row label={texts.quickSize} group>
        {each && onPaper === null ? (
          // Replaces the buttons: the drawing does not move during a drag.
          <span className="row-text">{editorFrame.sides.setInFrame}</span>
        ) : (
          <MatteQuickSizes />
        )}
      </Row>
      {several && <MixedBatch />}
      <div className="matte-colours">
        <Row label={editorPanel.colour}>
          <ColourField {...colour} subject={texts.subject} swatches={MATTE_SWATCHES} disabled={showsPhoto} />
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

/** Millimetres; null if the matte is measured by the photo. */
function useMatteOnPaper(): number | null {
  return useEditor((state) => {
    const settings = effectiveSettings(state);
    return isMatteOnPaper(settings) ? matteMillimetres(settings) : null;
  });
}

/** Inches on paper, if one is chosen. */
function MatteQuickSizes() {
  const session = useSession();
  const size = useControl("outerBorderSize");
  const layout = usePicture()?.layout;
  const settings = useEditor(effectiveSettings);
  if (!hasPaperCanvas(settings)) return <QuickSizes {...size} label={texts.quickSize} options={SIZES} />;
  const choose = (millimetres: number): void =>
    changeControls(session, settingsWithMillimetres(settings, layout, millimetres), { key: "matteMm", final: true });
  const options = PAPER_SIZES.filter(({ value }) => value <= mostMatte(settings));
  return <QuickSizes value={settings.matteMm ?? 0} label={texts.quickSize} options={options} onChange={choose} />;
}
