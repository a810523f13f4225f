/** What administrators ask for and do. */
import { PLANS } from "@matte/engine";
import { SEARCH_LIMIT } from "./limits.ts";
import { CRAFTS, instant } from "./onboarding.ts";
import { NOTHING_TO_CHANGE } from "./errors.ts";
import { z } from "./schema.ts";

const count = z.int().check(z.gte(0));

/** How often each answer was given, the most frequent first. */
export const breakdown = z.strictObject({
  /** How many answered at all: what percentages are of. There may be more answers than are listed. */
  answered: count,
  entries: z.array(z.strictObject({ label: z.string(), count })),
});
export type Breakdown = z.infer<typeof breakdown>;

/** `GET /api/stats`. */
export const statistics = z.strictObject({
  users: count,
  /** Pro and Studio. */
  proUsers: count,
  onboarded: count,
  /** Exported ones. */
  images: count,
  crafts: breakdown,
  primaryUseCases: breakdown,
  imageVolumes: breakdown,
  preferredPlatforms: breakdown,
  /** By default location. */
  places: breakdown,
});
export type Statistics = z.infer<typeof statistics>;

/** `GET /api/users`: what follows the `?`. */
export const userListQuery = z.object({
  /** `next` of the page before. */
  cursor: z.optional(z.string().check(z.regex(/^[\d:.TZ-]{1,30}_[\w-]{1,64}$/))),
  /** Part of an address or a name, in any letters. */
  search: z.optional(z.string().check(z.maxLength(SEARCH_LIMIT))),
});

/** Somebody in the list. */
export const listedUser = z.strictObject({
  uid: z.string(),
  /** The provider's, or else the part of the address before the `@`. */
  name: z.string(),
  email: z.string(),
  craft: z.nullable(z.enum(CRAFTS)),
  location: z.nullable(z.string()),
  plan: z.enum(PLANS),
  isAdmin: z.boolean(),
  createdAt: instant,
});
export type ListedUser = z.infer<typeof listedUser>;

/** A page of the list, newest first. A search looks through so many people at a time: its pages may be short, or empty. */
export const userList = z.strictObject({
  users: z.array(listedUser),
  /** Where the next page begins; null at the end. */
  next: z.nullable(z.string()),
});
export type UserList = z.infer<typeof userList>;

/** `PATCH /api/admin/users/:uid`, answered with a `listedUser`. */
export const administration = z
  .strictObject({ plan: z.optional(z.enum(PLANS)), isAdmin: z.optional(z.boolean()) })
  .check(z.refine((changes) => Object.keys(changes).length > 0, { error: NOTHING_TO_CHANGE }));
export type Administration = z.infer<typeof administration>;

/** `GET /api/admin/audit`: what follows the `?`. */
export const auditQuery = z.object({ cursor: userListQuery.shape.cursor });

/** What an administrator did. */
export const auditEntry = z.strictObject({
  id: z.string(),
  at: instant,
  /** Uid of the administrator; null for a command on the server's own machine. */
  actor: z.nullable(z.string()),
  /** Uid of whom it was done to; empty for an export, which is of a whole list. */
  subject: z.string(),
  /** Of a deletion `before` is the plan, `after` empty: who it was is gone with the account. Of an export `after` is the list. */
  act: z.enum(["plan", "isAdmin", "deletion", "export"]),
  before: z.string(),
  after: z.string(),
});
export type AuditEntry = z.infer<typeof auditEntry>;

/** A page of what was done, newest first. */
export const auditPage = z.strictObject({ entries: z.array(auditEntry), next: z.nullable(z.string()) });
export type AuditPage = z.infer<typeof auditPage>;
