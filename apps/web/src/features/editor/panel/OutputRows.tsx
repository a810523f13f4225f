import { DEFAULT_SETTINGS, isChoiceLocked, presetCanvas, RANGES, type SocialPreset } from "@matte/engine";
import { editorCarousel } from "@matte/messages/editor-carousel";
import { editorPanel } from "@matte/messages/editor-panel";
import { orderedPresets } from "#domain/account/answers.ts";
import { lazyPart } from "#lib/lazy-parts.tsx";
import { Row, Select, Slider } from "#ui/index.ts";
import { choosePreset } from "../frame/canvas-choice.ts";
import { useControl, useEditor, useSelectedPhoto, useSession, useSetting } from "../state/context.ts";
import { effectiveSettings } from "../state/store.ts";
import { CarouselRows } from "./CarouselRows.tsx";
import { CredentialsRow } from "./CredentialsRow.tsx";
import { KeepRow } from "./KeepRow.tsx";
import { SizeRows } from "./SizeRows.tsx";

const PdfRows = lazyPart(async () => (await import("../pdf/PdfRows.tsx")).PdfRows);

const texts = editorPanel.output;

/** Export quality and size, and what exports keep from the original file; a PDF has pages, and keeps what print needs. */
export function OutputRows() {
  const format = useSetting("exportFormat");
  if (format === "pdf")
    return (
      <>
        <PdfRows />
        <QualityRow />
        <PresetRow />
        <CarouselRows />
      </>
    );
  return (
    <>
      {format !== "png" && <QualityRow />}
      <PresetRow />
      <CarouselRows />
      <SizeRows />
      <FidelityRows />
    </>
  );
}

function QualityRow() {
  const quality = useControl("quality");
  return (
    <Row label={texts.quality}>
      <Slider {...RANGES.quality} {...quality} label={texts.quality} initial={DEFAULT_SETTINGS.quality} unit="%" />
    </Row>
  );
}

/** A preset, with its size in a separate column. */
function PresetRow() {
  const session = useSession();
  const settings = useEditor(effectiveSettings);
  const plan = useEditor((state) => state.plan);
  const { socialPreset: value } = settings;
  const canvas = presetCanvas(settings);
  const isLocked = (preset: SocialPreset): boolean => isChoiceLocked("socialPreset", preset, plan);
  const choose = (preset: SocialPreset): void =>
    isLocked(preset) ? session.services.upsell() : choosePreset(session, preset);
  const { answers = {} } = session.services.preferences;
  const options = orderedPresets(answers).map((preset) => ({
    value: preset,
    label: isLocked(preset) ? editorCarousel.locked(texts.presets[preset]) : optionText(preset),
    short: texts.presets[preset],
  }));
  return (
    <Row label={texts.preset}>
      <span className="select-and-size">
        <Select value={value} options={options} onChange={choose} />
        {canvas && <span className="num">{texts.presetSize(canvas.width, canvas.height)}</span>}
      </span>
    </Row>
  );
}

/** A preset in the list: its names, then its pixels in a separate column. */
function optionText(preset: SocialPreset): string {
  const canvas = preset === "carousel" ? null : presetCanvas({ ...DEFAULT_SETTINGS, socialPreset: preset });
  if (canvas === null) return texts.presets[preset];
  const { width, height } = canvas;
  return `${texts.presetNames[preset]}\u2003${texts.presetSize(width, height)}`;
}

/** Settings for keeping parts of the original file in an export. */
function FidelityRows() {
  const hasGainMap = useSelectedPhoto()?.facts.gainMap != null;
  return (
    <>
      <KeepRow label={texts.keepOriginalJpeg} setting="keepOriginalJpeg" />
      {hasGainMap && <KeepRow label={texts.keepHdr} setting="keepHdr" />}
      <KeepRow label={texts.keepLocation} setting="keepLocation" />
      <CredentialsRow />
    </>
  );
}
