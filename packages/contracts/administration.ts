/** Requests and answers for the administrators' dashboard. */
import { PLANS } from "@matte/engine";
import { NOTHING_TO_CHANGE } from "./errors.ts";
import { SEARCH_LIMIT } from "./limits.ts";
import { CRAFTS, instant } from "./onboarding.ts";
import { z } from "./schema.ts";
import { noControls } from "./text.ts";

const count = z.int().check(z.gte(0));

/** Each answer's frequency, the most frequent first. */
export const breakdown = z.strictObject({
  /** Users who answered, the base for percentages. Not every answer is in `entries`. */
  answered: count,
  entries: z.array(z.strictObject({ label: z.string(), count })),
});
export type Breakdown = z.infer<typeof breakdown>;

export const statistics = z.strictObject({
  users: count,
  /** Users on a paid plan. */
  proUsers: count,
  onboarded: count,
  images: count,
  crafts: breakdown,
  primaryUseCases: breakdown,
  imageVolumes: breakdown,
  preferredPlatforms: breakdown,
  /** Users by default location. */
  places: breakdown,
});
export type Statistics = z.infer<typeof statistics>;

export const userListQuery = z.object({
  /** The previous page's `next`; missing or empty for the first. */
  cursor: z.optional(z.string().check(z.regex(/^(?:[\d:.TZ-]{1,30}_[\w-]{1,64})?$/))),
  /** Part of an e-mail address or a name, ignoring case. */
  search: z.optional(z.string().check(z.maxLength(SEARCH_LIMIT), noControls)),
});

/** One user in the list. */
export const listedUser = z.strictObject({
  uid: z.string(),
  /** The provider's name, or else the e-mail address's local part. */
  name: z.string(),
  email: z.string(),
  craft: z.nullable(z.enum(CRAFTS)),
  location: z.nullable(z.string()),
  plan: z.enum(PLANS),
  isAdmin: z.boolean(),
  createdAt: instant,
});
export type ListedUser = z.infer<typeof listedUser>;

/**
 * A page in the list, newest first. A search examines a fixed number of users per page: pages may be short or empty.
 */
export const userList = z.strictObject({
  users: z.array(listedUser),
  /** The next page's cursor; null at the end. */
  next: z.nullable(z.string()),
});
export type UserList = z.infer<typeof userList>;

export const administration = z
  .strictObject({ plan: z.optional(z.enum(PLANS)), isAdmin: z.optional(z.boolean()) })
  .check(z.refine((changes) => Object.keys(changes).length > 0, { error: NOTHING_TO_CHANGE }));
export type Administration = z.infer<typeof administration>;

export const auditQuery = z.object({ cursor: userListQuery.shape.cursor });

export const auditEntry = z.strictObject({
  id: z.string(),
  at: instant,
  /** The administrator's uid; null for a command on the server machine. */
  actor: z.nullable(z.string()),
  /** Uid concerned; empty when exporting a whole list. */
  subject: z.string(),
  /**
   * `deletion`: `before` is the plan and `after` is empty, as the account is gone. `export`: `after` is the list.
   * `sessions`: all ended, `before` is their number. `read`: data read within an hour, `after` is the part. `look`: a
   * decision on a submitted look, `after` is its state and slug. `signature`: credentials for the user’s own export, `after` is
   * its hash.
   */
  act: z.enum(["plan", "isAdmin", "deletion", "export", "sessions", "read", "look", "signature"]),
  before: z.string(),
  after: z.string(),
});
export type AuditEntry = z.infer<typeof auditEntry>;

/** A page from the audit log, newest first. */
export const auditPage = z.strictObject({ entries: z.array(auditEntry), next: z.nullable(z.string()) });
export type AuditPage = z.infer<typeof auditPage>;
