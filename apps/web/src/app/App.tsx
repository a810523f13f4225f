import { CSPProvider } from "@base-ui/react/csp-provider";
import { useEffect, useState, type ReactNode } from "react";
import { LazyBoundary, lazyPage, lazyPart } from "#lib/lazy-parts.tsx";
import { Route, Router, Switch } from "wouter";
import { UpgradeProvider } from "#features/upgrade/UpgradeProvider.tsx";
import { BASE_PLAN } from "@matte/engine";
import { locale } from "@matte/messages/locale";
import { AuthProvider, openAuth, useAuthState } from "#domain/auth/index.ts";
import { DataConnectionProvider, openDataConnection } from "#domain/data/index.ts";
// From the start: the browser offers the installation once, soon after the page has loaded.
import "#domain/install/install.ts";
import { PlanProvider } from "#domain/plan/plan.tsx";
import { PAGES, type PageIdentity } from "./documents/pages.ts";
import { Loading } from "./Loading.tsx";
import { SafetyNet } from "./SafetyNet.tsx";
import { Tool } from "./Tool.tsx";

const others = async () => import("./other-pages.tsx");
const AccountPage = lazyPage(async () => (await others()).Account);
const Admin = lazyPage(async () => (await others()).Admin);
const Checkout = lazyPage(async () => (await others()).Checkout);
const Device = lazyPage(async () => (await others()).Device);
const NotFound = lazyPage(async () => (await others()).NotFound);
/** First screens show no messages; early ones are kept until it is loaded. */
const Toasts = lazyPart(async () => (await import("#ui/toast/Toasts.tsx")).Toasts);

/** Pages that need an account. Base UI inserts no style elements: the content security policy forbids them. */
export function App() {
  return (
    <CSPProvider disableStyleElements>
      <Account>
        <Router base={locale.path}>
          <SafetyNet>
            <UpgradeProvider>
              <LazyBoundary fallback={<Loading />}>
                <Pages />
              </LazyBoundary>
            </UpgradeProvider>
          </SafetyNet>
        </Router>
        <Toasts />
      </Account>
    </CSPProvider>
  );
}

/** Provides the user, their plan and the connection for their changes. */
function Account({ children }: { readonly children: ReactNode }) {
  const [{ connection, auth }] = useState(openAccount);
  return (
    <DataConnectionProvider connection={connection}>
      <AuthProvider auth={auth}>
        <Plans>{children}</Plans>
      </AuthProvider>
    </DataConnectionProvider>
  );
}

function openAccount() {
  const connection = openDataConnection();
  return { connection, auth: openAuth(connection) };
}

function Plans({ children }: { readonly children: ReactNode }) {
  const { document } = useAuthState();
  return <PlanProvider plan={document?.plan ?? BASE_PLAN}>{children}</PlanProvider>;
}

/** The app's routes. Static pages are separate documents: links to them use `reloadDocument`. */
function Pages() {
  return (
    <Switch>
      <Route path={PAGES.tool.path}>{titled(PAGES.tool, <Tool />)}</Route>
      <Route path={PAGES.account.path}>{titled(PAGES.account, <AccountPage />)}</Route>
      <Route path={PAGES.checkout.path}>{titled(PAGES.checkout, <Checkout />)}</Route>
      <Route path={PAGES.device.path}>{titled(PAGES.device, <Device />)}</Route>
      <Route path={PAGES.admin.path}>{titled(PAGES.admin, <Admin />)}</Route>
      <Route>{titled(PAGES.notFound, <NotFound />)}</Route>
    </Switch>
  );
}

function titled({ title }: PageIdentity, page: ReactNode) {
  return <Page title={title}>{page}</Page>;
}

/** Sets the document's title. */
function Page({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  useEffect(() => {
    document.title = title;
  }, [title]);
  return children;
}
