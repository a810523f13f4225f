/** Signing in and out. */
import { endpoint } from "../endpoint.ts";
import { LINKS } from "../links.ts";
import { keysAnswer, sessionAnswer, signInQuery, signOutAnswer, tokenAnswer } from "../session.ts";

export const session = {
  readSession: endpoint({
    method: "GET",
    path: "/api/session",
    summary: "The signed-in user, or null.",
    answer: sessionAnswer,
    errors: [],
  }),
  issueToken: endpoint({
    method: "GET",
    path: "/api/token",
    summary: "A short-lived identity token of the signed-in user.",
    answer: tokenAnswer,
    errors: [],
  }),
  readKeys: endpoint({
    method: "GET",
    path: "/.well-known/jwks.json",
    summary: "Public keys that verify identity tokens.",
    answer: keysAnswer,
    errors: [],
  }),
  signIn: endpoint({
    method: "GET",
    path: LINKS.signIn,
    summary: "Redirects to the identity provider.",
    query: signInQuery,
    errors: [],
  }),
  finishSignIn: endpoint({
    method: "GET",
    path: "/auth/callback",
    summary: "Return from the identity provider.",
    errors: [],
  }),
  readSignInStyle: endpoint({
    method: "GET",
    path: "/auth/pages.css",
    summary: "Style sheet of the pages that the server renders.",
    errors: [],
  }),
  readSignInScript: endpoint({
    method: "GET",
    path: "/auth/callback.js",
    summary: "Script of the sign-in popup's last page.",
    errors: [],
  }),
  signOut: endpoint({
    method: "POST",
    path: "/auth/sign-out",
    summary: "Ends the session.",
    answer: signOutAnswer,
    errors: [],
  }),
};
