import { capabilities } from "@matte/engine";
import { editorPanel } from "@matte/messages/editor-panel";
import { Button } from "#ui/index.ts";
import { canChooseFile } from "../export/save-to.ts";
import { resetDocument } from "../model/changes.ts";
import { shortcutName } from "#lib/keyboard.ts";
import { useEditor, usePhotoCount, useSession } from "../state/context.ts";
import { furtherSizes, processing } from "../state/store.ts";

const { foot } = editorPanel;

interface PanelFootProps {
  readonly onExport: () => void;
  readonly onSaveTo: () => void;
}

/** Buttons to reset and to export, with a description of the export. */
export function PanelFoot({ onExport, onSaveTo }: PanelFootProps) {
  const session = useSession();
  const idle = useEditor((state) => processing(state) === "idle");
  const { text, zip } = useExportSummary();
  return (
    <div className="panel-foot">
      <Button variant="bare" size="large" onClick={() => session.change(resetDocument)}>
        {foot.reset}
      </Button>
      <Button disabled={!idle} onClick={onExport}>
        {foot.export}
      </Button>
      <p className="num">
        <span>{text}</span>
        {zip && canChooseFile() && (
          <Button variant="bare" size="small" disabled={!idle} onClick={onSaveTo}>
            {foot.saveTo}
          </Button>
        )}
        <kbd>{shortcutName("S")}</kbd>
      </p>
    </div>
  );
}

/** Description of the export: number of photos, ZIP, watermark. */
function useExportSummary(): { readonly text: string; readonly zip: boolean } {
  const count = usePhotoCount();
  const sizes = 1 + useEditor((state) => furtherSizes(state).length);
  const { batch, watermark } = capabilities(useEditor((state) => state.plan));
  if (count === 0) return { text: "", zip: false };
  if (count > 1 && !batch) return { text: foot.result.onlyOne(count), zip: false };
  if (sizes > 1) return { text: foot.result.sizes(count, sizes), zip: true };
  if (count > 1) return { text: foot.result.zip(count), zip: true };
  return { text: watermark ? foot.result.watermarked : foot.result.photo, zip: false };
}
