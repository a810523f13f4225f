/** Texts for the scripts of static pages: a separate catalogue, because these pages load hardly any script. */
export const pageScripts = {
  /** @param error the server's sentence */
  signInFailed: (error: string) => `${error} Press the button to try again.`,
  unreachable: "Couldn’t reach the server. Check your connection and try again.",
  hanging: (fileName: string) => `Hanging “${fileName}” …`,
  copied: "Copied",
  notCopied: "Couldn’t copy the link.",
  reported: "Thank you. Someone will look at it.",
  notReported: "Couldn’t send the report. Try again in a minute.",
  notSubscribed: "Couldn’t subscribe you. Try again in a minute.",
};
