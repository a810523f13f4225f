/** Path and title of every page. */
import { LINKS } from "@matte/contracts/links";
import { TOKENS } from "#features/landing/looks/tokens.ts";
import { documentTitles } from "@matte/messages/document-titles";

export interface PageIdentity {
  readonly path: string;
  readonly title: string;
}

export const PAGES = {
  landing: { path: "/", title: documentTitles.landing },
  tool: { path: "/tool", title: documentTitles.tool },
  account: { path: "/account", title: documentTitles.account },
  checkout: { path: "/checkout", title: documentTitles.checkout },
  device: { path: "/device", title: documentTitles.device },
  admin: { path: "/admin", title: documentTitles.admin },
  looks: { path: LINKS.looks, title: documentTitles.looks },
  look: { path: `${LINKS.look}/${TOKENS.slug}`, title: TOKENS.tab },
  lookWithdrawn: { path: "/look-withdrawn", title: documentTitles.lookWithdrawn },
  help: { path: "/help", title: documentTitles.help },
  terms: { path: "/terms", title: documentTitles.terms },
  privacy: { path: "/privacy", title: documentTitles.privacy },
  newsletter: { path: "/newsletter", title: documentTitles.newsletter },
  confirm: { path: LINKS.confirmSubscription, title: documentTitles.confirm },
  unsubscribe: { path: LINKS.unsubscribe, title: documentTitles.unsubscribe },
  notFound: { path: "/404", title: documentTitles.notFound },
} as const satisfies Record<string, PageIdentity>;

export type PageName = keyof typeof PAGES;
