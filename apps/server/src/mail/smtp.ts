import { connect } from "node:net";
import type { SMTPPoolOptions } from "nodemailer";
import type { SmtpSettings } from "../config/config.ts";
import { isLoopback } from "../config/loopback.ts";
import type { Mailer } from "../domain/mailer.ts";

const MAX_CONNECTIONS = 2;
/** For a silent mail server. */
const TIMEOUT_MS = 5000;
/** For a whole letter, when a server answers byte by byte. */
const LETTER_MS = 20_000;

/**
 * @param from sender address, if the settings have none
 * @param letterMs limit for sending a letter, once its turn has come
 */
export async function openMailer(settings: SmtpSettings, from: () => string, letterMs = LETTER_MS): Promise<Mailer> {
  // A library only some servers need.
  const { createTransport } = await import("nodemailer");
  const transport = createTransport({ ...optionsOf(settings), ...limitedSocket(settings, letterMs) });
  return {
    send: async ({ to, subject, text }) => {
      await transport.sendMail({
        from: { name: "Matte", address: settings.from ?? from() },
        // An object is not parsed, so it can't smuggle in an address list.
        to: { name: "", address: to },
        subject,
        text,
        // No automatic replies. @see https://www.rfc-editor.org/rfc/rfc3834#section-5
        headers: { "Auto-Submitted": "auto-generated" },
      });
    },
    close: () => transport.close(),
  };
}

/** Returns transport options. Beyond this machine a letter is sent with TLS or not at all. */
export function optionsOf({ host, port, secure, credentials }: SmtpSettings): SMTPPoolOptions {
  const local = isLoopback(host);
  return {
    host,
    ...(port === null ? {} : { port }),
    secure,
    // A local mail server's certificate is rarely valid for its loopback address.
    ...(secure ? {} : { requireTLS: !local, ignoreTLS: local }),
    ...(credentials === null ? {} : { auth: { user: credentials.user, pass: credentials.password } }),
    pool: true,
    maxConnections: MAX_CONNECTIONS,
    // Makes the connection limit the letter's limit.
    maxMessages: 1,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

const [SUBMISSION_PORT, SUBMISSION_PORT_TLS] = [587, 465];

/** Opens connections with a limited lifetime: the library limits silence only. */
function limitedSocket({ host, port, secure }: SmtpSettings, milliseconds: number): Pick<SMTPPoolOptions, "getSocket"> {
  return {
    getSocket: (_options, callback) => {
      const socket = connect({ host, port: port ?? (secure ? SUBMISSION_PORT_TLS : SUBMISSION_PORT) });
      const late = Object.assign(new Error("The mail server is too slow."), { code: "ETIMEDOUT" });
      const timer = setTimeout(() => socket.destroy(late), milliseconds);
      const refuse = (error: Error): void => callback(error);
      socket.once("close", () => clearTimeout(timer)).once("error", refuse);
      socket.once("connect", () => callback(null, { connection: socket.off("error", refuse) }));
    },
  };
}
