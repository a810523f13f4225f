/** The screens of signing in, in a file of their own: whoever is signed in already needs none of them at first. */
export const loadAuth = async () => import("#features/auth/index.ts");
