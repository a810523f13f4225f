import type { ReactNode } from "react";
import type { Part } from "./tokens.ts";

interface FilledProps {
  readonly part: Part;
  readonly children: ReactNode;
}

/** A part of a page that the server repeats or leaves out. */
export function Filled({ part, children }: FilledProps) {
  return (
    <>
      {`{{${part}}}`}
      {children}
      {`{{/${part}}}`}
    </>
  );
}
