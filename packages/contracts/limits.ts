/**
 * Limits and constants shared by client and server.
 *
 * Imports nothing, so that a page can import them without loading the schemas.
 */

/** Largest image accepted by the server. The client sends a smaller copy of anything larger. */
export const UPLOAD_LIMIT = { bytes: 50 * 1024 * 1024, pixels: 120_000_000 } as const;

/** Largest share from other apps, when no service worker handles it. */
export const SHARE_LIMIT = { fileBytes: 20 * 1024 * 1024, files: 200 } as const;

/** `original`: preview for a loaded photo. `matte`: exported picture. */
export const IMAGE_KINDS = ["original", "matte"] as const;
export type ImageKind = (typeof IMAGE_KINDS)[number];

/** Programs that may sign in as a device. */
export const DEVICE_CLIENTS = ["matte-cli"] as const;

/** Images per kind in one page. */
export const IMAGE_PAGE_SIZE = 500;

/** Request header with the upload's user: the server refuses it when another user has signed in since. */
export const USER_HEADER = "x-matte-user";

/** Mattes a logo can be made for. */
export const LOGO_MATTES = ["light", "dark"] as const;
export type LogoMatte = (typeof LOGO_MATTES)[number];

/** Places for logos in an account's library. */
export const KEPT_LOGO_PLACES = ["1", "2", "3", "4", "5", "6"] as const;
export type KeptLogoPlace = (typeof KEPT_LOGO_PLACES)[number];

/** Largest logo: pixels on its long side, bytes in its PNG. */
export const LOGO_LIMIT = { side: 2048, bytes: 8 * 1024 * 1024 } as const;

/** Presets per user. */
export const PRESET_LIMIT = 100;

/** In UTF-16 code units. */
export const PRESET_NAME_LIMIT = 60;

/** Writes per request. */
export const WRITE_BATCH_SIZE = 10;

/** Largest JSON body in bytes, unless its endpoint has another limit: parsing it blocks all other requests. */
export const JSON_LIMIT = 16 * 1024;

/** Largest settings body in bytes: the longest texts in any script. */
export const SETTINGS_LIMIT = 24 * 1024;

/** Largest writes body in bytes. */
export const WRITES_LIMIT = 128 * 1024;

/** In UTF-16 code units. */
export const SEARCH_LIMIT = 200;

/** E-mail address length. @see https://www.rfc-editor.org/errata/eid1690 */
export const EMAIL_LIMIT = 254;

/** BroadcastChannel by which a sign-in popup reaches its page even without an opener; also its message's type. */
export const SIGN_IN_CHANNEL = "matte.sign-in";

/** Query parameter for a redirect after a failed sign-in. */
export const SIGN_IN_FAILED = "sign-in";

/** Newsletter page fragments showing the outcome for a form sent without a script. */
export const NEWSLETTER_OUTCOMES = {
  subscribed: "subscribed",
  /** A confirmation link was sent to the address. */
  sent: "sent",
  rejected: "refused",
  unsubscribed: "done",
  confirmed: "confirmed",
  expired: "expired",
  failed: "failed",
} as const;

/** Field sent by the token pages' forms, and lacking in other requests, such as a mail program's. */
export const PAGE_FIELD = { name: "asked", value: "page" } as const;
