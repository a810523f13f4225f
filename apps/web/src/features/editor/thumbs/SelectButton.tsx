import { editorWork } from "@matte/messages/editor-work";
import { useEffect } from "react";
import { Button } from "#ui/button/Button.tsx";
import { useEditor, usePhotoCount, useSession } from "../state/context.ts";

/** Lets fingers, without Shift and Ctrl, select several photos, until `Done` or until the list is closed. */
export function SelectButton() {
  const session = useSession();
  const several = usePhotoCount() > 1;
  const selecting = useEditor((state) => state.selecting);
  useEffect(() => () => session.set({ selecting: false }), [session, several]);
  if (!several) return null;
  return (
    <Button variant="bare" aria-pressed={selecting} onClick={() => session.set({ selecting: !selecting })}>
      {selecting ? editorWork.selectDone : editorWork.select}
    </Button>
  );
}
