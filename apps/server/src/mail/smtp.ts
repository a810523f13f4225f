import { connect } from "node:net";
import type { SMTPPoolOptions } from "nodemailer";
import type { SmtpSettings } from "../config/config.ts";
import { isLoopback } from "../config/loopback.ts";
import type { Mailer } from "../domain/mailer.ts";

const MAX_CONNECTIONS = 2;
/** Silence of a mail server. */
const TIMEOUT_MS = 5000;
/** A whole letter, from a server that answers byte by byte. */
const LETTER_MS = 20_000;

/**
 * @param from e-mail address of the sender, where the settings have none
 * @param letterMs limit for sending a letter, once its turn has come
 */
export async function openMailer(settings: SmtpSettings, from: () => string, letterMs = LETTER_MS): Promise<Mailer> {
  // A library that only some servers need.
  const { createTransport } = await import("nodemailer");
  const transport = createTransport({ ...optionsOf(settings), ...limitedSocket(settings, letterMs) });
  return {
    send: async ({ to, subject, text }) => {
      await transport.sendMail({
        from: { name: "Matte", address: settings.from ?? from() },
        // An object is not parsed, so that it can be no list of addresses.
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

/** Options of the transport. Beyond this machine a letter is sent with TLS or not at all. */
export function optionsOf({ host, port, secure, credentials }: SmtpSettings): SMTPPoolOptions {
  const local = isLoopback(host);
  return {
    host,
    ...(port === null ? {} : { port }),
    secure,
    // The certificate of a mail server on the same machine is rarely valid for its loopback address.
    ...(secure ? {} : { requireTLS: !local, ignoreTLS: local }),
    ...(credentials === null ? {} : { auth: { user: credentials.user, pass: credentials.password } }),
    pool: true,
    maxConnections: MAX_CONNECTIONS,
    // So that the limit of a connection is that of a letter.
    maxMessages: 1,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

const [SUBMISSION_PORT, SUBMISSION_PORT_TLS] = [587, 465];

/** Opens connections that are destroyed after some time: the library limits silence only. */
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
