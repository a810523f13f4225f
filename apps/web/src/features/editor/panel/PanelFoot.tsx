import { capabilities, pictureFormat, slideCount } from "@matte/engine";
import { editorCarousel } from "@matte/messages/editor-carousel";
import { editorPanel } from "@matte/messages/editor-panel";
import { ChevronUp } from "lucide-react";
import { useId, useState, type ToggleEvent } from "react";
import { lazyPart } from "#lib/lazy-parts.tsx";
import { shortcutName } from "#lib/keyboard.ts";
import { Button, Icon } from "#ui/index.ts";
import { canChooseFile } from "../export/save-picker.ts";
import { sharesSeries } from "../export/shares-series.ts";
import { resetDocument } from "../model/changes.ts";
import { useEditor, usePhotoCount, useSession, useSetting } from "../state/context.ts";
import { countSelected } from "../state/selection.ts";
import type { EditorSession } from "../state/session.ts";
import { isPhone } from "../state/window-width.ts";
import { effectiveSettings, furtherSizes, processing } from "../state/store.ts";
import { changeWithNotice } from "../state/undo-notice.tsx";
import type { ExportMenuProps } from "./ExportMenu.tsx";

/** Loaded when the menu is first open. */
const ExportMenu = lazyPart(async () => (await import("./ExportMenu.tsx")).ExportMenu);

const { foot } = editorPanel;

interface PanelFootProps extends Omit<ExportMenuProps, "idle"> {
  readonly onExport: () => void;
  readonly onSaveTo: () => void;
}

/** Buttons to reset and to export, with a description of the export. */
export function PanelFoot({ onExport, onSaveTo, ...menu }: PanelFootProps) {
  const session = useSession();
  const idle = useEditor((state) => processing(state) === "idle" && state.cropping === null && state.wallView === null);
  const { text, zip } = useExportSummary();
  // On the empty stage the first step is to add photos.
  const variant = usePhotoCount() === 0 ? "line" : "filled";
  return (
    <div className="panel-foot">
      <Button variant="bare" size="large" onClick={() => resetWithNotice(session)}>
        {foot.reset}
      </Button>
      <div className="export-split">
        <Button variant={variant} disabled={!idle} onClick={onExport}>
          {foot.export}
        </Button>
        <ExportWays variant={variant} idle={idle} {...menu} />
      </div>
      <p className="num">
        <span>{text}</span>
        {zip && canChooseFile() && (
          <Button variant="bare" size="small" disabled={!idle} onClick={onSaveTo}>
            {foot.saveTo}
          </Button>
        )}
        <kbd>{shortcutName("S")}</kbd>
      </p>
      <CopiesNote />
    </div>
  );
}

/** Mentions after the first export that the account has a copy. */
function CopiesNote() {
  const noted = useEditor((state) => state.copiesNoted);
  return noted ? (
    <p className="copies-note" role="status">
      {foot.copies.text} {/* In a tab of its own: the photos stay. */}
      <a href="/account#pictures" target="_blank" rel="noopener">
        {foot.copies.link}
      </a>
    </p>
  ) : null;
}

/** Typing then applies to the same photos as at first. */
function resetWithNotice(session: EditorSession): void {
  changeWithNotice(session, resetDocument, foot.resetDone);
  session.set({ scopes: {}, selectionScopes: {} });
}

interface ExportWaysProps extends ExportMenuProps {
  readonly variant: "line" | "filled";
}

/** The Export button's second half, and its menu above the foot. */
function ExportWays({ variant, idle, ...menu }: ExportWaysProps) {
  const id = useId();
  const [needed, setNeeded] = useState(false);
  const onToggle = ({ newState, currentTarget }: ToggleEvent<HTMLDivElement>): void => {
    if (newState === "open") placeAbove(currentTarget);
  };
  return (
    <>
      <button
        type="button"
        className={`button button-${variant} export-ways`}
        aria-label={foot.menu.label}
        title={foot.menu.label}
        popoverTarget={id}
        onClick={() => setNeeded(true)}
      >
        <Icon of={ChevronUp} />
      </button>
      <div id={id} className="menu export-menu" popover="auto" onToggle={onToggle}>
        {needed && <ExportMenu idle={idle} {...menu} />}
      </div>
    </>
  );
}

/**
 * A popover is above everything else in the page: its place must be given in window coordinates. On a phone it is a sheet, placed
 * by the style sheet.
 */
function placeAbove(menu: HTMLElement): void {
  if (isPhone()) return menu.removeAttribute("style");
  const place = menu.closest(".panel-foot")?.getBoundingClientRect();
  if (place === undefined) return;
  menu.style.insetInlineStart = `${place.left + 16}px`;
  menu.style.inlineSize = `${place.width - 32}px`;
  menu.style.insetBlockEnd = `${window.innerHeight - place.top - 4}px`;
}

/** Describes the export: photo count, ZIP, watermark. */
function useExportSummary(): { readonly text: string; readonly zip: boolean } {
  const { services } = useSession();
  const count = usePhotoCount();
  const selected = useEditor(countSelected);
  const format = useSetting("exportFormat");
  const sizes = 1 + useEditor((state) => furtherSizes(state).length);
  const slides = useEditor((state) => slideCount(effectiveSettings(state)));
  const { batch, watermark } = capabilities(useEditor((state) => state.plan));
  if (count === 0) return { text: "", zip: false };
  if (count > 1 && !batch) return { text: foot.result.onlyOne(count), zip: false };
  if (format === "pdf" && (selected === count || selected < 2)) return { text: foot.result.pdf(count), zip: true };
  const zip = !sharesSeries(services, count * sizes * slides, pictureFormat({ exportFormat: format }));
  if (selected > 1 && selected < count) return { text: foot.result.selected(selected, count), zip };
  if (sizes > 1) return { text: foot.result.sizes(count, sizes, zip), zip };
  if (slides > 1) return { text: editorCarousel.files(count * slides, zip), zip };
  if (count > 1) return { text: foot.result.several(count, zip), zip };
  return { text: watermark ? foot.result.watermarked : foot.result.photo, zip: false };
}
