/** Texts of the scripts of static pages: a catalogue of its own, because these pages load hardly any script. */
export const pageScripts = {
  /** @param error sentence of the server */
  signInFailed: (error: string) => `${error} Press the button to try again.`,
  unreachable: "Couldn’t reach the server. Check your connection and try again.",
  notSubscribed: "Couldn’t subscribe you. Try again in a minute.",
};
