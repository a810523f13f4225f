export { accountFile } from "./account-file.ts";
export { readAccount, renewAccount, serverOfAccount, signOut } from "./account.ts";
export { SignInError, type SignInFailure } from "./sign-in-error.ts";
export { signIn, type ShownCodes, type SignInOptions } from "./sign-in.ts";
export type { Account } from "./verify.ts";
