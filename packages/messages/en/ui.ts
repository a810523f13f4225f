/** Texts in the components used by every screen. */
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
  /** Accessible names for colour controls. @param subject such as `Outer matte` */
  colour: (subject: string) => `${subject} colour`,
  hexCode: (subject: string) => `${subject} hex code`,
  swatches: (subject: string) => `${subject} swatches`,
  /** Accessible name for a section with locked controls. */
  sectionSettings: (section: string) => `${section} settings`,
  /** A shortcut with the control key. @param key such as `Shift Z` */
  ctrl: (key: string) => `Ctrl ${key}`,
  /** Accessible name for a slider's number field. */
  numberOf: (label: string, unitName = "number") => `${label}, ${unitName}`,
};
