import { capabilities, PRESET_CANVASES, SOCIAL_PRESETS, type SocialPreset } from "@matte/engine";
import { editorPanel } from "@matte/messages/editor-panel";
import { RadioGroup, type RadioOption, Row, Select, Switch } from "#ui/index.ts";
import { useControl, useEditor, useSession, useSetting } from "../state/context.ts";
import { PanelSection } from "./PanelSection.tsx";

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
    <PanelSection
      title={texts.title}
      id="output"
      summary={texts.summary(texts.formats[format.value], texts.presets[preset.value])}
    >
      <Row label={texts.format} group>
        <RadioGroup {...format} label={texts.formatName} options={FORMATS} />
      </Row>
      <Row label={texts.preset}>
        <Select {...preset} options={PRESETS} />
      </Row>
      <AdditionalPresets />
      <FidelityRows />
    </PanelSection>
  );
}

function presetLabel(preset: SocialPreset): string {
  if (preset === "original") return texts.presets.original;
  const { width, height } = PRESET_CANVASES[preset];
  return texts.presetWithSize(texts.presets[preset], width, height);
}

/** Further presets for the same export, for plans with batches; collapsed, because most exports have one size. */
function AdditionalPresets() {
  const batch = useEditor((state) => capabilities(state.plan).batch);
  const shown = useSetting("socialPreset");
  const chosen = useEditor((state) => state.additionalPresets);
  const session = useSession();
  if (!batch) return null;
  const others = SOCIAL_PRESETS.filter((preset) => preset !== shown);
  const count = others.filter((preset) => chosen.includes(preset)).length;
  const choose = (preset: SocialPreset, wanted: boolean): void => {
    const rest = chosen.filter((other) => other !== preset);
    session.set({ additionalPresets: wanted ? [...rest, preset] : rest });
  };
  return (
    <details className="additional-presets">
      <summary>
        {texts.furtherSizesInZip}
        {count > 0 && <span className="num">{texts.furtherCount(count)}</span>}
      </summary>
      <fieldset aria-label={texts.furtherSizes}>
        {others.map((preset) => (
          <label key={preset}>
            <input
              type="checkbox"
              checked={chosen.includes(preset)}
              onChange={({ currentTarget }) => choose(preset, currentTarget.checked)}
            />
            {texts.presets[preset]}
          </label>
        ))}
      </fieldset>
    </details>
  );
}

/** Settings for the parts of the original file that an export keeps. */
function FidelityRows() {
  return (
    <>
      <KeepRow label={texts.keepOriginalJpeg} setting="keepOriginalJpeg" />
      <KeepRow label={texts.keepLocation} setting="keepLocation" />
    </>
  );
}

function KeepRow({
  label,
  setting,
}: {
  readonly label: string;
  readonly setting: "keepOriginalJpeg" | "keepLocation";
}) {
  const { value, onChange } = useControl(setting);
  return <Switch label={label} checked={value} onChange={onChange} />;
}
