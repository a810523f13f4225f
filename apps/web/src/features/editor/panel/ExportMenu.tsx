import { capabilities, FURTHER_SIZES, hasSize, settingsAtSize, type FurtherSize } from "@matte/engine";
import { editor } from "@matte/messages/editor";
import { editorPanel } from "@matte/messages/editor-panel";
import { editorWork } from "@matte/messages/editor-work";
import { useMemo } from "react";
import { shortcutName } from "#lib/keyboard.ts";
import { useFrameStyle } from "../preview/picture.tsx";
import { SampleFrame, useSample } from "../preview/SampleFrame.tsx";
import { useEditor, usePhotoCount, useSession } from "../state/context.ts";
import { countSelected } from "../state/selection.ts";
import { effectiveSettings } from "../state/store.ts";

const texts = editorPanel.foot.menu;

export interface ExportMenuProps {
  readonly idle: boolean;
  readonly onExportSelected: () => void;
}

/** Further ways to export, and further sizes for plans with batches. */
export function ExportMenu({ idle, onExportSelected }: ExportMenuProps) {
  const batch = useEditor((state) => capabilities(state.plan).batch);
  const count = useEditor(countSelected);
  const empty = usePhotoCount() === 0;
  return (
    <>
      <button type="button" className="menu-item" disabled={!idle || empty} onClick={onExportSelected}>
        {count > 1 ? editorWork.exportSelected(count) : texts.thisPhoto}
        <kbd aria-hidden="true">{shortcutName(editor.withShift("S"))}</kbd>
      </button>
      {batch && (
        <fieldset className="also-export">
          <legend>{texts.alsoExport}</legend>
          {FURTHER_SIZES.map((size) => (
            <FurtherSizeBox key={size} size={size} />
          ))}
        </fieldset>
      )}
    </>
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
    <label className="menu-item">
      <input
        type="checkbox"
        checked={checked && !selected}
        disabled={selected}
        onChange={({ currentTarget }) => choose(currentTarget.checked)}
      />
      {texts.furtherSizes[size]}
      <SizeFrame size={size} />
    </label>
  );
}

/** The selected photo in a further size. */
function SizeFrame({ size }: { readonly size: FurtherSize }) {
  const sample = useSample();
  const { settings, watermark } = useFrameStyle();
  const sized = useMemo(() => settingsAtSize(settings, size), [settings, size]);
  return sample && <SampleFrame settings={sized} sample={sample} watermark={watermark} />;
}
