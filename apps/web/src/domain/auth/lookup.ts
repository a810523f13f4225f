/** Asking the server who is signed in: at first, after a sign-in, and again while the page is open. */
import type { AuthPorts } from "./ports.ts";
import type { Presence } from "./presence.ts";
import { forgetSession, remembered } from "./remembered.ts";
import { SIGNED_OUT } from "./state.ts";

/** None of them rejects: what fails is shown or logged. */
export interface Lookup {
  /** Begins anew with whoever is signed in; without an answer, with whoever was here last. */
  open(): Promise<void>;
  /** A sign-in of this tab has ended well. */
  signedIn(): Promise<void>;
  /** Looks whether somebody else is signed in by now, and what their document says. */
  refresh(): Promise<void>;
}

export function createLookup({ connection, server, values, log }: AuthPorts, presence: Presence): Lookup {
  const { store, turn, fail, miss, show, load, welcome, part, leave } = presence;
  /** Without an answer the editor is still that of whoever it was last. */
  const fallBack = async (error: unknown): Promise<void> => {
    const account = await remembered(values);
    if (account === null) return fail("load", error);
    log("The server did not say who is signed in.", error);
    connection.resume(account.user.uid);
    show(account.user, account.document);
  };
  return {
    open: async () => {
      const since = turn();
      store.setState({ loading: true, failure: null });
      try {
        if (await connection.isSignOutPending()) return leave();
        const user = await server.session();
        if (since !== turn()) return;
        if (user === null) {
          connection.signedOut();
          forgetSession(values);
          return store.setState(SIGNED_OUT);
        }
        welcome(user);
        connection.resume(user.uid);
        await load(user);
      } catch (error) {
        await fallBack(error);
      }
    },
    signedIn: async () => {
      presence.nextTurn();
      // Whoever is here already keeps what is open.
      if (store.getState().user === null) store.setState({ loading: true, failure: null });
      try {
        const user = await server.freshSession();
        if (user === null) return fail("sign-in", new Error("Nobody is signed in."));
        await connection.signedIn(user.uid);
        welcome(user);
        await load(user);
      } catch (error) {
        miss(error);
      }
    },
    refresh: async () => {
      const since = turn();
      if (store.getState().loading) return;
      try {
        if (await connection.isSignOutPending()) return;
        const user = await server.session();
        if (since !== turn()) return;
        const { user: before, ended } = store.getState();
        if (user !== null) {
          // A request that met with no session may have its answer only after the user is back.
          const back = ended || connection.status.getState().signInNeeded;
          if (back || user.uid !== before?.uid) connection.resume(user.uid);
          welcome(user, back);
          await load(user, since);
        } else if (before !== null) part();
      } catch (error) {
        miss(error);
      }
    },
  };
}
