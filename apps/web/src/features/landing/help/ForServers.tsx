import type { ReactNode } from "react";

interface ForServersProps {
  readonly kind: "public" | "private";
  readonly children: ReactNode;
}

/** A part of a page that the server leaves out unless it is of this kind. */
export function ForServers({ kind, children }: ForServersProps) {
  return (
    <>
      {`{{${kind}}}`}
      {children}
      {`{{/${kind}}}`}
    </>
  );
}
