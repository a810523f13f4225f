import type { UserDocument } from "@matte/contracts";
import { lazyWithRetry } from "#lib/retry-import.ts";
import { useNavigate } from "react-router";
import { useAuthActions } from "#domain/auth/index.ts";
import { toasts } from "#ui/toast/toasts.ts";
import { Gate, WithNote } from "../gate/Gate.tsx";

const FailureNotice = lazyWithRetry(async () => (await import("#features/auth/Failures.tsx")).FailureNotice);
const AccountScreen = lazyWithRetry(async () => (await import("#features/account/AccountScreen.tsx")).AccountScreen);
const AnswersForm = lazyWithRetry(async () => (await import("#features/onboarding/AnswersForm.tsx")).AnswersForm);

/** `/account`, for all signed-in users, also before they have completed the set-up. */
export function Account() {
  return <Gate>{(document) => <WithNote screen={<Screen document={document} />} />}</Gate>;
}

function Screen({ document }: { readonly document: UserDocument }) {
  const { save, signOut, deleteAccount } = useAuthActions();
  const navigate = useNavigate();
  const leave = async (): Promise<string | null> => {
    const refusal = await deleteAccount();
    if (refusal !== null) return refusal;
    // After signing out the sign-in screen is shown here; the front page is another document and would lose the messages.
    await navigate("/tool");
    toasts.success("Your account is deleted.");
    return null;
  };
  return (
    <>
      <AccountScreen
        document={document}
        answers={<AnswersForm document={document} save={save} />}
        onSignOut={() => void signOut()}
        onDelete={leave}
      />
      <FailureNotice />
    </>
  );
}
