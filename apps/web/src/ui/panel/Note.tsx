import type { ReactNode } from "react";
import "./panel.css";

/** A remark on the control above it; `wide` aligns it with the panel's edge. */
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
