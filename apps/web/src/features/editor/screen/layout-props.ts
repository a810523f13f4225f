import type { ReactNode, RefObject } from "react";
import type { Actions } from "./use-actions.ts";

export interface LayoutProps {
  readonly actions: Actions;
  /** The file input, which a keyboard shortcut opens. */
  readonly picker: RefObject<HTMLInputElement | null>;
  readonly dragging: boolean;
  /** Opens the list of keyboard shortcuts. */
  readonly onHelp: () => void;
  /** Undefined for a user who is not signed in. */
  readonly onSignOut: (() => void) | undefined;
  /** Notes on the session, the connection and new versions; empty without any. */
  readonly note: ReactNode;
}
