import { DEFAULT_SETTINGS, RANGES, type ExportFormat } from "@matte/engine";
import { editorPanel } from "@matte/messages/editor-panel";
import { lazyPart } from "#lib/lazy-parts.tsx";
import { RadioGroup, type RadioOption, Row, Slider } from "#ui/index.ts";
import { useControl, useSelectedPhoto, useSetting } from "../state/context.ts";
import { KeepRow } from "./KeepRow.tsx";
import { PanelSection } from "./PanelSection.tsx";

const ExportNames = lazyPart(async () => (await import("./ExportNames.tsx")).ExportNames);

const texts = editorPanel.output;

const FORMATS: readonly RadioOption<ExportFormat>[] = [
  { value: "jpeg", label: texts.formats.jpeg },
  { value: "png", label: texts.formats.png },
  { value: "webp", label: texts.formats.webp },
];

/** Loaded when the section is first open. */
const OutputSizes = lazyPart(async () => (await import("./OutputSizes.tsx")).OutputSizes);

export function OutputSection() {
  const format = useControl("exportFormat");
  return (
    <PanelSection title={texts.title} id="output" summary={texts.summary(texts.formats[format.value], useSizeText())}>
      <Row label={texts.format} group>
        <RadioGroup {...format} label={texts.formatName} options={FORMATS} />
      </Row>
      {format.value !== "png" && <QualityRow />}
      <OutputSizes />
      <FidelityRows />
      <ExportNames summary={useSetting("exportName") || texts.usualName} />
    </PanelSection>
  );
}

function useSizeText(): string {
  const preset = useSetting("socialPreset");
  const size = useSetting("exportSize");
  const longSide = useSetting("exportLongSide");
  return preset === "original" && size === "long" ? texts.pixels(longSide) : texts.presets[preset];
}

function QualityRow() {
  const quality = useControl("quality");
  return (
    <Row label={texts.quality}>
      <Slider {...RANGES.quality} {...quality} label={texts.quality} initial={DEFAULT_SETTINGS.quality} unit="%" />
    </Row>
  );
}

/** Settings for the parts of the original file that an export keeps. */
function FidelityRows() {
  const hasGainMap = useSelectedPhoto()?.facts.gainMap != null;
  return (
    <>
      <KeepRow label={texts.keepOriginalJpeg} setting="keepOriginalJpeg" />
      {hasGainMap && <KeepRow label={texts.keepHdr} setting="keepHdr" />}
      <KeepRow label={texts.keepLocation} setting="keepLocation" />
    </>
  );
}
