import type { SMTPPoolOptions } from "nodemailer";
import type { SmtpSettings } from "../config/config.ts";
import { isLoopback } from "../config/loopback.ts";
import type { Mailer } from "../domain/mailer.ts";

const MAX_CONNECTIONS = 2;
const TIMEOUT_MS = 5000;

/** @param from e-mail address of the sender, where the settings have none */
export async function openMailer(settings: SmtpSettings, from: () => string): Promise<Mailer> {
  // A library that only some servers need.
  const { createTransport } = await import("nodemailer");
  const transport = createTransport(optionsOf(settings));
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
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
