/**
 * Authorisation as a type: a service that shows or changes something takes an `Authorized` one, and only `authorize`
 * makes those. A route that forgets to ask does not compile.
 */
import type { Actor } from "../auth/actor.ts";
import { DomainError } from "./domain-error.ts";

/** What somebody may be allowed to use. */
export type Resource =
  /** All that is kept for one user. */
  | { readonly kind: "user"; readonly uid: string }
  /** What only the server decides about users, plans and administrators, and what is known of all of them together. */
  | { readonly kind: "administration"; /** Uid of whoever it is done by. */ readonly by: string };

declare const checked: unique symbol;
export type Authorized<Of extends Resource> = Of & { readonly [checked]: true };
export type AuthorizedUser = Authorized<Extract<Resource, { kind: "user" }>>;
export type AuthorizedAdministration = Authorized<Extract<Resource, { kind: "administration" }>>;

/** Whoever runs a command on the server's own machine. */
export const OPERATOR: Actor = { uid: "", email: "", isAdmin: true };

/**
 * The one way to an `Authorized`.
 * @throws {DomainError} `unauthenticated` when there is nobody, `forbidden` when it is not theirs
 */
export function authorize<Of extends Resource>(actor: Actor | null, resource: Of): Authorized<Of> {
  if (actor === null) throw new DomainError("unauthenticated", "Sign in first.");
  if (!isAllowed(actor, resource)) throw new DomainError("forbidden", "This is not yours to use.");
  return resource as Authorized<Of>;
}

/** @throws {DomainError} as `authorize` does */
export function authorizeAdministration(actor: Actor | null): AuthorizedAdministration {
  return authorize(actor, { kind: "administration", by: actor?.uid ?? "" });
}

function isAllowed(actor: Actor, resource: Resource): boolean {
  switch (resource.kind) {
    case "user":
      return actor.isAdmin || actor.uid === resource.uid;
    case "administration":
      return actor.isAdmin && actor.uid === resource.by;
  }
}
