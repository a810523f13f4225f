/**
 * React's development build takes a stack trace of each element that it creates, up to 10,000 a second: a fifth of the
 * scripts' time in specs of the editor. Only React's messages would show them; failures have their stacks.
 */
import * as React from "react";

const INTERNALS = "__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE";

const { [INTERNALS]: internals } = React as unknown as Readonly<Record<string, object | undefined>>;
if (internals === undefined || !("recentlyCreatedOwnerStacks" in internals))
  throw new Error("React counts its stack traces elsewhere now: change test/chromium/without-owner-stacks.ts.");
Object.defineProperty(internals, "recentlyCreatedOwnerStacks", {
  get: () => Number.POSITIVE_INFINITY,
  set: () => {
    // React sets it back every second.
  },
});
