/** Texts on the page for signing in a device with a code. */
import type { DeviceClient } from "@matte/contracts";
import { format } from "./notation.ts";

const CLIENTS: Readonly<Record<DeviceClient, string>> = { "matte-cli": "Command line" };

const MINUTE_MS = 60_000;

function asked(time: Date, now: Date): string {
  const minutes = Math.floor((now.getTime() - time.getTime()) / MINUTE_MS);
  if (minutes < 1) return "Just now";
  return minutes === 1 ? "A minute ago" : `${format.number(minutes)} minutes ago`;
}

export const device = {
  title: "Sign in a device",
  type: "Type the code that the device shows. It can then frame photos on your plan for 30 days.",
  /** Instead of `type`, if a link has filled in the code. */
  compare: "Check that the device shows this code. It can then frame photos on your plan for 30 days.",
  code: "Code",
  /** Describes a device, such as `Command line on “studio-mac”`. @param name quoted, as the device gave it; null without one */
  description: (client: DeviceClient, name: string | null) =>
    name === null ? CLIENTS[client] : `${CLIENTS[client]} on “${name}”`,
  device: "Device",
  asked: "Asked",
  /** When the device asked, at most 10 minutes ago. */
  askedAt: (instant: string, now: Date) => asked(new Date(instant), now),
  address: "IP address",
  user: "You are",
  allow: "Allow",
  deny: "Deny",
  stranger: "If you did not ask for this, choose Deny or close the page.",
  failed: "Couldn’t look up the code.",
  undecided: "Couldn’t send your answer. Try again.",
  allowed: {
    title: "Signed in",
    text: (description: string, email: string) => `${description} is signed in as ${email}.`,
  },
  denied: {
    title: "Not signed in",
    text: (description: string) => `${description} has no access to your account.`,
  },
  links: { home: "Home", terms: "Terms", privacy: "Privacy" },
  close: "You can close this page",
};
