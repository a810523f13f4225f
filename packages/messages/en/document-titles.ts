/** Titles of the pages, in the browser's tabs and in lists of search results. */
export const documentTitles = {
  landing: "Matte: a room for every photograph",
  tool: "Editor · Matte",
  account: "Account · Matte",
  checkout: "Checkout · Matte",
  device: "Sign in a device · Matte",
  admin: "Admin dashboard · Matte",
  terms: "Terms · Matte",
  privacy: "Privacy · Matte",
  newsletter: "Newsletter · Matte",
  confirm: "Confirm your subscription · Matte",
  unsubscribe: "Leave the newsletter · Matte",
  notFound: "Not found · Matte",
};
