/**
 * Limits and constants that client and server share.
 *
 * Imports nothing, so that a page can import them without loading the schemas.
 */

/** Largest image that the server accepts. The client sends a smaller copy of anything larger. */
export const UPLOAD_LIMIT = { bytes: 50 * 1024 * 1024, pixels: 120_000_000 } as const;

/** Most that the share target takes from other apps, where no service worker handles it. */
export const SHARE_LIMIT = { fileBytes: 20 * 1024 * 1024, files: 200 } as const;

/** Kinds of uploaded images. `original`: preview of a loaded photo. `matte`: exported picture. */
export const IMAGE_KINDS = ["original", "matte"] as const;
export type ImageKind = (typeof IMAGE_KINDS)[number];

/** Programs that may sign in as a device. */
export const DEVICE_CLIENTS = ["matte-cli"] as const;

/** Images of each kind in one page of the image list. */
export const IMAGE_PAGE_SIZE = 500;

/** Request header of an upload with the uid of its user: it is refused when another user has signed in since. */
export const USER_HEADER = "x-matte-user";

/** Mattes that a logo can be made for. */
export const LOGO_MATTES = ["light", "dark"] as const;
export type LogoMatte = (typeof LOGO_MATTES)[number];

/** Largest logo: pixels of its long side, bytes of its PNG. */
export const LOGO_LIMIT = { side: 2048, bytes: 8 * 1024 * 1024 } as const;

/** Presets per user. */
export const PRESET_LIMIT = 100;

/** Length of a preset's name, in UTF-16 code units. */
export const PRESET_NAME_LIMIT = 60;

/** Writes per request. */
export const WRITE_BATCH_SIZE = 10;

/** Largest JSON body in bytes, where its endpoint has no other limit: parsing it blocks all other requests. */
export const JSON_LIMIT = 16 * 1024;

/** Largest body with settings in bytes: the longest texts in any script. */
export const SETTINGS_LIMIT = 24 * 1024;

/** Largest body of writes in bytes. */
export const WRITES_LIMIT = 128 * 1024;

/** Length of a search for users, in UTF-16 code units. */
export const SEARCH_LIMIT = 200;

/** Length of an e-mail address. @see https://www.rfc-editor.org/errata/eid1690 */
export const EMAIL_LIMIT = 254;

/** BroadcastChannel over which a sign-in popup reaches its page even without an opener; also the type of its message. */
export const SIGN_IN_CHANNEL = "matte.sign-in";

/** Query parameter with which a redirect returns from a sign-in that failed. */
export const SIGN_IN_FAILED = "sign-in";

/** Fragments of the newsletter pages that show the outcome of a form sent without a script. */
export const NEWSLETTER_OUTCOMES = {
  subscribed: "subscribed",
  /** A link to confirm the address was sent to it. */
  sent: "sent",
  rejected: "refused",
  unsubscribed: "done",
  confirmed: "confirmed",
  expired: "expired",
  failed: "failed",
} as const;

/** Field that the forms of the pages with a token send, which other requests, such as a mail program's, lack. */
export const PAGE_FIELD = { name: "asked", value: "page" } as const;
