/** Parts shared by both layouts, with the editor's actions. */
import { PanelFoot } from "../panel/PanelFoot.tsx";
import { Stage } from "../preview/Stage.tsx";
import type { LayoutProps } from "./use-actions.ts";

export function LayoutStage({ actions, picker, dragging }: Pick<LayoutProps, "actions" | "picker" | "dragging">) {
  return (
    <Stage
      dragging={dragging}
      onAdd={() => picker.current?.click()}
      onFiles={(files) => void actions.takeFiles(files)}
      onOpenFolder={actions.openFolder}
      onCancel={actions.cancel}
    />
  );
}

export function LayoutFoot({ actions }: Pick<LayoutProps, "actions">) {
  return (
    <PanelFoot
      onExport={actions.export}
      onExportSelected={actions.exportSelected}
      onExportIntoFolder={actions.exportIntoFolder}
      onSaveTo={actions.saveTo}
    />
  );
}
