import { rich } from "../rich-text.ts";
import { format } from "./notation.ts";

/** @param instant ISO 8601 @returns such as `3 March 2026` */
const day = (instant: string): string => format.date(new Date(instant), { dateStyle: "long" });

function lastUsed(time: Date, now: Date): string {
  const days = Math.round((startOfDay(now) - startOfDay(time)) / DAY_MS);
  const clock = format.date(time, { timeStyle: "short" });
  if (days <= 0) return `Today, ${clock}`;
  if (days === 1) return `Yesterday, ${clock}`;
  const year = time.getFullYear() === now.getFullYear() ? {} : ({ year: "numeric" } as const);
  return format.date(time, { day: "numeric", month: "long", ...year });
}

const DAY_MS = 24 * 60 * 60_000;

/** Days may have 23 or 25 hours. */
function startOfDay(time: Date): number {
  return new Date(time.getFullYear(), time.getMonth(), time.getDate()).getTime();
}

const WORDS = ["three", "four", "five", "six", "seven", "eight", "nine"];

/** Writes numbers below ten as words. @param count at least 3 */
function inWords(count: number): string {
  return WORDS[count - 3] ?? format.number(count);
}

/** Size in megabytes, such as `120 MB` or `0.4 MB`. */
function size(bytes: number): string {
  return `${format.number(bytes / 1e6, { maximumFractionDigits: bytes < 1e7 ? 1 : 0 })} MB`;
}

export const account = {
  title: "Account",
  back: "Back to the editor",
  signOut: "Sign out",
  since: (instant: string) => `Since ${day(instant)}`,
  install: {
    title: "Install app",
    remark: "Matte in its own window, without the browser’s bars. It works without a network.",
    steps: ["Tap Share in Safari’s bar", "Choose Add to Home Screen"],
  },
  needsNetwork: "This needs the network.",
  plan: {
    title: "Plan",
    ends: (instant: string) => `Cancelled: it ends on ${day(instant)}.`,
    renews: (instant: string) => `It renews on ${day(instant)}. Cancel anytime.`,
    support: (address: string) => rich(`Priority support: <address>${address}</address>`),
    manage: "Manage billing",
  },
  sessions: {
    title: "Sessions",
    device: (browser: string | null, system: string | null) => {
      if (browser === null) return system ?? "Unknown device";
      return system === null ? browser : `${browser} on ${system}`;
    },
    current: "This device, now",
    /** When a session was last used: `Today, 21:14`, `Yesterday, 21:14`, `12 November` or `12 November 2025`. */
    lastUsed: (instant: string, now: Date) => lastUsed(new Date(instant), now),
    signOut: "Sign out",
    signOutOf: (device: string) => `Sign out ${device}`,
    everywhere: "Sign out everywhere",
    /** @param count sessions, at least 1 */
    all: (count: number) =>
      count < 3
        ? `Ends ${count === 1 ? "this session" : "both, this one too"}.`
        : `Ends all ${inWords(count)}, this one too.`,
    failed: "Couldn’t load your sessions.",
    notEnded: "Couldn’t end the session. Try again.",
  },
  submissions: {
    title: "Looks you submitted",
    states: { open: "Waits for an answer", approved: "On the page", declined: "Declined" },
    declined: (reason: string) => `Declined: ${reason}`,
    withdraw: "Withdraw",
    withdrawLook: (name: string) => `Withdraw ${name}`,
    withdrawn: (name: string) => `“${name}” withdrawn`,
    failed: "Couldn’t load the looks you submitted.",
    notWithdrawn: "Couldn’t withdraw the look. Try again.",
  },
  referral: {
    title: "A month for both",
    figures: { opened: "opened", joined: "joined", paid: "paid" },
    count: (count: number) => format.number(count),
    text: "Someone who came by a look of yours and pays gets a month, and so do you. A link counts for 30 days; your own cards don’t count.",
    copyLink: "Copy link to this look",
    copied: "Link copied",
    notCopied: "Couldn’t copy the link. Try again.",
    note: "It opens the look that your editor has now. Links that you copy in the editor count as well, once you have copied one here.",
  },
  pictures: {
    title: "Pictures",
    stored: (count: number, bytes: number) =>
      `${format.number(count)} ${format.plural(count, { one: "picture", other: "pictures" })}, ${size(bytes)}`,
    text: "A copy of each export, and a small preview of each photo that you open. Only you and the administrators of this server can see them.",
    storeCopies: "Store copies of exports",
    deleteAll: "Delete all",
    deleteNote: "Photos on your own devices aren’t affected.",
    deleted: "Pictures deleted",
    failed: "Couldn’t load what is stored.",
    notDeleted: "Couldn’t delete the pictures. Try again.",
  },
  data: {
    title: "Your data",
    text: "Everything that is stored about you, as one JSON file: your address, your answers, the settings stored with your account, and when you signed in.",
    download: "Download my data",
    failed: "Couldn’t download your data. Try again.",
  },
  deletion: {
    title: "Delete your account",
    text: "Deletes your account and everything stored with it. This can’t be undone.",
    open: "Delete account…",
    losses: {
      introduction: "This is deleted immediately and permanently:",
      list: [
        "Your address and the link to your sign-in",
        "Your answers, your credit and your default location",
        "Settings, presets and a logo stored with your account",
        "Previews and exports stored on the server",
        "Your address on the newsletter’s list",
        "All sessions, and changes that wait to be sent",
      ],
      remains: "A paid plan is cancelled first. Photos on your own devices aren’t affected.",
    },
    /** Typed by the user to confirm. */
    confirmation: "delete",
    confirm: (word: string) => rich(`Type <word>${word}</word> to confirm`),
    delete: "Delete account",
  },
};
