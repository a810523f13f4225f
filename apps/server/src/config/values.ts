/** Environment variable parsers. A mistake completes the sentence "NAME …, not "text"." */
import { isIP } from "node:net";
import { resolve } from "node:path";
import { isLoopback } from "./loopback.ts";

export type Parsed<T> = { readonly value: T } | { readonly mistake: string };

/** Reads one variable. Collects a mistake, without a `hidden` variable's text, and returns the fallback. */
export type Read = <T>(name: string, fallback: T, parse: (text: string) => Parsed<T>, shown?: "hidden") => T;

export function parseHost(text: string): Parsed<string> {
  const plausible = isIP(text) !== 0 || /^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/i.test(text);
  return plausible ? { value: text } : { mistake: "must be a host name or an address without a port, like 127.0.0.1" };
}

export function parsePort(text: string): Parsed<number> {
  const port = /^\d{1,5}$/.test(text) ? Number(text) : Number.NaN;
  return port <= 65_535 ? { value: port } : { mistake: "must be a number from 0 to 65535" };
}

export function parsePublicUrl(text: string): Parsed<URL> {
  const url = URL.canParse(text) ? new URL(text) : null;
  const isPlain = url !== null && url.pathname === "/" && url.search === "" && url.hash === "" && url.username === "";
  if (isPlain && /^https?:$/.test(url.protocol)) return { value: url };
  return { mistake: "must be the product's origin without a path, like https://matte.example" };
}

/** Parses a libpq URL. It may contain a password, so mistakes don't quote it. */
export function parseDatabaseUrl(text: string): Parsed<string> {
  const valid = URL.canParse(text) && /^postgres(?:ql)?:$/.test(new URL(text).protocol);
  return valid ? { value: text } : { mistake: "must be PostgreSQL's URL, like postgres://user:password@host/matte" };
}

/** Parses an OpenID issuer. Plain http only on this machine, because secrets are sent there. */
export function parseIssuer(text: string): Parsed<URL> {
  const url = URL.canParse(text) ? new URL(text) : null;
  const isPlain = url !== null && url.search === "" && url.hash === "" && url.username === "";
  const safe = isPlain && (url.protocol === "https:" || (url.protocol === "http:" && isLoopback(url.hostname)));
  return safe ? { value: url } : { mistake: "must be the provider's URL, like https://login.example" };
}

export function parseHttpUrl(text: string): Parsed<URL> {
  const url = URL.canParse(text) ? new URL(text) : null;
  const isPlain = url !== null && url.search === "" && url.hash === "" && url.username === "";
  if (isPlain && /^https?:$/.test(url.protocol)) return { value: url };
  return { mistake: "must be a server's URL, like https://s3.example" };
}

/** Parses the URL for a local server replacing an external one in tests. */
export function parseLocalUrl(text: string): Parsed<URL> {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url !== null && url.protocol === "http:" && isLoopback(url.hostname) && url.pathname === "/")
    return { value: url };
  return { mistake: "must be a URL on this machine, like http://127.0.0.1:12111" };
}

/** @param meaning completes "must be …" @param prefixes of which a value has one */
export function parsePrefixed(meaning: string, prefixes: readonly string[]): (text: string) => Parsed<string> {
  const format = new RegExp(`^(?:${prefixes.join("|")})[A-Za-z0-9_]+$`);
  return (text) =>
    format.test(text) ? { value: text } : { mistake: `must be ${meaning}, which begins with ${prefixes[0]}` };
}

export function parseEmail(text: string): Parsed<string> {
  return /^[^\s@<>,;:"()[\]\\]+@[^\s@<>,;:"()[\]\\]+$/.test(text)
    ? { value: text }
    : { mistake: "must be an e-mail address, like support@matte.example" };
}

/** Absolute path of a file. */
export function parsePath(text: string): Parsed<string> {
  return { value: resolve(text) };
}

export function parseText(text: string): Parsed<string> {
  return { value: text };
}

/** Parses a limit; 0 means none. */
export function parseCount(text: string): Parsed<number> {
  return /^\d{1,9}$/.test(text) ? { value: Number(text) } : { mistake: "must be a number, or 0 for no limit" };
}

const MAX_DELAY_S = 600;

/** @returns milliseconds */
export function parseDelay(text: string): Parsed<number> {
  const seconds = /^\d{1,3}$/.test(text) ? Number(text) : Number.NaN;
  return seconds <= MAX_DELAY_S
    ? { value: seconds * 1000 }
    : { mistake: `must be a number of seconds, at most ${MAX_DELAY_S}` };
}

const MIN_SECRET_LENGTH = 32;

/** A random secret, not a password: its length stands for its entropy. */
/** `SECRET_KEY_PREVIOUS` for accepting keys stored without a secret, and encrypting them. */
export const UNENCRYPTED = "unencrypted";

export function parseSecret(text: string): Parsed<string> {
  return text.length >= MIN_SECRET_LENGTH
    ? { value: text }
    : { mistake: `must be at least ${MIN_SECRET_LENGTH} random characters, like those of "openssl rand -base64 32"` };
}

/** Also accepts the word for keys stored without a secret. */
export function parsePreviousSecret(text: string): Parsed<string> {
  return text === UNENCRYPTED ? { value: text } : parseSecret(text);
}

const MIN_PASSWORD_LENGTH = 12;

/** A password typed by a person. @see OWASP ASVS 4.0, 2.1.1 */
export function parsePassword(text: string): Parsed<string> {
  return text.length >= MIN_PASSWORD_LENGTH
    ? { value: text }
    : { mistake: `must be at least ${MIN_PASSWORD_LENGTH} characters, such as four words` };
}

const MIN_TOKEN_LENGTH = 16;

/** Parses a bearer token; short ones can be guessed. */
export function parseToken(text: string): Parsed<string> {
  return /^[\x21-\x7E]+$/.test(text) && text.length >= MIN_TOKEN_LENGTH
    ? { value: text }
    : { mistake: `must be at least ${MIN_TOKEN_LENGTH} letters, digits or signs, without spaces` };
}

export function parseOneOf<T extends string>(choices: readonly T[]): (text: string) => Parsed<T> {
  return (text) => {
    const value = choices.find((choice) => choice === text.toLowerCase());
    return value === undefined ? { mistake: `must be one of ${choices.join(", ")}` } : { value };
  };
}

/** Accepts exactly these words. */
export function parseWord<T extends string>(choices: readonly T[]): (text: string) => Parsed<T> {
  return (text) => {
    const value = choices.find((choice) => choice === text);
    return value === undefined ? { mistake: `must be ${choices.join(", ")} or unset` } : { value };
  };
}

/**
 * Parses proxy addresses. Rejects their number and `true`: a client bypassing the proxy could then forge its address.
 */
export function parseTrustProxy(text: string): Parsed<readonly string[]> {
  const addresses = text.split(",").map((part) => part.trim());
  if (addresses.every(isAddressOrRange)) return { value: addresses };
  return { mistake: "must be the addresses of the proxies in front, with commas between, like 10.0.0.0/8" };
}

function isAddressOrRange(text: string): boolean {
  if (text === "loopback" || text === "linklocal" || text === "uniquelocal") return true;
  const [address = "", bits, ...rest] = text.split("/");
  // A range with all addresses would trust every client, and a zone is no proxy address.
  if (address.includes("%")) return false;
  const widest = { 0: -1, 4: 32, 6: 128 }[isIP(address)] ?? -1;
  if (widest === -1 || rest.length > 0) return false;
  return bits === undefined || (/^[1-9]\d{0,2}$/.test(bits) && Number(bits) <= widest);
}
