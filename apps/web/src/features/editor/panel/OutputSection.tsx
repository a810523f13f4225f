import type { ExportFormat } from "@matte/engine";
import { editorPanel } from "@matte/messages/editor-panel";
import { lazyPart } from "#lib/lazy-parts.tsx";
import { RadioGroup, type RadioOption, Row } from "#ui/index.ts";
import { useControl, useSetting } from "../state/context.ts";
import { PanelSection } from "./PanelSection.tsx";

const ExportNames = lazyPart(async () => (await import("./ExportNames.tsx")).ExportNames);

const texts = editorPanel.output;

const FORMATS: readonly RadioOption<ExportFormat>[] = [
  { value: "jpeg", label: texts.formats.jpeg },
  { value: "png", label: texts.formats.png },
  { value: "webp", label: texts.formats.webp },
];

/** Loaded when the section is first open. */
const OutputRows = lazyPart(async () => (await import("./OutputRows.tsx")).OutputRows);

export function OutputSection() {
  const format = useControl("exportFormat");
  return (
    <PanelSection title={texts.title} id="output" summary={texts.summary(texts.formats[format.value], useSizeText())}>
      <Row label={texts.format} group>
        <RadioGroup {...format} label={texts.formatName} options={FORMATS} />
      </Row>
      <OutputRows />
      <ExportNames summary={useSetting("exportName") || texts.usualName} />
    </PanelSection>
  );
}

function useSizeText(): string {
  const preset = useSetting("socialPreset");
  const size = useSetting("exportSize");
  const longSide = useSetting("exportLongSide");
  const limit = useSetting("fileSizeKb");
  const isJpeg = useSetting("exportFormat") === "jpeg";
  if (preset !== "original") return texts.presets[preset];
  if (size === "long") return texts.pixels(longSide);
  return limit !== null && isJpeg ? texts.kilobytes(limit) : texts.presets[preset];
}
