/** Who uses the page: what the rest of it may use. */
export { AuthProvider } from "./AuthProvider.tsx";
export { useAuth, useAuthActions, useAuthState, useOwnValues, type AuthContextValue } from "./context.ts";
export { openAuth } from "./open-auth.ts";
export { hearOfReturn } from "./return-news.ts";
