/** Page titles, in the browser's tabs and in search results. */
export const documentTitles = {
  landing: "Matte: a room for every photograph",
  tool: "Editor · Matte",
  account: "Account · Matte",
  checkout: "Checkout · Matte",
  device: "Sign in a device · Matte",
  admin: "Admin dashboard · Matte",
  looks: "Looks by others · Matte",
  lookWithdrawn: "Look withdrawn · Matte",
  help: "Help · Matte",
  terms: "Terms · Matte",
  privacy: "Privacy · Matte",
  newsletter: "Newsletter · Matte",
  confirm: "Confirm your subscription · Matte",
  unsubscribe: "Leave the newsletter · Matte",
  notFound: "Not found · Matte",
};
