import { Dialog as Base } from "@base-ui/react/dialog";
import { X } from "lucide-react";
import type { ReactNode } from "react";
import { IconButton } from "../button/IconButton.tsx";
import "./overlay.css";

export interface DialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  /** The accessible name, and the visible heading. */
  readonly title: string;
  /** `picture` gives the contents the whole width and rises as a sheet on a phone; they place `DialogTitle` themselves. */
  readonly look?: "plain" | "picture" | undefined;
  readonly children: ReactNode;
}

/** A window in front of everything else, until it is closed: by its button, by Escape, or by a press beside it. */
export function Dialog({ open, onClose, title, look = "plain", children }: DialogProps) {
  return (
    <Base.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Base.Portal>
        <Base.Backdrop className="scrim" />
        <Base.Popup className={`dialog dialog-${look}`}>
          <div className="dialog-body">
            {look === "plain" && <DialogTitle>{title}</DialogTitle>}
            {children}
          </div>
          <Base.Close render={<IconButton icon={X} label="Close" />} />
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}

/** The heading that names the dialog around it. */
export function DialogTitle({ children }: { readonly children: ReactNode }) {
  return <Base.Title className="dialog-title">{children}</Base.Title>;
}
