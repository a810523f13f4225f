import { capabilities, SOCIAL_PRESETS, type SocialPreset } from "@matte/engine";
import { editorPanel } from "@matte/messages/editor-panel";
import { useEditor, useSession, useSetting } from "../state/context.ts";

const texts = editorPanel.output;

/** Further presets for the same export, for plans with batches; folded, because most exports have one size. */
export function AlsoPresets() {
  const batch = useEditor((state) => capabilities(state.plan).batch);
  const shown = useSetting("socialPreset");
  const chosen = useEditor((state) => state.alsoPresets);
  const session = useSession();
  if (!batch) return null;
  const others = SOCIAL_PRESETS.filter((preset) => preset !== shown);
  const count = others.filter((preset) => chosen.includes(preset)).length;
  const choose = (preset: SocialPreset, wanted: boolean): void => {
    const rest = chosen.filter((one) => one !== preset);
    session.set({ alsoPresets: wanted ? [...rest, preset] : rest });
  };
  return (
    <details className="also-presets">
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
