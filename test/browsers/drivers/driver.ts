/** What the main flow needs of a browser, whoever drives it. */

/** What can be found in a page by role and accessible name. */
export type Role = "button" | "link" | "switch" | "radio" | "field" | "status" | "region" | "image";

/** How a control is found: by what people are told it is and is called, nothing by its class. */
export interface Control {
  readonly role: Role;
  readonly name: string;
  /** The accessible name of the group or region that it stands in, where its own is not enough. */
  readonly within?: string;
}

export type Key = "ArrowRight" | "Enter" | "Space";

export interface Driver {
  readonly goTo: (url: string) => Promise<void>;
  /** Loads the same page again. */
  readonly reload: () => Promise<void>;
  /**
   * Runs a function in the page. It is sent as text: it sees the page and nothing of its module. What it gives back must
   * be JSON.
   */
  readonly ask: <R>(question: () => R | Promise<R>) => Promise<R>;
  /** The same with a control and a word more; null when there is no such control. */
  readonly of: <R>(
    control: Control,
    question: (element: HTMLElement, word: string) => R,
    word?: string,
  ) => Promise<R | null>;
  /** A real click in the middle of a control. @throws when there is none */
  readonly click: (control: Control) => Promise<void>;
  /** Types into what has the focus. */
  readonly type: (text: string) => Promise<void>;
  readonly press: (key: Key) => Promise<void>;
  /** Control and a letter. */
  readonly chord: (letter: string) => Promise<void>;
  /** Hands files to a file input. @throws when there is none */
  readonly give: (control: Control, paths: readonly string[]) => Promise<void>;
  readonly quit: () => Promise<void>;
}
