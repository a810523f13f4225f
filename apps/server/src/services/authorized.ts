/**
 * Authorisation as a type: a service that shows or changes something takes an `Authorized` one, and only `authorize`
 * makes those. A route that forgets to ask does not compile.
 */
import type { Actor } from "../domain/actor.ts";
import { DomainError } from "../domain/domain-error.ts";

/** What somebody may be allowed to use. */
export type Resource =
  /** All that is kept for one user. */
  | { readonly kind: "user"; readonly uid: string }
  /** What only the server decides about users, plans and administrators, and what is known of all of them together. */
  | { readonly kind: "administration" };

declare const checked: unique symbol;
export type Authorized<Of extends Resource> = Of & {
  /** Uid of whoever asked; null of the operator. */
  readonly by: string | null;
  readonly [checked]: true;
};
export type AuthorizedUser = Authorized<Extract<Resource, { kind: "user" }>>;
export type AuthorizedAdministration = Authorized<Extract<Resource, { kind: "administration" }>>;

/** Whoever runs a command on the server's own machine: nobody's account, and allowed everything. */
export const OPERATOR = "operator";

/** Whoever asks for something; null for a visitor. */
export type Asker = Actor | typeof OPERATOR | null;

/**
 * The one way to an `Authorized`.
 * @throws {DomainError} `unauthenticated` when there is nobody, `forbidden` when it is not theirs
 */
export function authorize<Of extends Resource>(asker: Asker, resource: Of): Authorized<Of> {
  const by = asker === OPERATOR ? null : allowed(asker, resource);
  return { ...resource, by } as Authorized<Of>;
}

/** @throws {DomainError} as `authorize` does */
export function authorizeAdministration(asker: Asker): AuthorizedAdministration {
  return authorize(asker, { kind: "administration" });
}

/** For what people do with their own account alone. @throws {DomainError} `unauthenticated` when there is nobody */
export function authorizeSelf(actor: Actor | null): AuthorizedUser {
  return authorize(actor, { kind: "user", uid: signedIn(actor).uid });
}

/** @returns the uid of whoever asks @throws {DomainError} as `authorize` does */
function allowed(actor: Actor | null, resource: Resource): string {
  const { uid, isAdmin } = signedIn(actor);
  const own = resource.kind === "user" && resource.uid === uid;
  if (!isAdmin && !own) throw new DomainError("forbidden");
  return uid;
}

function signedIn(actor: Actor | null): Actor {
  if (actor === null) throw new DomainError("unauthenticated");
  return actor;
}
