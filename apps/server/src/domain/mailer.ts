/** Port of a mail server, for the services. */
export interface Letter {
  /** E-mail address. */
  readonly to: string;
  readonly subject: string;
  /** Plain text. */
  readonly text: string;
}

export interface Mailer {
  /** Resolves when the mail server has accepted the letter. @throws when it doesn't */
  send(letter: Letter): Promise<void>;
  close(): void;
}
