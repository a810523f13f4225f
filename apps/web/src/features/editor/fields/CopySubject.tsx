import { editorFields } from "@matte/messages/editor-fields";
import { editorPanel } from "@matte/messages/editor-panel";
import { CopyCheck } from "lucide-react";
import { IconButton } from "#ui/index.ts";
import { copySubjectToAll } from "../model/changes.ts";
import { usePhotoCount, useSession } from "../state/context.ts";
import { changeWithNotice } from "../state/undo-notice.tsx";

/** Copies the selected photo's subject to all photos. */
export function CopySubject() {
  const session = useSession();
  const count = usePhotoCount();
  const copy = (): void => changeWithNotice(session, copySubjectToAll, editorFields.usedForAll(count));
  return <IconButton icon={CopyCheck} label={editorPanel.caption.copyToAll} onClick={copy} />;
}
