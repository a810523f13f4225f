import { editorFields } from "@matte/messages/editor-fields";
import { editorPanel } from "@matte/messages/editor-panel";
import { CopyCheck } from "lucide-react";
import { IconButton } from "#ui/index.ts";
import { copySubjectToAll } from "../model/changes.ts";
import { usePhotoCount, useSession } from "../state/context.ts";
import { noticeWithUndo } from "../state/undo-notice.tsx";

/** Copies the selected photo's subject to all photos. */
export function CopySubject() {
  const session = useSession();
  const count = usePhotoCount();
  const copy = (): void => {
    const before = session.store.getState().history.present;
    session.change(copySubjectToAll);
    if (session.store.getState().history.present === before) return;
    noticeWithUndo(session, editorFields.usedForAll(count));
  };
  return <IconButton icon={CopyCheck} label={editorPanel.caption.copyToAll} onClick={copy} />;
}
