export { AccountProblem } from "./AccountProblem.tsx";
export { FailureNotice } from "./FailureNotice.tsx";
export { SignInScreen } from "./SignInScreen.tsx";
