import { PRESET_CANVASES, SOCIAL_PRESETS, type SocialPreset } from "@matte/engine";
import { RadioGroup, Row, Section, Select, type RadioOption } from "#ui/index.ts";
import { useControl } from "../state/use-control.ts";
import { AlsoPresets } from "./AlsoPresets.tsx";
import { FidelityRows } from "./FidelityRows.tsx";
import { PRESET_NAMES } from "./preset-names.ts";

const FORMATS: readonly RadioOption<"jpeg" | "png">[] = [
  { value: "jpeg", label: "JPG" },
  { value: "png", label: "PNG" },
];

const PRESETS = SOCIAL_PRESETS.map((value) => ({ value, label: presetLabel(value) }));

export function OutputSection() {
  const format = useControl("exportFormat");
  const preset = useControl("socialPreset");
  return (
    <Section title="Output" id="output">
      <Row label="Format" group>
        <RadioGroup {...format} label="Export format" options={FORMATS} />
      </Row>
      <Row label="Social preset">
        <Select {...preset} options={PRESETS} />
      </Row>
      <AlsoPresets />
      <FidelityRows />
    </Section>
  );
}

function presetLabel(preset: SocialPreset): string {
  if (preset === "original") return PRESET_NAMES.original;
  const { width, height } = PRESET_CANVASES[preset];
  return `${PRESET_NAMES[preset]}, ${width} × ${height}`;
}
