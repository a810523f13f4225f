/** Browser automation that the main flow needs, independent of the protocol. */

/** Roles by which controls can be found. */
export type Role = "button" | "link" | "switch" | "radio" | "field" | "status" | "region" | "image";

/** A control by role and accessible name. */
export interface Control {
  readonly role: Role;
  readonly name: string;
  /** Accessible name of the group or region that contains it, if its own is ambiguous. */
  readonly within?: string;
}

export type Key = "ArrowRight" | "Enter" | "Space";

export interface Driver {
  readonly goTo: (url: string) => Promise<void>;
  /** Reloads the page. */
  readonly reload: () => Promise<void>;
  /** Runs a function in the page. It is sent as text, so it has no access to its module. Its result must be JSON. */
  readonly ask: <R>(question: () => R | Promise<R>) => Promise<R>;
  /** Runs a function with a control's element and a string; null when there is no such control. */
  readonly of: <R>(
    control: Control,
    question: (element: HTMLElement, word: string) => R,
    word?: string,
  ) => Promise<R | null>;
  /** A real click in the middle of a control. @throws when there is none */
  readonly click: (control: Control) => Promise<void>;
  /** Types into the focused element. */
  readonly type: (text: string) => Promise<void>;
  readonly press: (key: Key) => Promise<void>;
  /** Presses Control and a letter. */
  readonly chord: (letter: string) => Promise<void>;
  /** Sets the files of a file input. @throws when there is none */
  readonly give: (control: Control, paths: readonly string[]) => Promise<void>;
  readonly quit: () => Promise<void>;
}
