/** Requests and answers of the administrators' dashboard. */
import { PLANS } from "@matte/engine";
import { NOTHING_TO_CHANGE } from "./errors.ts";
import { SEARCH_LIMIT } from "./limits.ts";
import { CRAFTS, instant } from "./onboarding.ts";
import { z } from "./schema.ts";
import { noControls } from "./text.ts";

const count = z.int().check(z.gte(0));

/** Frequency of each answer, the most frequent first. */
export const breakdown = z.strictObject({
  /** Number of users who answered, the base of percentages. Not every answer is in `entries`. */
  answered: count,
  entries: z.array(z.strictObject({ label: z.string(), count })),
});
export type Breakdown = z.infer<typeof breakdown>;

export const statistics = z.strictObject({
  users: count,
  /** Users of a paid plan. */
  proUsers: count,
  onboarded: count,
  /** Exported images. */
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
  /** `next` of the previous page; missing or empty for the first. */
  cursor: z.optional(z.string().check(z.regex(/^(?:[\d:.TZ-]{1,30}_[\w-]{1,64})?$/))),
  /** Part of an e-mail address or a name, ignoring case. */
  search: z.optional(z.string().check(z.maxLength(SEARCH_LIMIT), noControls)),
});

/** One user in the list. */
export const listedUser = z.strictObject({
  uid: z.string(),
  /** The provider's name, or else the local part of the e-mail address. */
  name: z.string(),
  email: z.string(),
  craft: z.nullable(z.enum(CRAFTS)),
  location: z.nullable(z.string()),
  plan: z.enum(PLANS),
  isAdmin: z.boolean(),
  createdAt: instant,
});
export type ListedUser = z.infer<typeof listedUser>;

/** A page of the list, newest first. A search examines a fixed number of users per page: pages may be short or empty. */
export const userList = z.strictObject({
  users: z.array(listedUser),
  /** Cursor of the next page; null at the end. */
  next: z.nullable(z.string()),
});
export type UserList = z.infer<typeof userList>;

export const administration = z
  .strictObject({ plan: z.optional(z.enum(PLANS)), isAdmin: z.optional(z.boolean()) })
  .check(z.refine((changes) => Object.keys(changes).length > 0, { error: NOTHING_TO_CHANGE }));
export type Administration = z.infer<typeof administration>;

export const auditQuery = z.object({ cursor: userListQuery.shape.cursor });

/** An act of an administrator. */
export const auditEntry = z.strictObject({
  id: z.string(),
  at: instant,
  /** Uid of the administrator; null for a command on the server's own machine. */
  actor: z.nullable(z.string()),
  /** Uid of the user concerned; empty for an export of a whole list. */
  subject: z.string(),
  /**
   * For a deletion `before` is the plan and `after` is empty, as the account is gone. For an export `after` is the list. For
   * `sessions`, the end of all sessions, `before` is their number. For `read`, an hour in which the user's data were read,
   * `after` is the part of the data.
   */
  act: z.enum(["plan", "isAdmin", "deletion", "export", "sessions", "read"]),
  before: z.string(),
  after: z.string(),
});
export type AuditEntry = z.infer<typeof auditEntry>;

/** A page of the audit log, newest first. */
export const auditPage = z.strictObject({ entries: z.array(auditEntry), next: z.nullable(z.string()) });
export type AuditPage = z.infer<typeof auditPage>;
