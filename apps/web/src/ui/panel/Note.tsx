import type { ReactNode } from "react";
import "./panel.css";

/** A quiet sentence about the control above it; `wide` starts it at the panel's edge. */
export function Note({
  wide = false,
  id,
  children,
}: {
  readonly wide?: boolean;
  readonly id?: string;
  readonly children: ReactNode;
}) {
  return (
    <p className={wide ? "note note-wide" : "note"} id={id}>
      {children}
    </p>
  );
}
