/** Signing in and out, and the signed-in user. */
export { AuthProvider } from "./AuthProvider.tsx";
export { useAuth, useAuthActions, useAuthState, useOwnValues, type AuthContextValue } from "./context.ts";
export type { Refusal } from "./server.ts";
export { openAuth } from "./open-auth.ts";
