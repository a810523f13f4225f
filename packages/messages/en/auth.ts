/** Texts about signing in and out, and on the sign-in screen. */
import { rich } from "../rich-text.ts";

export const auth = {
  signIn: "Sign in with Google",
  /** On a private server, in place of signing in. */
  enterPassword: "Enter the password",
  signOut: "Sign out",
  screen: {
    title: "Welcome to Matte",
    invitation: "Sign in to start adding mattes to your photos",
    /** By a link to a look. */
    invitationWithLook: "Sign in to start adding mattes to your photos. The look is kept for you.",
    terms: rich(
      "By signing in you accept the <terms>terms</terms>. The <privacy>privacy page</privacy> lists what is stored, and for how long.",
    ),
    picture: {
      label: "A framed picture",
      alt: "Forested ridges above morning mist, in a white matte",
      title: "Ridges, First Light",
      origin: "Computer-generated, 2026",
    },
  },
  /** Page title for a user whose account couldn't be loaded. */
  almostThere: "Almost there",
  sessionEnded: "Your session has ended. Your work stays as it is.",
  signInLeaves: "Signing in leaves this page and closes your photos. Export them first.",
  /** By failed action, if the server gives no reason. */
  failures: {
    "sign-in": "Couldn’t sign you in.",
    "sign-out": "Couldn’t sign you out.",
    load: "Couldn’t load your account.",
  },
  signedOut: "You’re not signed in.",
  deletionUncertain: "The server doesn’t answer, so your account may not be deleted. Try again in a moment.",
};
