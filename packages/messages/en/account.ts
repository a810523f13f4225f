/** Texts of the account page. */
import { rich } from "../rich-text.ts";
import { format } from "./notation.ts";

/** @param instant ISO 8601 @returns such as `3 March 2026` */
const day = (instant: string): string => format.date(new Date(instant), { dateStyle: "long" });

export const account = {
  title: "Account",
  back: "Back to the editor",
  signOut: "Sign out",
  since: (instant: string) => `Since ${day(instant)}`,
  needsNetwork: "This needs the network.",
  plan: {
    title: "Plan",
    ends: (instant: string) => `Cancelled: it ends on ${day(instant)}.`,
    renews: (instant: string) => `It renews on ${day(instant)}. Cancel anytime.`,
    support: (address: string) => rich(`Priority support: <address>${address}</address>`),
    manage: "Manage billing",
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
