/** Messages of the command line about Content Credentials. They say who signed, and never that it is true. */
export const cliCredentials = {
  pair: "Use --credentials with --credentials-key: the certificate, and its private key.",
  timeStampAlone: "--time-stamp is for credentials. Add --credentials and --credentials-key.",
  timeStampUrl: "--time-stamp takes the URL of a time-stamping service, with http or https.",
  /** @param cert certificate’s file @param key private key’s file */
  faults: {
    certificate: (cert: string) => `“${cert}” can’t be read as a certificate. It takes a file in PEM.`,
    key: (_: string, key: string) => `“${key}” can’t be read as a private key. It takes a file in PEM.`,
    encrypted: (_: string, key: string) =>
      `“${key}” has a password. Save the key without it, in a file that only you may read.`,
    open: (_: string, key: string) => `Everyone on this computer may read “${key}”. Run: chmod 600 ${key}`,
    "other-key": (cert: string, key: string) => `“${key}” isn’t the key of “${cert}”.`,
    "self-signed": (cert: string) =>
      `“${cert}” signs for itself, which readers refuse. Use a certificate that an authority issued.`,
    early: (cert: string) => `“${cert}” isn’t valid yet. Check the clock of this computer.`,
    expired: (cert: string) => `“${cert}” ran out. Renew the certificate, or check the clock of this computer.`,
    unsuitable: (cert: string) =>
      `“${cert}” isn’t for signing documents. docs/credentials.md says what a certificate needs.`,
  },
  signedBy: (name: string) => `Signed by ${name}.`,
  leftOut: {
    location: (photo: string) =>
      `The credentials of “${photo}” itself are left out: they may hold the location, which results don’t have.`,
    cropped: (photo: string) =>
      `The credentials of “${photo}” itself are left out: they have a picture of what was cropped away.`,
    large: (photo: string) => `The credentials of “${photo}” itself are left out: they are too large.`,
    unreadable: (photo: string) => `The credentials of “${photo}” itself are left out: they can’t be read.`,
  },
};
