import type { Config, PrivateMode } from "./config.ts";
import { isLoopback } from "./loopback.ts";
import { parseOneOf, parsePassword, type Read } from "./values.ts";

/** Reads whether one owner has the server for themselves. Null when others sign in. */
export function readPrivateMode(read: Read, mistakes: string[]): PrivateMode | null {
  const isOn = read("PRIVATE", "off", parseOneOf(["on", "off"])) === "on";
  const password = read("PRIVATE_PASSWORD", null, parsePassword, "hidden");
  if (!isOn && password !== null) mistakes.push("PRIVATE_PASSWORD is set, but PRIVATE is not: set PRIVATE=on as well.");
  return isOn ? { password } : null;
}

/**
 * Finds settings that open a private server to others, and unused ones.
 * @returns one sentence per problem
 */
export function privateModeProblems({ privateMode, ...config }: Config): string[] {
  if (privateMode === null) return [];
  return [
    ...(privateMode.password === null ? exposures(config) : []),
    ...unused("there is no sign-in at an identity provider", "GOOGLE_CLIENT_ID", config.identityProvider),
    ...unused("nothing is sold", "STRIPE_SECRET_KEY", config.payments),
    ...unused("there is no newsletter", "SMTP_URL", config.smtp),
  ];
}

function exposures({ host, publicUrl }: Pick<Config, "host" | "publicUrl">): string[] {
  const causes = [
    ...(isLoopback(host) ? [] : [`HOST is ${host}`]),
    ...(publicUrl === null || isLoopback(publicUrl.hostname) ? [] : [`PUBLIC_URL is ${publicUrl.origin}`]),
  ];
  return causes.map(
    (cause) => `PRIVATE is on without a password, but ${cause}: set PRIVATE_PASSWORD, or stay on this machine.`,
  );
}

function unused(reason: string, name: string, setting: unknown): string[] {
  return setting === null ? [] : [`PRIVATE is on, so ${reason}: leave ${name} unset.`];
}
