/**
 * Authorisation as a type: a service reading or changing data takes an `Authorized` resource, created only by
 * `authorize`. A route that doesn't authorise its actor fails to compile.
 */
import type { Actor } from "../domain/actor.ts";
import { DomainError } from "../domain/domain-error.ts";

export type Resource =
  /** One user's stored data, to read and change; for that user alone. */
  | { readonly kind: "user"; readonly uid: string }
  /** The same, to read; for administrators, too. `authorizeReading` records their reads. */
  | { readonly kind: "reading"; readonly uid: string }
  /** A whole account, to delete it or to end its sessions; for administrators, too. */
  | { readonly kind: "account"; readonly uid: string }
  /** Users' plans and roles, and the lists and statistics about all users. */
  | { readonly kind: "administration" };

declare const checked: unique symbol;
export type Authorized<Of extends Resource> = Of & {
  /** The actor's uid; null for the operator. */
  readonly by: string | null;
  readonly [checked]: true;
};
export type AuthorizedUser = Authorized<Extract<Resource, { kind: "user" }>>;
export type AuthorizedReading = Authorized<Extract<Resource, { kind: "user" | "reading" }>>;
export type AuthorizedAccount = Authorized<Extract<Resource, { kind: "user" | "account" }>>;
export type AuthorizedAdministration = Authorized<Extract<Resource, { kind: "administration" }>>;

/** User for commands on the server machine, without an account and with all rights. */
export const OPERATOR = "operator";

/** A call's initiator; null for a visitor. */
export type Initiator = Actor | typeof OPERATOR | null;

/**
 * The only way to an `Authorized` resource.
 * @throws {DomainError} `unauthenticated` for visitors, `forbidden` for users without the right
 */
export function authorize<Of extends Resource>(initiator: Initiator, resource: Of): Authorized<Of> {
  const by = initiator === OPERATOR ? null : permitted(initiator, resource);
  return { ...resource, by } as Authorized<Of>;
}

/** @throws {DomainError} like `authorize` */
export function authorizeAdministration(initiator: Initiator): AuthorizedAdministration {
  return authorize(initiator, { kind: "administration" });
}

/** Authorises users for their own account only. @throws {DomainError} `unauthenticated` for visitors */
export function authorizeSelf(actor: Actor | null): AuthorizedUser {
  return authorize(actor, { kind: "user", uid: signedIn(actor).uid });
}

/** An older sign-in can't delete an account or grant rights. */
export const RECENT_SIGN_IN_MS = 24 * 60 * 60_000;

/**
 * @param now milliseconds since 1970
 * @throws {DomainError} `unauthenticated`, `sign-in-too-old`
 */
export function requireRecentSignIn(actor: Actor | null, now: number): void {
  const startedAt = Date.parse(signedIn(actor).session.startedAt);
  if (now - startedAt > RECENT_SIGN_IN_MS) throw new DomainError("sign-in-too-old");
}

/** @returns the actor's uid @throws {DomainError} like `authorize` */
function permitted(actor: Actor | null, resource: Resource): string {
  const { uid, isAdmin } = signedIn(actor);
  const own = resource.kind !== "administration" && resource.uid === uid;
  const administered = isAdmin && resource.kind !== "user";
  if (!own && !administered) throw new DomainError("forbidden");
  return uid;
}

function signedIn(actor: Actor | null): Actor {
  if (actor === null) throw new DomainError("unauthenticated");
  return actor;
}
