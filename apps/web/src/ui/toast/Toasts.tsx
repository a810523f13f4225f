import { ui } from "@matte/messages/ui";
import { CircleAlert, X } from "lucide-react";
import { useEffect, useEffectEvent, useRef } from "react";
import { resolveValue, useToaster, type Toast } from "react-hot-toast/headless";
import { IconButton } from "../button/IconButton.tsx";
import { Icon } from "../Icon.tsx";
import { LEAVING, toasts } from "./toasts.ts";
import "./toast.css";

const OPTIONS = { removeDelay: LEAVING };

/** The message list, once per page. Its clock stops under the pointer and while it has the focus. */
export function Toasts() {
  const { toasts: all, handlers } = useToaster(OPTIONS);
  const pause = usePause(all.length, handlers);
  return (
    <div className="toasts" {...pause}>
      {all.map((toast) => (
        <Message key={toast.id} toast={toast} />
      ))}
    </div>
  );
}

function Message({ toast }: { readonly toast: Toast }) {
  return (
    <div className={`toast toast-${toast.type}`} data-leaving={toast.visible ? undefined : ""}>
      {toast.type === "error" && <Icon of={CircleAlert} />}
      {toast.type === "loading" && <span className="spinner" aria-hidden="true" />}
      <div className="toast-text" {...toast.ariaProps}>
        {resolveValue(toast.message, toast)}
      </div>
      <IconButton icon={X} label={ui.dismiss} onClick={() => toasts.dismiss(toast.id)} />
    </div>
  );
}

interface Clock {
  readonly startPause: () => void;
  readonly endPause: () => void;
}

/**
 * Stops the clock while the pointer or the focus is in the list. Checks the document instead of counting events: a message
 * disappearing under the pointer sends no leave event, and the clock would never start again.
 */
export function usePause(count: number, { startPause, endPause }: Clock) {
  const list = useRef<HTMLDivElement>(null);
  const paused = useRef(false);
  const check = (): void => {
    const held = count > 0 && list.current?.matches(":hover, :focus-within") === true;
    if (held === paused.current) return;
    paused.current = held;
    (held ? startPause : endPause)();
  };
  const checkAgain = useEffectEvent(check);
  useEffect(() => checkAgain());
  useEffect(() => {
    const listener = (): void => checkAgain();
    document.addEventListener("pointermove", listener);
    return () => document.removeEventListener("pointermove", listener);
  }, []);
  return { ref: list, onMouseEnter: check, onMouseLeave: check, onFocus: check, onBlur: check };
}
