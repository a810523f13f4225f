/** Signing in and out. */
import { endpoint } from "../endpoint.ts";
import { LINKS } from "../links.ts";
import { keysAnswer, sessionAnswer, signInQuery, signOutAnswer, tokenAnswer } from "../session.ts";

export const session = {
  /** The signed-in user, or null. */
  readSession: endpoint({
    method: "GET",
    path: "/api/session",
    answer: sessionAnswer,
    errors: [],
  }),
  /** A short-lived identity token of the signed-in user. */
  issueToken: endpoint({
    method: "GET",
    path: "/api/token",
    answer: tokenAnswer,
    errors: [],
  }),
  /** Public keys that verify identity tokens. */
  readKeys: endpoint({
    method: "GET",
    path: "/.well-known/jwks.json",
    answer: keysAnswer,
    errors: [],
  }),
  /** Redirects to the identity provider. */
  signIn: endpoint({
    method: "GET",
    path: LINKS.signIn,
    query: signInQuery,
    errors: [],
  }),
  /** Return from the identity provider. */
  finishSignIn: endpoint({
    method: "GET",
    path: "/auth/callback",
    errors: [],
  }),
  /** Style sheet of the pages that the server renders. */
  readSignInStyle: endpoint({
    method: "GET",
    path: "/auth/pages.css",
    errors: [],
  }),
  /** Script of the sign-in popup's last page. */
  readSignInScript: endpoint({
    method: "GET",
    path: "/auth/callback.js",
    errors: [],
  }),
  /** Ends the session. */
  signOut: endpoint({
    method: "POST",
    path: "/auth/sign-out",
    answer: signOutAnswer,
    errors: [],
  }),
};
