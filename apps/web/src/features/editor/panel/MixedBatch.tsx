import { editorPanel } from "@matte/messages/editor-panel";
import { useEffect, useState } from "react";
import { Button } from "#ui/index.ts";
import type { PhotoEntry } from "../model/document.ts";
import { shownIn } from "../model/shown-record.ts";
import { changeControls, useEditor, useSession, useSetting } from "../state/context.ts";
import type { EditorSession } from "../state/session.ts";
import { noticeWithUndo } from "../state/undo-notice.tsx";

const texts = editorPanel.matte.mixed;

/** Announces on the first mixed batch that portraits and landscapes get different mattes, and makes them equal. */
export function MixedBatch() {
  const session = useSession();
  const { services } = session;
  const key = `matte.mixed-noted.${services.user}`;
  const [isKnown] = useState(() => services.values.read(key) === true);
  const byWidth = useSetting("measuredBy") === "width";
  const mixed = useEditor(({ history }) => isMixed(session, history.present.photos));
  const shown = !isKnown && byWidth && mixed;
  useEffect(() => {
    if (shown) services.values.write(key, true);
  }, [shown, services, key]);
  if (!shown) return null;
  const equalise = (): void => {
    changeControls(session, { measuredBy: "mean" }, { key: "measuredBy", final: true });
    noticeWithUndo(session, texts.done);
  };
  return (
    <p className="mixed-batch" role="status">
      {texts.text}{" "}
      <Button variant="bare" size="small" onClick={equalise}>
        {texts.equalise}
      </Button>
    </p>
  );
}

function isMixed({ photos: records }: EditorSession, photos: readonly PhotoEntry[]): boolean {
  let [portraits, landscapes] = [false, false];
  for (const photo of photos) {
    const size = shownIn(records, photo)?.facts.size;
    portraits ||= size !== undefined && size.height > size.width;
    landscapes ||= size !== undefined && size.width > size.height;
    if (portraits && landscapes) return true;
  }
  return false;
}
