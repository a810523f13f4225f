import { capabilities, SOCIAL_PRESETS, type SocialPreset } from "@matte/engine";
import { useEditor, useSession, useSetting } from "../state/context.ts";
import { PRESET_NAMES } from "./preset-names.ts";

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
        Further sizes in one ZIP
        {count > 0 && <span className="num">{count} more</span>}
      </summary>
      <fieldset aria-label="Further sizes">
        {others.map((preset) => (
          <label key={preset}>
            <input
              type="checkbox"
              checked={chosen.includes(preset)}
              onChange={({ currentTarget }) => choose(preset, currentTarget.checked)}
            />
            {PRESET_NAMES[preset]}
          </label>
        ))}
      </fieldset>
    </details>
  );
}
