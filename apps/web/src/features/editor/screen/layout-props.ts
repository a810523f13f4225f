import type { ReactNode, RefObject } from "react";
import type { Actions } from "./use-actions.ts";

export interface LayoutProps {
  readonly actions: Actions;
  /** The file input, so that a key can open it. */
  readonly picker: RefObject<HTMLInputElement | null>;
  readonly dragging: boolean;
  /** Shows the list of shortcuts. */
  readonly onHelp: () => void;
  /** Absent where nobody is signed in. */
  readonly onSignOut: (() => void) | undefined;
  /** What there is to say about the connection to the server; it takes no room while that is nothing. */
  readonly note: ReactNode;
}
