import { editorWork } from "@matte/messages/editor-work";
import { TriangleAlert, X } from "lucide-react";
import { useId } from "react";
import { IconButton } from "#ui/button/IconButton.tsx";
import { Button } from "#ui/button/Button.tsx";
import { FileName } from "#ui/file-name/FileName.tsx";
import { Icon } from "#ui/Icon.tsx";
import { withoutName } from "#domain/photos/describe.ts";
import { useEditor, useSession } from "../state/context.ts";
import { countFailed, removeFailed, removeUnread } from "../state/failures.ts";
import type { FailedPhoto } from "../state/store.ts";
import "./failed.css";

const texts = editorWork.failed;

/** Photos that could not be loaded, and the list's foot, which counts all failed photos and removes them. */
export function FailedPhotos() {
  const session = useSession();
  const unread = useEditor((state) => state.unread);
  const count = useEditor(countFailed);
  if (count === 0) return null;
  return (
    <section className="failed-photos" aria-label={texts.region}>
      {unread.length > 0 && (
        <ul aria-label={texts.unread}>
          {unread.map((photo) => (
            <UnreadPhoto key={photo.id} photo={photo} />
          ))}
        </ul>
      )}
      <footer>
        <span className="num">{texts.count(count)}</span>
        <Button variant="bare" size="small" onClick={() => removeFailed(session)}>
          {texts.remove}
        </Button>
      </footer>
    </section>
  );
}

function UnreadPhoto({ photo }: { readonly photo: FailedPhoto }) {
  const { fileName, sentence } = photo;
  const session = useSession();
  const reason = useId();
  return (
    <li aria-describedby={reason}>
      <Icon of={TriangleAlert} />
      <span>
        <b>
          <FileName of={fileName} />
        </b>
        <span>{withoutName(sentence, fileName)}</span>
        <span id={reason} hidden>
          {sentence}
        </span>
      </span>
      <IconButton icon={X} label={texts.removeOne(fileName)} onClick={() => removeUnread(session, photo)} />
    </li>
  );
}
