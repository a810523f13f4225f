import type { SmtpSettings } from "./config.ts";
import { parseEmail, type Parsed, type Read } from "./values.ts";

/** Reads the mail server. Null when unset; a sender without a server is a mistake. */
export function readSmtp(read: Read, mistakes: string[]): SmtpSettings | null {
  const server = read("SMTP_URL", null, parseSmtpUrl, "hidden");
  const from = read("SMTP_FROM", null, parseEmail);
  if (server !== null) return { ...server, from };
  if (from !== null) mistakes.push("SMTP_URL is missing: SMTP_FROM is the sender of letters through it.");
  return null;
}

/** Parses a mail server's URL. It may contain a password, so mistakes don't quote it. */
function parseSmtpUrl(text: string): Parsed<Omit<SmtpSettings, "from">> {
  const url = URL.canParse(text) ? new URL(text) : null;
  const isPlain = url !== null && /^\/?$/.test(url.pathname) && url.search === "" && url.hash === "";
  const credentials = url === null ? null : credentialsIn(url);
  if (!isPlain || !/^smtps?:$/.test(url.protocol) || url.hostname === "" || credentials === undefined)
    return { mistake: "must be a mail server's URL, like smtps://user:password@mail.example" };
  const port = url.port === "" ? null : Number(url.port);
  // URLs put IPv6 addresses in brackets.
  const host = url.hostname.replace(/^\[(.*)\]$/, "$1");
  return { value: { host, port, secure: url.protocol === "smtps:", credentials } };
}

/** @returns undefined for an invalid percent encoding */
function credentialsIn({ username, password }: URL): SmtpSettings["credentials"] | undefined {
  if (username === "") return null;
  try {
    return { user: decodeURIComponent(username), password: decodeURIComponent(password) };
  } catch {
    return undefined;
  }
}
