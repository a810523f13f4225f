/** Sentences for a person, on standard error. */
import { cli } from "@matte/messages/cli";

/** Control characters except tabs and line breaks: in a file's name or metadata they could be escape sequences. */
const CONTROL = /(?![\t\n])\p{Cc}/gu;

/** Makes a text safe for a terminal. */
export function printable(text: string): string {
  return text.replaceAll(CONTROL, "\u{FFFD}");
}

export function say(text: string): void {
  process.stderr.write(`${printable(text)}\n`);
}

/** Announces, after an interruption, that photos in progress are finished. */
export function announceInterruption(signal: AbortSignal): void {
  signal.addEventListener("abort", () => say(`\n${cli.interrupted}`), { once: true });
}
