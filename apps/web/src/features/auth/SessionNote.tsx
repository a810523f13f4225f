import { useEffect, useState } from "react";
import { useAuthActions } from "#domain/auth/index.ts";
import { hasUnsavedWork } from "#domain/unsaved-work.ts";
import { Button } from "#ui/index.ts";
import "./session.css";

const ENDED = "Your session has ended. Your work stays as it is.";
const LEAVING = "Signing in leaves this page and closes your photos. Export them first.";

/** Says that the session has ended by itself, and leads back in while what is open stays. */
export function SessionNote() {
  const { signIn } = useAuthActions();
  const [words, setWords] = useState("");
  // A moment later, or a screen reader takes them for something that has always been there.
  useEffect(() => setWords(ENDED), []);
  // Photos are in the page's memory: only a second press may leave it, once it is known what that costs.
  const again = (): void => {
    const warned = words === LEAVING;
    const opened = signIn(hasUnsavedWork() && !warned);
    setWords(opened ? ENDED : LEAVING);
  };
  return (
    <div className="session-note">
      <p role="status">{words}</p>
      <Button look="line" size="small" onClick={again}>
        Sign in with Google
      </Button>
    </div>
  );
}
