/** All pages but the editor's. One file, since each only renders its feature's screen, loaded separately. */
import type { UserDocument } from "@matte/contracts";
import { USER_CODE_PARAMETER } from "@matte/contracts/user-code";
import { offerNamed } from "@matte/engine";
import { app } from "@matte/messages/app";
import { useEffect } from "react";
import { useLocation, useSearchParams } from "wouter";
import { useAuthActions, useAuthState, type Refusal } from "#domain/auth/index.ts";
import type { Outcome } from "#features/checkout/CheckoutScreen.tsx";
import { pagePath } from "#lib/page-path.ts";
import { lazyPage, lazyPart } from "#lib/lazy-parts.tsx";
import { toasts } from "#ui/toast/toasts.ts";
import { Gate, WithNote } from "./Gate.tsx";
import { Loading } from "./Loading.tsx";

export { NotFound } from "./NotFound.tsx";

const AccountScreen = lazyPage(async () => (await import("#features/account/AccountScreen.tsx")).AccountScreen);
const AdminPage = lazyPage(async () => (await import("#features/admin/AdminPage.tsx")).AdminPage);
const AnswersForm = lazyPage(async () => (await import("#features/onboarding/AnswersForm.tsx")).AnswersForm);
const CheckoutScreen = lazyPage(async () => (await import("#features/checkout/CheckoutScreen.tsx")).CheckoutScreen);
const DeviceScreen = lazyPage(async () => (await import("#features/device/DeviceScreen.tsx")).DeviceScreen);
const FailureNotice = lazyPart(async () => (await import("#features/auth/Failures.tsx")).FailureNotice);

/** `/account`, for all signed-in users, also before they have completed the set-up. */
export function Account() {
  return <Gate>{(document) => <WithNote screen={<AccountPage document={document} />} />}</Gate>;
}

function AccountPage({ document }: { readonly document: UserDocument }) {
  const { save, signIn, signOut, deleteAccount } = useAuthActions();
  const [, navigate] = useLocation();
  const leave = async (): Promise<Refusal | null> => {
    const failure = await deleteAccount();
    if (failure !== null) return failure;
    // After signing out the sign-in screen is shown here; the front page is another document and would lose the messages.
    navigate("/tool");
    toasts.success(app.accountDeleted);
    return null;
  };
  return (
    <>
      <AccountScreen
        document={document}
        answers={<AnswersForm document={document} save={save} />}
        save={save}
        onSignOut={() => void signOut()}
        onDelete={leave}
        onSignIn={() => void signIn()}
      />
      <FailureNotice />
    </>
  );
}

/** `/admin`, for administrators. Others are sent to the front page. */
export function Admin() {
  const { user, document, loading } = useAuthState();
  if (loading) return <Loading />;
  if (user === null || document?.isAdmin === false) return <LeavePage leave={goHome} />;
  return <WithNote screen={<AdminPage key={user.uid} uid={user.uid} waiting={<Loading />} onRefused={goHome} />} />;
}

function goHome(): void {
  location.replace(pagePath("/"));
}

export function LeavePage({ leave }: { readonly leave: () => void }) {
  useEffect(leave, [leave]);
  return <Loading />;
}

/** `/checkout?plan=pro-annual|pro-monthly|studio`, the target of every plan's button; asks to sign in first. */
export function Checkout() {
  const [query] = useSearchParams();
  const offer = offerNamed(query.get("plan"));
  return <Gate>{() => <WithNote screen={<CheckoutScreen offer={offer} outcome={outcomeIn(query)} />} />}</Gate>;
}

/** `/device?code=WDJB-MJHT`: the user signs a device in; asks to sign in first. */
export function Device() {
  const [query] = useSearchParams();
  const code = query.get(USER_CODE_PARAMETER) ?? "";
  return (
    <Gate>{({ email }) => <WithNote screen={<DeviceScreen key={code} email={email} linkedCode={code} />} />}</Gate>
  );
}

function outcomeIn(query: URLSearchParams): Outcome {
  if (query.has("paid")) return "paid";
  return query.has("cancelled") ? "cancelled" : null;
}
