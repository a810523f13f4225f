import { isChoiceLocked, type Settings } from "@matte/engine";
import { editorPanel } from "@matte/messages/editor-panel";
import { lazyPart } from "#lib/lazy-parts.tsx";
import { RadioGroup, type RadioOption, Row } from "#ui/index.ts";
import { useControl, useEditor, useSession, useSetting } from "../state/context.ts";
import { PanelSection } from "./PanelSection.tsx";

const ExportNames = lazyPart(async () => (await import("./ExportNames.tsx")).ExportNames);

const texts = editorPanel.output;

type Format = Settings["exportFormat"];

const FORMATS: readonly RadioOption<Format>[] = [
  { value: "jpeg", label: texts.formats.jpeg },
  { value: "png", label: texts.formats.png },
  { value: "webp", label: texts.formats.webp },
  { value: "pdf", label: texts.formats.pdf },
];

/** Loaded when the section is first open. */
const OutputRows = lazyPart(async () => (await import("./OutputRows.tsx")).OutputRows);

export function OutputSection() {
  const format = useControl("exportFormat");
  const plan = useEditor((state) => state.plan);
  const { upsell } = useSession().services;
  const options = FORMATS.map((option) => ({ ...option, locked: isChoiceLocked("exportFormat", option.value, plan) }));
  const name = texts.formats[format.value];
  const size = useSizeText();
  return (
    <PanelSection title={texts.title} id="output" summary={format.value === "pdf" ? name : texts.summary(name, size)}>
      <Row label={texts.format} group>
        <RadioGroup {...format} label={texts.formatName} options={options} onLocked={upsell} />
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
