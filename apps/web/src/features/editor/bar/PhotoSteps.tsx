import { editor } from "@matte/messages/editor";
import { ChevronLeft, ChevronRight } from "lucide-react";
import type { ReactNode } from "react";
import { IconButton } from "#ui/index.ts";
import { usePhotoCount, usePosition, useSession } from "../state/context.ts";

/** Buttons to step through the list; disabled at its ends. */
export function PhotoSteps({ children }: { readonly children?: ReactNode }) {
  const session = useSession();
  const position = usePosition();
  const count = usePhotoCount();
  return (
    <>
      <IconButton
        icon={ChevronLeft}
        label={editor.previous}
        shortcut="←"
        disabled={position <= 0}
        onClick={session.previous}
      />
      {children}
      <IconButton
        icon={ChevronRight}
        label={editor.next}
        shortcut="→"
        disabled={position >= count - 1}
        onClick={session.next}
      />
    </>
  );
}
