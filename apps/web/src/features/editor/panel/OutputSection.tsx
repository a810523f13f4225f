import { PRESET_CANVASES, SOCIAL_PRESETS, type SocialPreset } from "@matte/engine";
import { editorPanel } from "@matte/messages/editor-panel";
import { RadioGroup, Row, Section, Select, type RadioOption } from "#ui/index.ts";
import { useControl } from "../state/use-control.ts";
import { AlsoPresets } from "./AlsoPresets.tsx";
import { FidelityRows } from "./FidelityRows.tsx";

const texts = editorPanel.output;

const FORMATS: readonly RadioOption<"jpeg" | "png">[] = [
  { value: "jpeg", label: texts.formats.jpeg },
  { value: "png", label: texts.formats.png },
];

const PRESETS = SOCIAL_PRESETS.map((value) => ({ value, label: presetLabel(value) }));

export function OutputSection() {
  const format = useControl("exportFormat");
  const preset = useControl("socialPreset");
  return (
    <Section title={texts.title} id="output">
      <Row label={texts.format} group>
        <RadioGroup {...format} label={texts.formatName} options={FORMATS} />
      </Row>
      <Row label={texts.preset}>
        <Select {...preset} options={PRESETS} />
      </Row>
      <AlsoPresets />
      <FidelityRows />
    </Section>
  );
}

function presetLabel(preset: SocialPreset): string {
  if (preset === "original") return texts.presets.original;
  const { width, height } = PRESET_CANVASES[preset];
  return texts.presetWithSize(texts.presets[preset], width, height);
}
