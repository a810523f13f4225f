/** Messages of `matte sign-in` and `sign-out`. */
export const cliAccount = {
  codes: (page: string, code: string, link: string) =>
    `Open ${page} in a browser and enter the code ${code}, or open ${link}\nWaiting for you to allow this computer …`,
  signedIn: (email: string, plan: string) =>
    `Signed in as ${email}, with the plan ${plan}. That works offline for 30 days.`,
  /** @param server empty if unknown */
  ended: (server: string) =>
    `Your sign-in on this computer has ended or can’t be verified. Sign in again with “matte sign-in ${server || "URL"}”.`,
  signedOut: "Signed out.",
  signedOutHere:
    "Signed out on this computer, but the server didn’t answer. End the session on your account page as well.",
  failures: {
    insecure: (server: string) => `“${server}” isn’t a URL that starts with https://.`,
    unreachable: (server: string) => `${server} doesn’t answer. Check the URL and your connection.`,
    unexpected: (server: string) => `${server} isn’t a Matte server. Check the URL.`,
    denied: () => "This computer was denied, so it isn’t signed in.",
    expired: () => "The code has expired. Run the command again.",
  },
};
