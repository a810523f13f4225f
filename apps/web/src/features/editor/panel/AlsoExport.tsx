import { capabilities, FURTHER_SIZES, hasSize, type FurtherSize } from "@matte/engine";
import { editorPanel } from "@matte/messages/editor-panel";
import { useEditor, useSession } from "../state/context.ts";
import { effectiveSettings, furtherSizes } from "../state/store.ts";

const texts = editorPanel.output;

/** Further sizes of the same export, for plans with batches; collapsed, because most exports have one size. */
export function AlsoExport() {
  const batch = useEditor((state) => capabilities(state.plan).batch);
  const count = useEditor((state) => furtherSizes(state).length);
  if (!batch) return null;
  return (
    <details className="also-export">
      <summary>
        {texts.alsoExport}
        {count > 0 && <span className="num">{texts.furtherCount(count)}</span>}
      </summary>
      <fieldset aria-label={texts.alsoExport}>
        {FURTHER_SIZES.map((size) => (
          <FurtherSizeBox key={size} size={size} />
        ))}
      </fieldset>
    </details>
  );
}

/** The selected size needs no second file. */
function FurtherSizeBox({ size }: { readonly size: FurtherSize }) {
  const session = useSession();
  const checked = useEditor((state) => state.furtherSizes.includes(size));
  const selected = useEditor((state) => hasSize(effectiveSettings(state), size));
  const choose = (wanted: boolean): void => {
    const others = session.store.getState().furtherSizes.filter((other) => other !== size);
    session.set({ furtherSizes: wanted ? [...others, size] : others });
  };
  return (
    <label>
      <input
        type="checkbox"
        checked={checked && !selected}
        disabled={selected}
        onChange={({ currentTarget }) => choose(currentTarget.checked)}
      />
      {texts.furtherSizes[size]}
    </label>
  );
}
