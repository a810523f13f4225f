/** Texts of a visitor's photo on the landing page, loaded with it. */
export const landingHung = {
  region: "Your photo in a frame",
  framed: (fileName: string, look: string) => `“${fileName}” in the look ${look}`,
  tried: (fileName: string) => `“${fileName}” in this look`,
  export: "Export",
  stays: "Sign in to export. Your photo has not left this page.",
  another: "Another photo",
  noRoom: "This browser has no room to take the photo along. Add it in the editor instead.",
};
