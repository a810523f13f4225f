import { CSPProvider } from "@base-ui/react/csp-provider";
import { lazy, Suspense, type ReactNode } from "react";
import { BrowserRouter, Route, Routes } from "react-router";
import { UpgradeProvider } from "../features/upgrade/index.ts";
import { PlanProvider } from "../lib/plan/plan.tsx";
import { Toasts } from "../ui/toast/Toasts.tsx";
import { FrontPage } from "./front/FrontPage.tsx";
import { Loading } from "./pages/Loading.tsx";
import { NotFound } from "./pages/NotFound.tsx";
import { Page } from "./pages/Page.tsx";
import { SafetyNet } from "./SafetyNet.tsx";

const EditorScreen = lazy(async () => {
  const editor = await import("../features/editor/index.ts");
  return { default: editor.EditorScreen };
});

/** The whole product. No style elements: the content security policy allows none. */
export function App() {
  return (
    <CSPProvider disableStyleElements>
      <PlanProvider>
        <BrowserRouter>
          <SafetyNet>
            <UpgradeProvider>
              <Suspense fallback={<Loading />}>
                <Pages />
              </Suspense>
            </UpgradeProvider>
          </SafetyNet>
        </BrowserRouter>
        <Toasts />
      </PlanProvider>
    </CSPProvider>
  );
}

function Pages() {
  return (
    <Routes>
      <Route path="/" element={titled("Matte", <FrontPage />)} />
      <Route path="/tool" element={titled("Editor · Matte", <EditorScreen />)} />
      <Route path="*" element={titled("Not found · Matte", <NotFound />)} />
    </Routes>
  );
}

function titled(title: string, page: ReactNode) {
  return <Page title={title}>{page}</Page>;
}
