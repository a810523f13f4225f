import { editor } from "@matte/messages/editor";
import { Button } from "#ui/button/Button.tsx";
import { useSession } from "../state/context.ts";

/** The outline of a frame, shown before the first photo. */
export function EmptyWall() {
  const session = useSession();
  return (
    <div className="editor-empty">
      <svg viewBox="0 0 190 150" fill="none" stroke="currentColor" aria-hidden="true">
        <path d="M.5.5h189v149H.5z" />
        <path d="M22.5 22.5h145v88h-145z" />
        <path d="M22 122.5h44M128 122.5h40M138 129.5h30" />
      </svg>
      <p>{editor.preview.empty}</p>
      <Button variant="line" size="small" onClick={session.clear}>
        {editor.clear}
      </Button>
    </div>
  );
}
