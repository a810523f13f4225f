/** Signing in and out, and changes to the user's document, as a pure state machine. */
import { withChanges } from "./auth-state.ts";
import { lookupReducer, open } from "./lookup-reducer.ts";
import { type SessionEvent, type SessionState, type SessionStep, change, fail, leave, show } from "./session-state.ts";

export function sessionReducer(state: SessionState, event: SessionEvent): SessionStep {
  switch (event.type) {
    case "sign-out-requested":
      return [state, [{ type: "sign-out" }]];
    case "signed-out":
      return leave(state);
    case "retried":
      return retry(state);
    case "failure-dismissed":
      return [change(state, { failure: null }), []];
    case "failed":
      return fail(state, event.of, event.error, event.text);
    case "saved":
      return applyChanges(state, event);
    default:
      return lookupReducer(state, event);
  }
}

function retry(state: SessionState): SessionStep {
  const next = change(state, { failure: null });
  switch (state.auth.failure?.of) {
    case "sign-in":
      return [next, [{ type: "open-window", staying: state.auth.ended }]];
    case "sign-out":
      return [next, [{ type: "sign-out" }]];
    case "load":
      return open(next);
    case undefined:
      return [next, []];
  }
}

/** Ignores changes by a previous user. */
function applyChanges(state: SessionState, event: SessionEvent & { readonly type: "saved" }): SessionStep {
  const { user, document } = state.auth;
  const { uid, changes } = event;
  if (user === null || document === null || document.uid !== uid) return [state, []];
  return show(state, user, withChanges(document, changes));
}
