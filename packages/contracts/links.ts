/**
 * URLs requested by the browser itself: links, forms, the sign-in popup and the share target.
 *
 * Imports nothing, so that a page can render them without loading the schemas.
 */
export const LINKS = {
  signIn: "/auth/sign-in",
  usersFile: "/api/users.csv",
  subscribersFile: "/api/admin/newsletter.csv",
  auditFile: "/api/admin/audit.csv",
  newsletter: "/api/newsletter",
  unsubscribe: "/newsletter/unsubscribe",
  confirmSubscription: "/newsletter/confirm",
  share: "/share",
  looks: "/looks",
  look: "/look",
  security: "/.well-known/security.txt",
} as const;

/** Cookie with a chosen language, such as `pt-BR`; the page writes it, the server reads it. */
export const LANGUAGE_COOKIE = "language";

/** URL prefixes requested by programs. Everything else is a page or a file. */
export const PROGRAM_PREFIXES = ["/api", "/auth", "/oidc", "/upload"] as const;
