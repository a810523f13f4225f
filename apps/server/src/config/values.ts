/** The texts of environment variables to values. A mistake completes the sentence "NAME …, not "text"." */
import { isIP } from "node:net";
import { isLoopback } from "./loopback.ts";

export type Parsed<T> = { readonly value: T } | { readonly mistake: string };

/** Takes one variable; a mistake in it is noted, in `hidden` ones without what they hold, and its fallback taken. */
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
  const bare = url !== null && url.pathname === "/" && url.search === "" && url.hash === "" && url.username === "";
  if (bare && /^https?:$/.test(url.protocol)) return { value: url };
  return { mistake: "must be the product's address and nothing more, like https://matte.example" };
}

/** As libpq reads it. It may hold a password, so a mistake in it is told without it. */
export function parseDatabaseUrl(text: string): Parsed<string> {
  const sound = URL.canParse(text) && /^postgres(?:ql)?:$/.test(new URL(text).protocol);
  return sound
    ? { value: text }
    : { mistake: "must be PostgreSQL's address, like postgres://user:password@host/matte" };
}

/** An OpenID provider's issuer. In the clear only on this machine, as secrets go there. */
export function parseIssuer(text: string): Parsed<URL> {
  const url = URL.canParse(text) ? new URL(text) : null;
  const bare = url !== null && url.search === "" && url.hash === "" && url.username === "";
  const safe = bare && (url.protocol === "https:" || (url.protocol === "http:" && isLoopback(url.hostname)));
  return safe ? { value: url } : { mistake: "must be the provider's address, like https://login.example" };
}

/** A server, wherever it is. */
export function parseHttpUrl(text: string): Parsed<URL> {
  const url = URL.canParse(text) ? new URL(text) : null;
  const bare = url !== null && url.search === "" && url.hash === "" && url.username === "";
  if (bare && /^https?:$/.test(url.protocol)) return { value: url };
  return { mistake: "must be a server's address, like https://s3.example" };
}

/** A server on this machine that stands in for one outside. */
export function parseLocalUrl(text: string): Parsed<URL> {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url !== null && url.protocol === "http:" && isLoopback(url.hostname) && url.pathname === "/")
    return { value: url };
  return { mistake: "must be an address on this machine, like http://127.0.0.1:12111" };
}

/** @param what completes "must be …" @param prefixes one of which such texts begin with */
export function parsePrefixed(what: string, prefixes: readonly string[]): (text: string) => Parsed<string> {
  const sound = new RegExp(`^(?:${prefixes.join("|")})[A-Za-z0-9_]+$`);
  return (text) =>
    sound.test(text) ? { value: text } : { mistake: `must be ${what}, which begins with ${prefixes[0]}` };
}

export function parseEmail(text: string): Parsed<string> {
  return /^[^\s@<>,;:"()[\]\\]+@[^\s@<>,;:"()[\]\\]+$/.test(text)
    ? { value: text }
    : { mistake: "must be an e-mail address, like support@matte.example" };
}

export function parseText(text: string): Parsed<string> {
  return { value: text };
}

/** 0 for no limit. */
export function parseCount(text: string): Parsed<number> {
  return /^\d{1,9}$/.test(text) ? { value: Number(text) } : { mistake: "must be a number, or 0 for no limit" };
}

const LONGEST_DELAY_S = 600;

/** @returns milliseconds */
export function parseDelay(text: string): Parsed<number> {
  const seconds = /^\d{1,3}$/.test(text) ? Number(text) : Number.NaN;
  return seconds <= LONGEST_DELAY_S
    ? { value: seconds * 1000 }
    : { mistake: `must be a number of seconds, at most ${LONGEST_DELAY_S}` };
}

const SHORTEST_TOKEN = 16;

/** A secret that somebody presents; short ones can be guessed. */
export function parseToken(text: string): Parsed<string> {
  return /^[\x21-\x7E]+$/.test(text) && text.length >= SHORTEST_TOKEN
    ? { value: text }
    : { mistake: `must be at least ${SHORTEST_TOKEN} letters, digits or signs, without spaces` };
}

export function parseOneOf<T extends string>(choices: readonly T[]): (text: string) => Parsed<T> {
  return (text) => {
    const value = choices.find((choice) => choice === text.toLowerCase());
    return value === undefined ? { mistake: `must be one of ${choices.join(", ")}` } : { value };
  };
}

/**
 * The proxies that stand in front, by address. A mere number of them, or `true`, is refused: whoever reaches the server
 * past the proxy could then choose the address they come from.
 */
export function parseTrustProxy(text: string): Parsed<readonly string[]> {
  const addresses = text.split(",").map((part) => part.trim());
  if (addresses.every(isAddressOrRange)) return { value: addresses };
  return { mistake: "must be the addresses of the proxies in front, with commas between, like 10.0.0.0/8" };
}

function isAddressOrRange(text: string): boolean {
  if (text === "loopback" || text === "linklocal" || text === "uniquelocal") return true;
  const [address = "", bits, ...rest] = text.split("/");
  const widest = { 0: -1, 4: 32, 6: 128 }[isIP(address)] ?? -1;
  if (widest === -1 || rest.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= widest);
}
