import { ui } from "@matte/messages/ui";
import { Dialog as Base } from "@base-ui/react/dialog";
import { X } from "lucide-react";
import { type ReactNode, type RefObject, useRef } from "react";
import { IconButton } from "../button/IconButton.tsx";
import "./overlay.css";

export interface DialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  /** The accessible name and the visible heading. */
  readonly title: string;
  /**
   * `picture` gives the contents the whole width, and is a sheet on a phone; `table` gives them the whole window, and they scroll
   * by themselves; `window` is the whole window. In all three the contents include `DialogTitle`.
   */
  readonly variant?: "plain" | "picture" | "table" | "window" | undefined;
  /** Gets the focus when the dialog opens; else its first control. */
  readonly firstFocus?: RefObject<HTMLElement | null> | undefined;
  /** True for contents without controls, which scroll by keys. Close gets the focus. */
  readonly text?: boolean;
  readonly children: ReactNode;
}

/** A modal dialog, closed by its button, by Escape or by a press outside it. */
export function Dialog({ open, onClose, title, variant = "plain", firstFocus, text = false, children }: DialogProps) {
  const close = useRef<HTMLButtonElement>(null);
  return (
    <Base.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Base.Portal>
        <Base.Backdrop className="scrim" />
        <Base.Popup className={`dialog dialog-${variant}`} initialFocus={text ? close : firstFocus}>
          <div className="dialog-body" {...(text && { role: "region", "aria-label": title, tabIndex: 0 })}>
            {variant === "plain" && <DialogTitle>{title}</DialogTitle>}
            {children}
          </div>
          <Base.Close ref={close} render={<IconButton icon={X} label={ui.close} />} />
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}

export function DialogTitle({ children }: { readonly children: ReactNode }) {
  return <Base.Title className="dialog-title">{children}</Base.Title>;
}
