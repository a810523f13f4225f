/** Mail server port, for the services. */
export interface Letter {
  readonly to: string;
  readonly subject: string;
  /** Plain text. */
  readonly text: string;
}

export interface Mailer {
  /** Resolves when the mail server accepts the letter; otherwise throws. */
  send(letter: Letter): Promise<void>;
  close(): void;
}
