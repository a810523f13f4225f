import { format } from "./notation.ts";

const { number, plural } = format;

/** Texts on pages rendered by the server: outcomes of a sign-in, the embedded provider, a private server, its checkout. */
export const serverPages = {
  signIn: {
    title: "Sign in",
    signedIn: "Signed in",
    closeWindow: "You are signed in. You can close this window.",
    notSignedIn: "Not signed in",
    back: "Back to Matte",
    failures: {
      cancelled: "Signing in was cancelled.",
      expired: "This sign-in has expired, was used before, or was started in another browser.",
      unverified: "Your account’s e-mail address isn’t verified.",
      rejected: "Signing in didn’t work.",
      unreachable: "The identity provider doesn’t answer.",
    },
  },
  provider: {
    notice: "This is Matte’s own sign-in for development and tests. It accepts any address and sends nothing to it.",
    email: "Email",
    emailInvalid: "Enter an address like ada@example.com.",
    submit: "Continue",
    broken: "This sign-in can’t continue",
    expired: "It has expired or was started in another browser.",
  },
  privateFront: {
    title: "Private",
    heading: "Your own Matte",
    photosStay: "Photos are framed in this browser. They are never sent anywhere, not even to this server.",
    onThisMachine: "Only this computer can open these pages.",
    behindPassword: "Only people who know the password can open these pages.",
    open: "Open the editor",
    help: "Help",
  },
  password: {
    title: "Password",
    heading: "Matte",
    notice: "This Matte is private. Enter its password.",
    label: "Password",
    submit: "Continue",
    wrong: "That isn’t the password. Try again.",
    busy: "Too many people are trying at the moment. Try again in a few seconds.",
    tooMany: (seconds: number) =>
      `Too many tries. Try again in ${number(seconds)} ${plural(seconds, { one: "second", other: "seconds" })}.`,
  },
  checkout: {
    title: "Development checkout",
    notice: "This is Matte’s own checkout for development and tests. It takes no money.",
    order: (price: string, billing: string, email: string) => `${price} per month, ${billing}, for ${email}`,
    pay: "Pay (test)",
    cancel: "Cancel",
    noSubscription: "You don’t pay for a plan.",
    subscribedTo: "You pay for",
    cancelSubscription: "Cancel subscription (test)",
    back: "Back to your account",
  },
};
