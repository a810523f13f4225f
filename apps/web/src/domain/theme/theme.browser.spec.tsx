import { afterEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { Switch } from "#ui/switch/Switch.tsx";
import { show } from "#ui/testing.tsx";
import { currentTheme, setTheme, THEME_KEY, useTheme } from "./theme.ts";

/** Withdraws the choice, as another tab would. */
function withdraw(): void {
  localStorage.removeItem(THEME_KEY);
  dispatchEvent(new StorageEvent("storage", { key: null }));
}

afterEach(withdraw);

function DarkMode() {
  const { dark, setDark } = useTheme();
  return <Switch label="Dark mode" checked={dark} onChange={setDark} />;
}

const toggle = page.getByRole("switch", { name: "Dark mode" });
const systemIsDark = matchMedia("(prefers-color-scheme: dark)").matches;

test("the system decides without a choice, and nothing is stored", async () => {
  show(<DarkMode />);
  await expect.element(toggle).toHaveProperty("checked", systemIsDark);
  expect(localStorage.getItem(THEME_KEY)).toBeNull();
  expect(document.documentElement.dataset["theme"]).toBeUndefined();
});

test("a chosen theme colours the page at once and is stored under its own key", async () => {
  show(<DarkMode />);
  setTheme("light");
  const light = getComputedStyle(document.body).backgroundColor;
  await userEvent.click(toggle);
  await expect.element(toggle).toBeChecked();
  expect(getComputedStyle(document.body).backgroundColor).not.toBe(light);
  expect(localStorage.getItem(THEME_KEY)).toBe('"dark"');
});

test("a theme chosen in another tab takes effect", async () => {
  show(<DarkMode />);
  setTheme("light");
  localStorage.setItem(THEME_KEY, '"dark"');
  dispatchEvent(new StorageEvent("storage", { key: THEME_KEY }));
  await expect.element(toggle).toBeChecked();
});

test("a page restored from the browser's cache shows the theme chosen in between", async () => {
  show(<DarkMode />);
  setTheme("light");
  await expect.element(toggle).not.toBeChecked();
  document.documentElement.dataset["theme"] = "dark";
  dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
  await expect.element(toggle).toBeChecked();
});

test("a withdrawn choice leaves the theme to the system again", () => {
  show(<DarkMode />);
  setTheme(systemIsDark ? "light" : "dark");
  withdraw();
  expect(currentTheme()).toBe(systemIsDark ? "dark" : "light");
});

test("the browser's own bars take the colour of the chosen theme", () => {
  const colours = (["light", "dark"] as const).map((own) => {
    const colour = document.createElement("meta");
    Object.assign(colour, { name: "theme-color", media: `(prefers-color-scheme: ${own})` });
    colour.dataset["of"] = own;
    document.head.append(colour);
    return colour;
  });
  const matching = (): boolean[] => colours.map(({ media }) => matchMedia(media).matches);
  show(<DarkMode />);
  setTheme("dark");
  expect(matching()).toEqual([false, true]);
  setTheme("light");
  expect(matching()).toEqual([true, false]);
  withdraw();
  expect(matching()).toEqual([!systemIsDark, systemIsDark]);
  for (const colour of colours) colour.remove();
});
