/** A mail server that keeps the letters it accepts. */
import { callbackify } from "node:util";
import PostalMime from "postal-mime";
import { SMTPServer } from "smtp-server";
import { setTimeout as delay } from "node:timers/promises";

export interface ReceivedLetter {
  /** Recipients on the envelope. */
  readonly recipients: readonly string[];
  readonly from: string | undefined;
  readonly to: readonly (string | undefined)[];
  readonly subject: string | undefined;
  readonly text: string;
  /** Returns a header by its lower-case name. */
  readonly header: (name: string) => string | undefined;
  /** First URL in the text. */
  readonly link: URL;
}

export interface Mailbox {
  /** The server's `SMTP_URL`. */
  readonly url: string;
  readonly letters: ReceivedLetter[];
  readonly lettersTo: (email: string) => ReceivedLetter[];
  /** Waits for a letter. @param count letters to the address; the last is returned */
  readonly letterTo: (email: string, count?: number) => Promise<ReceivedLetter>;
  /** Refuses all letters while true. */
  refusing: boolean;
  /** Awaited before a letter is accepted. */
  beforeAccepting: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

const WAIT_MS = 5000;

export async function startMailbox(): Promise<Mailbox> {
  const letters: ReceivedLetter[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    logger: false,
    onData: (stream, { envelope }, callback) => {
      const recipients = envelope.rcptTo.map(({ address }) => address);
      const accepted = (async () => {
        const bytes = await receive(stream);
        await mailbox.beforeAccepting();
        if (mailbox.refusing) throw new Error("Try later.");
        letters.push(await read(bytes, recipients));
      })();
      callbackify(() => accepted)((error) => callback(error));
    },
  });
  const lettersTo = (email: string): ReceivedLetter[] => letters.filter(({ recipients }) => recipients.includes(email));
  const mailbox: Mailbox = {
    url: `smtp://127.0.0.1:${await listen(server)}`,
    letters,
    lettersTo,
    letterTo: async (email, count = 1) => {
      for (const deadline = Date.now() + WAIT_MS; ; await delay(20)) {
        const letter = lettersTo(email)[count - 1];
        if (letter !== undefined) return letter;
        if (Date.now() > deadline) throw new Error(`No letter has arrived for ${email}.`);
      }
    },
    refusing: false,
    beforeAccepting: () => Promise.resolve(),
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
  return mailbox;
}

async function listen(server: SMTPServer): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.server.address();
  if (typeof address !== "object" || address === null) throw new Error("The mail server has no port.");
  return address.port;
}

async function receive(stream: AsyncIterable<Buffer>): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of stream) parts.push(part);
  return Buffer.concat(parts);
}

async function read(bytes: Buffer, recipients: readonly string[]): Promise<ReceivedLetter> {
  const { from, to = [], subject, text = "", headers } = await PostalMime.parse(bytes);
  return {
    recipients,
    from: from?.address,
    to: to.map(({ address }) => address),
    subject,
    text,
    header: (name) => headers.find(({ key }) => key === name)?.value,
    link: new URL(/https?:\S+/.exec(text)?.[0] ?? "about:blank"),
  };
}
