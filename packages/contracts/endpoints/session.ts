import { endpoint } from "../endpoint.ts";
import { LINKS } from "../links.ts";
import { keysAnswer, sessionAnswer, signInQuery, signOutAnswer, tokenAnswer } from "../session.ts";

export const session = {
  readSession: endpoint({
    method: "GET",
    path: "/api/session",
    answer: sessionAnswer,
    errors: [],
  }),
  /** A short-lived identity token for the signed-in user. */
  issueToken: endpoint({
    method: "GET",
    path: "/api/token",
    answer: tokenAnswer,
    errors: [],
  }),
  /** Public keys for verifying identity tokens. */
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
  finishSignIn: endpoint({
    method: "GET",
    path: "/auth/callback",
    errors: [],
  }),
  /** Style sheet for server-rendered pages. */
  readSignInStyle: endpoint({
    method: "GET",
    path: "/auth/pages.css",
    errors: [],
  }),
  /** Script for the sign-in popup's last page. */
  readSignInScript: endpoint({
    method: "GET",
    path: "/auth/callback.js",
    errors: [],
  }),
  signOut: endpoint({
    method: "POST",
    path: "/auth/sign-out",
    answer: signOutAnswer,
    errors: [],
  }),
};
