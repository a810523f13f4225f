import { useEffect, useState } from "react";
import { useAuthActions } from "#domain/auth/index.ts";
import { hasUnsavedWork } from "#domain/unsaved-work.ts";
import { Button } from "#ui/index.ts";
import "./session.css";

const ENDED = "Your session has ended. Your work stays as it is.";
const LEAVING = "Signing in leaves this page and closes your photos. Export them first.";

/** Says that the session has ended by itself, and offers to sign in again while everything stays open. */
export function SessionNote() {
  const { signIn } = useAuthActions();
  const [text, setText] = useState("");
  // Set after mounting, or screen readers do not announce it.
  useEffect(() => setText(ENDED), []);
  // Photos are in the page's memory: only a second press leaves the page, after a warning.
  const again = (): void => {
    const warned = text === LEAVING;
    const opened = signIn(hasUnsavedWork() && !warned);
    setText(opened ? ENDED : LEAVING);
  };
  return (
    <div className="session-note">
      <p role="status">{text}</p>
      <Button variant="line" size="small" onClick={again}>
        Sign in with Google
      </Button>
    </div>
  );
}
