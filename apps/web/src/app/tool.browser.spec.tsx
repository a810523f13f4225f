import type { UserDocument } from "@matte/contracts";
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { createStore } from "zustand/vanilla";
import type { Auth } from "#domain/auth/auth.ts";
import { AuthContext, useAuth } from "#domain/auth/context.ts";
import { AT_FIRST, SIGNED_OUT, type AuthState } from "#domain/auth/auth-state.ts";
import { DataConnectionProvider, openDataConnection } from "#domain/data/index.ts";
import { markUnsavedWork } from "#domain/unsaved-work.ts";
import { LazyBoundary } from "#lib/lazy-parts.tsx";
import { MemoryRouter, show } from "#ui/testing.tsx";
import { SafetyNet } from "./SafetyNet.tsx";
import { Tool } from "./Tool.tsx";

const user = { uid: "u-1", email: "ada@example.com" };
const ada: UserDocument = {
  ...user,
  createdAt: "2026-01-02T03:04:05.678Z",
  isPro: true,
  isAdmin: false,
  plan: "pro",
  onboarding: null,
  preferences: { photoBy: "© Ada", locationText: "Oslo" },
  onboardingCompletedAt: null,
};

const connection = openDataConnection("matte.test.tool");
beforeEach(() => {
  localStorage.clear();
  vi.spyOn(globalThis, "fetch").mockImplementation(async () => Response.json({ status: "ok" }));
});
afterEach(() => vi.restoreAllMocks());

function authAt(state: AuthState) {
  const store = createStore<AuthState>(() => state);
  const auth = {
    store,
    start: () => () => undefined,
    signIn: vi.fn<Auth["signIn"]>(),
    signOut: vi.fn<Auth["signOut"]>(async () => undefined),
    retry: vi.fn<Auth["retry"]>(),
    refresh: async () => undefined,
    save: vi.fn<Auth["save"]>(async () => true),
    deleteAccount: vi.fn<Auth["deleteAccount"]>(async () => null),
  };
  return auth satisfies Auth;
}

function open(auth: Auth): void {
  show(
    <MemoryRouter>
      <DataConnectionProvider connection={connection}>
        <AuthContext value={auth}>
          <LazyBoundary>
            <Tool />
          </LazyBoundary>
        </AuthContext>
      </DataConnectionProvider>
    </MemoryRouter>,
  );
}

test("while loading, a spinner with a text is shown", async () => {
  open(authAt(AT_FIRST));
  await expect.element(page.getByRole("status")).toHaveTextContent("Loading");
});

test("a signed-out user gets a welcome and the sign-in button", async () => {
  const auth = authAt(SIGNED_OUT);
  open(auth);
  await expect.element(page.getByRole("heading", { level: 1 })).toHaveTextContent("Welcome to Matte");
  await expect.element(page.getByText("Sign in to start adding mattes to your photos")).toBeVisible();
  await userEvent.click(page.getByRole("button", { name: "Sign in with Google", exact: true }));
  expect(auth.signIn).toHaveBeenCalledOnce();
});

test.each([
  ["the sign-in screen", SIGNED_OUT],
  ["the wizard", { ...SIGNED_OUT, user, document: ada }],
])("%s switches between the light and the dark theme", async (_screen, state) => {
  open(authAt(state));
  const toggle = page.getByRole("button", { name: "Dark mode", exact: true });
  await expect.element(toggle).toBeVisible();
  const before = getComputedStyle(document.body).backgroundColor;
  const pressed = toggle.element().ariaPressed;
  await userEvent.click(toggle);
  await expect.element(toggle).toHaveAttribute("aria-pressed", pressed === "true" ? "false" : "true");
  expect(getComputedStyle(document.body).backgroundColor).not.toBe(before);
  await userEvent.click(toggle);
});

test("a failed sign-in is shown with Retry", async () => {
  const auth = authAt({ ...SIGNED_OUT, failure: { of: "sign-in", text: "Couldn’t sign you in." } });
  open(auth);
  await expect.element(page.getByRole("alert")).toHaveTextContent("Couldn’t sign you in.");
  await userEvent.click(page.getByRole("button", { name: "Retry" }));
  expect(auth.retry).toHaveBeenCalledOnce();
});

test("a user whose document cannot be loaded can retry or sign out", async () => {
  const auth = authAt({ ...SIGNED_OUT, user, failure: { of: "load", text: "Couldn’t load your account." } });
  open(auth);
  await expect.element(page.getByRole("alert")).toHaveTextContent("Couldn’t load your account.");
  await userEvent.click(page.getByRole("button", { name: "Sign out" }));
  expect(auth.signOut).toHaveBeenCalledOnce();
});

test("a user without answers gets the wizard, which saves them", async () => {
  const auth = authAt({ ...SIGNED_OUT, user, document: ada });
  open(auth);
  await expect.element(page.getByRole("heading", { name: "Step 1 of 7" })).toBeVisible();
  auth.save.mockResolvedValueOnce(false);
  await userEvent.click(page.getByRole("button", { name: "Skip setup" }));
  await expect.element(page.getByRole("button", { name: "Skip setup" })).toBeEnabled();
  const [changes] = auth.save.mock.calls[0] ?? [];
  expect(changes).toMatchObject({ onboarding: {}, preferences: {} });
  expect(changes?.onboardingCompletedAt).toMatch(/Z$/);
});

test("a user with answers gets the editor with filled fields, and can sign out", async () => {
  const auth = authAt({
    ...SIGNED_OUT,
    user,
    document: { ...ada, onboardingCompletedAt: "2026-01-02T03:04:05.678Z" },
  });
  open(auth);
  await expect.element(page.getByLabelText("Photo credit", { exact: true })).toHaveValue("© Ada");
  await expect.element(page.getByLabelText("Location", { exact: true })).toHaveValue("Oslo");
  const signOut = page.getByRole("button", { name: "Sign out", exact: true });
  if (signOut.elements().length === 0) await userEvent.click(page.getByRole("button", { name: "More", exact: true }));
  await userEvent.click(page.getByText("Sign out").or(signOut).first());
  await expect.poll(() => auth.signOut).toHaveBeenCalledOnce();
});

test("the wizard's answers set up an editor that has nothing saved", async () => {
  const onboarding = {
    creditFormat: "© Ada",
    brandingStyle: "consistent-black",
    preferredPlatform: "instagram",
  } as const;
  open(authAt({ ...SIGNED_OUT, user, document: { ...ada, onboarding, onboardingCompletedAt: ada.createdAt } }));
  await expect.element(page.getByLabelText("Show metadata", { exact: true })).toBeChecked();
  await expect.element(page.getByLabelText("Outer matte colour", { exact: true })).toHaveValue("#000000");
  await userEvent.click(page.getByRole("heading", { name: "Output", exact: true }).getByRole("button"));
  const sizes = page.getByLabelText("Social preset", { exact: true });
  await expect.element(sizes).toHaveValue("original");
  expect(sizes.element().querySelector("option")?.value).toBe("portrait-4x5");
});

test("after the end of a session the editor stays, with a note and a sign-in button", async () => {
  const document = { ...ada, onboardingCompletedAt: ada.createdAt };
  const auth = authAt({ ...SIGNED_OUT, user, document });
  open(auth);
  const place = page.getByLabelText("Location", { exact: true });
  await userEvent.fill(place, "Bergen");
  const field = place.element();
  auth.store.setState({ ended: true });
  const line = page.getByRole("status").filter({ hasText: "Your session has ended." });
  await expect.element(line).toBeVisible();
  await userEvent.click(page.getByRole("button", { name: "Sign in with Google", exact: true }));
  expect(auth.signIn).toHaveBeenCalledExactlyOnceWith(false);
  auth.store.setState({ ended: false });
  await expect.element(line).not.toBeInTheDocument();
  expect(page.getByLabelText("Location", { exact: true }).element()).toBe(field);
  await expect.element(place).toHaveValue("Bergen");
});

test("without a popup only a second press leaves a page with photos for the sign-in", async () => {
  const document = { ...ada, onboardingCompletedAt: ada.createdAt };
  const auth = authAt({ ...SIGNED_OUT, user, document, ended: true });
  auth.signIn.mockReturnValue(false);
  onTestFinished(markUnsavedWork());
  open(auth);
  const again = page.getByRole("button", { name: "Sign in with Google", exact: true });
  await userEvent.click(again);
  await expect.element(page.getByRole("status").filter({ hasText: "Export them first." })).toBeVisible();
  await userEvent.click(again);
  expect(auth.signIn.mock.calls).toEqual([[true], [false]]);
});

test("changes just before signing out are not saved after it", async () => {
  const auth = authAt({ ...SIGNED_OUT, user, document: { ...ada, onboardingCompletedAt: ada.createdAt } });
  open(auth);
  await expect.element(page.getByRole("button", { name: "4 inch", exact: true })).toBeVisible();
  // Without a pause: the editor saves a moment after a change, and when it closes.
  page
    .getByRole("button", { name: "4 inch", exact: true })
    .element()
    .dispatchEvent(new MouseEvent("click", { bubbles: true }));
  auth.store.setState(SIGNED_OUT);
  await expect.element(page.getByRole("heading", { level: 1 })).toHaveTextContent("Welcome to Matte");
  expect(Object.keys(localStorage).filter((key) => key.endsWith(`.${user.uid}`))).toEqual([]);
});

test("useAuth returns the session’s state and actions", async () => {
  let given: unknown;
  function Reader() {
    given = useAuth();
    return null;
  }
  show(
    <AuthContext value={authAt({ ...SIGNED_OUT, user, document: ada })}>
      <Reader />
    </AuthContext>,
  );
  expect(given).toEqual({
    user,
    isPro: true,
    loading: false,
    onboardingCompleted: false,
    userPreferences: { photoBy: "© Ada", locationText: "Oslo" },
  });
});

test("useAuth outside its provider throws", async () => {
  const errors = vi.spyOn(console, "error").mockImplementation(() => undefined);
  function Reader() {
    useAuth();
    return null;
  }
  show(
    <MemoryRouter>
      <SafetyNet>
        <Reader />
      </SafetyNet>
    </MemoryRouter>,
  );
  expect(errors.mock.calls.flat().map(String)).toContain("Error: useAuth must be used within AuthProvider");
});
