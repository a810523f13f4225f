/** Path and title of every page. */
import { LINKS } from "@matte/contracts/links";

export interface Address {
  readonly path: string;
  readonly title: string;
}

export const ADDRESSES = {
  landing: { path: "/", title: "Matte: a room for every photograph" },
  tool: { path: "/tool", title: "Editor · Matte" },
  account: { path: "/account", title: "Account · Matte" },
  checkout: { path: "/checkout", title: "Checkout · Matte" },
  admin: { path: "/admin", title: "Admin dashboard · Matte" },
  terms: { path: "/terms", title: "Terms · Matte" },
  privacy: { path: "/privacy", title: "Privacy · Matte" },
  newsletter: { path: "/newsletter", title: "Newsletter · Matte" },
  unsubscribe: { path: LINKS.unsubscribe, title: "Leave the newsletter · Matte" },
  notFound: { path: "/404", title: "Not found · Matte" },
} as const satisfies Record<string, Address>;
