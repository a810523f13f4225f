/** Loads the screens for signing in, which signed-in users do not need at first. */
export const loadAuth = async () => import("#features/auth/index.ts");
