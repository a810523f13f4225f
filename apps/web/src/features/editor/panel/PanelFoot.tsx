import { capabilities } from "@matte/engine";
import { Button } from "../../../ui/index.ts";
import { resetDocument } from "../model/changes.ts";
import { keyName } from "../screen/key-names.ts";
import { useEditor, usePhotoCount, useSession } from "../state/context.ts";
import { processing } from "../state/store.ts";

interface PanelFootProps {
  readonly onExport: () => void;
}

/** Reset and Export, with what Export will make. */
export function PanelFoot({ onExport }: PanelFootProps) {
  const session = useSession();
  const idle = useEditor((state) => processing(state) === "idle");
  return (
    <div className="panel-foot">
      <Button look="bare" size="large" onClick={() => session.change(resetDocument)}>
        Reset settings
      </Button>
      <Button disabled={!idle} onClick={onExport}>
        Export
      </Button>
      <p className="num">
        <span>{useYield()}</span>
        <kbd>{keyName("S")}</kbd>
      </p>
    </div>
  );
}

/** What Export will make. */
function useYield(): string {
  const count = usePhotoCount();
  const { batch, watermark } = capabilities(useEditor((state) => state.plan));
  if (count === 0) return "";
  if (count === 1) return watermark ? "1 photo, with the Matte watermark" : "1 photo";
  return batch ? `${count} photos, one file each` : `${count} photos; Free exports one`;
}
