/** Texts of the components that every screen is built from. */
export const ui = {
  brand: "Matte",
  home: "Matte, home",
  close: "Close",
  signInAgain: "Sign in again",
  cancel: "Cancel",
  dismiss: "Dismiss",
  more: "More",
  darkMode: "Dark mode",
  retry: "Retry",
  pro: "PRO",
  /** @param feature in the middle of a sentence: `inner stroke` */
  proFeature: (feature: string) => `PRO: ${feature}. See what Pro adds`,
  /** Accessible names of a colour's controls. @param subject such as `Outer matte` */
  colour: (subject: string) => `${subject} colour`,
  hexCode: (subject: string) => `${subject} hex code`,
  swatches: (subject: string) => `${subject} swatches`,
  /** Accessible name of a section whose controls are locked. */
  sectionSettings: (section: string) => `${section} settings`,
  /** A shortcut with the control key. @param key such as `Shift Z` */
  ctrl: (key: string) => `Ctrl ${key}`,
  /** Accessible name of the number field of a slider. */
  numberOf: (label: string, unitName = "number") => `${label}, ${unitName}`,
};
