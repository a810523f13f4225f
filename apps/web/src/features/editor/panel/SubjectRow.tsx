import { TEXT_LIMIT } from "@matte/engine";
import { CopyCheck } from "lucide-react";
import { IconButton, Row, TextField } from "#ui/index.ts";
import { nameSubject, copySubjectToAll } from "../model/changes.ts";
import { shownSubject } from "../model/document.ts";
import { useEditor, usePhotoCount, useSession } from "../state/context.ts";

/** The selected photo's own subject, and the way to give it to the others. */
export function SubjectRow() {
  const session = useSession();
  const subject = useEditor((state) => shownSubject(state.history.present));
  const selected = useEditor((state) => state.history.present.selected);
  const several = usePhotoCount() > 1;
  return (
    <Row label="Subject name">
      <TextField
        // What is typed belongs to one photo; another photo's field starts anew.
        key={selected}
        value={subject}
        maxLength={TEXT_LIMIT}
        onChange={(text, { final }) => session.change(nameSubject(text), { key: `subject ${selected}`, final })}
      />
      {several && (
        <IconButton icon={CopyCheck} label="Use for all photos" onClick={() => session.change(copySubjectToAll)} />
      )}
    </Row>
  );
}
