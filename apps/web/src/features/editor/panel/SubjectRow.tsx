import { TEXT_LIMIT } from "@matte/engine";
import { editorPanel } from "@matte/messages/editor-panel";
import { CopyCheck } from "lucide-react";
import { IconButton, Row, TextField } from "#ui/index.ts";
import { nameSubject, copySubjectToAll } from "../model/changes.ts";
import { shownSubject } from "../model/document.ts";
import { useEditor, usePhotoCount, useSession } from "../state/context.ts";

/** The selected photo's subject, with a button that copies it to all photos. */
export function SubjectRow() {
  const session = useSession();
  const subject = useEditor((state) => shownSubject(state.history.present));
  const selected = useEditor((state) => state.history.present.selected);
  const several = usePhotoCount() > 1;
  return (
    <Row label={editorPanel.caption.subject}>
      <TextField
        // Typing belongs to one photo: another photo gets another field.
        key={selected}
        value={subject}
        maxLength={TEXT_LIMIT}
        onChange={(text, { final }) => session.change(nameSubject(text), { key: `subject ${selected}`, final })}
      />
      {several && (
        <IconButton
          icon={CopyCheck}
          label={editorPanel.caption.copyToAll}
          onClick={() => session.change(copySubjectToAll)}
        />
      )}
    </Row>
  );
}
