/** Browser automation for the main flow, independent of the protocol. */

/** Roles for finding controls. */
export type Role = "button" | "link" | "switch" | "radio" | "field" | "status" | "region" | "image";

/** A control by role and accessible name. */
export interface Control {
  readonly role: Role;
  readonly name: string;
  /** Accessible name of the containing group or region, if the element's is ambiguous. */
  readonly within?: string;
}

export type Key = "ArrowRight" | "Enter" | "Space";

export interface Driver {
  readonly goTo: (url: string) => Promise<void>;
  /** Reloads the page. */
  readonly reload: () => Promise<void>;
  /** Runs a function in the page. Sent as text, so it has no access to its module. Its result must be JSON. */
  readonly ask: <R>(question: () => R | Promise<R>) => Promise<R>;
  /** Runs a function with a control's element and a string; null without such a control. */
  readonly of: <R>(
    control: Control,
    question: (element: HTMLElement, word: string) => R,
    word?: string,
  ) => Promise<R | null>;
  /** Clicks a control in the middle, for real. @throws without such a control */
  readonly click: (control: Control) => Promise<void>;
  /** Types into the focused element. */
  readonly type: (text: string) => Promise<void>;
  readonly press: (key: Key) => Promise<void>;
  /** Presses Control and a letter. */
  readonly chord: (letter: string) => Promise<void>;
  /** Sets a file input's files. @throws without such a control */
  readonly give: (control: Control, paths: readonly string[]) => Promise<void>;
  readonly quit: () => Promise<void>;
}
