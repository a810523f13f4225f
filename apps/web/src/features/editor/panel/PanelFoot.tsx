import { capabilities } from "@matte/engine";
import { Button } from "#ui/index.ts";
import { canChooseFile } from "../export/save-to.ts";
import { resetDocument } from "../model/changes.ts";
import { shortcutName } from "#lib/keyboard.ts";
import { useEditor, usePhotoCount, useSession } from "../state/context.ts";
import { processing, wantedPresets } from "../state/store.ts";

interface PanelFootProps {
  readonly onExport: () => void;
  readonly onSaveTo: () => void;
}

/** Buttons to reset and to export, with a description of the export. */
export function PanelFoot({ onExport, onSaveTo }: PanelFootProps) {
  const session = useSession();
  const idle = useEditor((state) => processing(state) === "idle");
  const { text, zip } = useYield();
  return (
    <div className="panel-foot">
      <Button variant="bare" size="large" onClick={() => session.change(resetDocument)}>
        Reset settings
      </Button>
      <Button disabled={!idle} onClick={onExport}>
        Export
      </Button>
      <p className="num">
        <span>{text}</span>
        {zip && canChooseFile() && (
          <Button variant="bare" size="small" disabled={!idle} onClick={onSaveTo}>
            Save to…
          </Button>
        )}
        <kbd>{shortcutName("S")}</kbd>
      </p>
    </div>
  );
}

/** Description of the export: number of photos, ZIP, watermark. */
function useYield(): { readonly text: string; readonly zip: boolean } {
  const count = usePhotoCount();
  const presets = useEditor((state) => wantedPresets(state).length);
  const { batch, watermark } = capabilities(useEditor((state) => state.plan));
  if (count === 0) return { text: "", zip: false };
  if (count > 1 && !batch) return { text: `${count} photos; Free exports one`, zip: false };
  const photos = count === 1 ? "1 photo" : `${count} photos`;
  if (presets > 1) return { text: `${photos} in ${presets} sizes, one ZIP`, zip: true };
  if (count > 1) return { text: `${photos}, one ZIP`, zip: true };
  return { text: watermark ? "1 photo, with the Matte watermark" : photos, zip: false };
}
