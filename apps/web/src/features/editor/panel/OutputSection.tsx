import { DEFAULT_SETTINGS, PRESET_CANVASES, RANGES, type ExportFormat, type Settings } from "@matte/engine";
import { editorPanel } from "@matte/messages/editor-panel";
import { lazyPart } from "#lib/lazy-parts.tsx";
import { NumberField, RadioGroup, type RadioOption, Row, Select, Slider } from "#ui/index.ts";
import { orderedPresets } from "#domain/account/answers.ts";
import { useControl, useSelectedPhoto, useSession, useSetting } from "../state/context.ts";
import { KeepRow } from "./KeepRow.tsx";
import { PanelSection } from "./PanelSection.tsx";

const OutputMore = lazyPart(async () => (await import("./late-rows.ts")).OutputMore);

const texts = editorPanel.output;

const FORMATS: readonly RadioOption<ExportFormat>[] = [
  { value: "jpeg", label: texts.formats.jpeg },
  { value: "png", label: texts.formats.png },
  { value: "webp", label: texts.formats.webp },
];

const SIZES: readonly { readonly value: Settings["exportSize"]; readonly label: string }[] = [
  { value: "full", label: texts.sizes.full },
  { value: "long", label: texts.sizes.long },
];

export function OutputSection() {
  const format = useControl("exportFormat");
  return (
    <PanelSection title={texts.title} id="output" summary={texts.summary(texts.formats[format.value], useSizeText())}>
      <Row label={texts.format} group>
        <RadioGroup {...format} label={texts.formatName} options={FORMATS} />
      </Row>
      {format.value !== "png" && <QualityRow />}
      <PresetRow />
      <SizeRows />
      <FidelityRows />
      <OutputMore summary={useSetting("exportName") || texts.usualName} />
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

/** A preset, and its size in a column of its own. */
function PresetRow() {
  const preset = useControl("socialPreset");
  const canvas = preset.value === "original" ? null : PRESET_CANVASES[preset.value];
  const { answers = {} } = useSession().services.preferences;
  const options = orderedPresets(answers).map((value) => ({ value, label: texts.presets[value] }));
  return (
    <Row label={texts.preset}>
      <span className="select-and-size">
        <Select {...preset} options={options} />
        {canvas && <span className="num">{texts.presetSize(canvas.width, canvas.height)}</span>}
      </span>
    </Row>
  );
}

/** The size of exports without a social preset, which has its own. */
function SizeRows() {
  const size = useControl("exportSize");
  if (useSetting("socialPreset") !== "original") return null;
  return (
    <>
      <Row label={texts.exportSize}>
        <Select {...size} options={SIZES} />
      </Row>
      {size.value === "long" && <LongSideRow />}
    </>
  );
}

function LongSideRow() {
  const longSide = useControl("exportLongSide");
  return (
    <Row label={texts.sizes.long}>
      <NumberField {...RANGES.exportLongSide} {...longSide} label={texts.longSide} unit="px" />
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
