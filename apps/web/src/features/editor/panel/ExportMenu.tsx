import { capabilities, FURTHER_SIZES, isChoiceLocked, hasSize, settingsAtSize, type FurtherSize } from "@matte/engine";
import { editor } from "@matte/messages/editor";
import { editorFolders as folderTexts } from "@matte/messages/editor-folders";
import { editorPanel } from "@matte/messages/editor-panel";
import { editorPdf } from "@matte/messages/editor-pdf";
import { editorWork } from "@matte/messages/editor-work";
import { ui } from "@matte/messages/ui";
import { type MouseEvent, useId, useMemo } from "react";
import { canChooseFolder } from "#domain/folders/support.ts";
import { shortcutName } from "#lib/keyboard.ts";
import { ownFolders } from "../intake/own-folders.ts";
import { useFrameStyle } from "../preview/picture.tsx";
import { SampleFrame, useSample } from "../preview/SampleFrame.tsx";
import { changeControls, useEditor, usePhotoCount, useSession } from "../state/context.ts";
import { countSelected, selectedIds } from "../state/selection.ts";
import type { EditorSession } from "../state/session.ts";
import { effectiveSettings, type IntoFolder } from "../state/store.ts";

const texts = editorPanel.foot.menu;

export interface ExportMenuProps {
  readonly idle: boolean;
  readonly onExportSelected: () => void;
  readonly onExportIntoFolder: (into: IntoFolder | null) => void;
}

/** Further ways to export, and further sizes for plans with batches. */
export function ExportMenu({ idle, onExportSelected, onExportIntoFolder }: ExportMenuProps) {
  const batch = useEditor((state) => capabilities(state.plan).batch);
  const count = useEditor(countSelected);
  const empty = usePhotoCount() === 0;
  const { upsell } = useSession().services;
  return (
    <>
      <button type="button" className="menu-item" disabled={!idle || empty} onClick={closing(onExportSelected)}>
        {count > 1 ? editorWork.exportSelected(count) : texts.thisPhoto}
        <kbd aria-hidden="true">{shortcutName(editor.withShift("S"))}</kbd>
      </button>
      <ContactSheetItem disabled={!idle || empty} />
      {canChooseFolder() && <FolderItems disabled={!idle || empty} onExport={onExportIntoFolder} />}
      {!batch && (
        <button type="button" className="menu-item also-export" onClick={closing(upsell)}>
          {texts.alsoExport}
          <span className="pro-mark">{ui.pro}</span>
        </button>
      )}
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

/** Sets up a contact sheet: the next export has the chosen format again. */
function ContactSheetItem({ disabled }: { readonly disabled: boolean }) {
  const session = useSession();
  const locked = useEditor(({ plan }) => isChoiceLocked("exportFormat", "pdf", plan));
  const open = (): void => {
    changeControls(session, { pdfLayout: "sheet" }, { key: "pdfLayout", final: true });
    const selected = selectedIds(session.store.getState());
    session.set({ pdfSetup: { only: selected.length > 1 ? new Set(selected) : null } });
  };
  return (
    <button
      type="button"
      className={locked ? "menu-item also-export" : "menu-item"}
      disabled={disabled && !locked}
      onClick={closing(locked ? session.services.upsell : open)}
    >
      {editorPdf.contactSheet}
      {locked && <span className="pro-mark">{ui.pro}</span>}
    </button>
  );
}

/** Closes the menu, then acts. */
function closing(action: () => void): (event: MouseEvent<HTMLButtonElement>) => void {
  return ({ currentTarget }) => {
    currentTarget.closest<HTMLElement>("[popover]")?.hidePopover();
    action();
  };
}

interface FolderItemsProps {
  readonly disabled: boolean;
  readonly onExport: ExportMenuProps["onExportIntoFolder"];
}

/** Exports photos into the folder they were opened from, or into another one. */
function FolderItems({ disabled, onExport }: FolderItemsProps) {
  const session = useSession();
  const id = useId();
  const own = useEditor(() => ownFolderText(session));
  return (
    <>
      <button
        type="button"
        className="menu-item"
        disabled={disabled}
        aria-describedby={id}
        onClick={closing(() => onExport("own"))}
      >
        {folderTexts.exportInto}
        <small id={id} aria-hidden="true">
          {own}
        </small>
      </button>
      {own !== null && (
        <button type="button" className="menu-item" disabled={disabled} onClick={closing(() => onExport(null))}>
          {folderTexts.exportIntoAnother}
        </button>
      )}
    </>
  );
}

/** Name of the folder from which the photos were opened; null if some were not. */
function ownFolderText(session: EditorSession): string | null {
  const folders = new Set(ownFolders(session)?.values());
  return folders.size === 0 ? null : folderTexts.folders([...folders].map(({ name }) => name));
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
