import { afterEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { Switch } from "#ui/switch/Switch.tsx";
import { show } from "#ui/testing.tsx";
import { currentTheme, setTheme, THEME_KEY, useTheme } from "./theme.ts";

afterEach(() => {
  delete document.documentElement.dataset["theme"];
  localStorage.removeItem(THEME_KEY);
});

function DarkMode() {
  const { dark, setDark } = useTheme();
  return <Switch label="Dark mode" checked={dark} onChange={setDark} />;
}

const toggle = page.getByRole("switch", { name: "Dark mode" });
const systemIsDark = matchMedia("(prefers-color-scheme: dark)").matches;

test("without a choice the system decides, and nothing is stored", async () => {
  show(<DarkMode />);
  await expect.element(toggle).toHaveProperty("checked", systemIsDark);
  expect(localStorage.getItem(THEME_KEY)).toBeNull();
  expect(document.documentElement.dataset["theme"]).toBeUndefined();
});

test("a choice colours the page at once and is kept apart", async () => {
  show(<DarkMode />);
  setTheme("light");
  const light = getComputedStyle(document.body).backgroundColor;
  await userEvent.click(toggle);
  await expect.element(toggle).toBeChecked();
  expect(getComputedStyle(document.body).backgroundColor).not.toBe(light);
  expect(localStorage.getItem(THEME_KEY)).toBe('"dark"');
});

test("the choice made in another page is followed", async () => {
  show(<DarkMode />);
  setTheme("light");
  localStorage.setItem(THEME_KEY, '"dark"');
  dispatchEvent(new StorageEvent("storage", { key: THEME_KEY }));
  await expect.element(toggle).toBeChecked();
});

test("a page that somebody comes back to shows what was chosen meanwhile", async () => {
  show(<DarkMode />);
  setTheme("light");
  await expect.element(toggle).not.toBeChecked();
  document.documentElement.dataset["theme"] = "dark";
  dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
  await expect.element(toggle).toBeChecked();
});

test("a choice taken back leaves it to the system again", () => {
  show(<DarkMode />);
  setTheme(systemIsDark ? "light" : "dark");
  localStorage.removeItem(THEME_KEY);
  dispatchEvent(new StorageEvent("storage", { key: null }));
  expect(currentTheme()).toBe(systemIsDark ? "dark" : "light");
});

test("the browser's own bars take the colour of what was chosen", () => {
  const colours = (["light", "dark"] as const).map((own) => {
    const colour = document.createElement("meta");
    Object.assign(colour, { name: "theme-color", media: `(prefers-color-scheme: ${own})` });
    colour.dataset["of"] = own;
    document.head.append(colour);
    return colour;
  });
  const held = (): boolean[] => colours.map(({ media }) => matchMedia(media).matches);
  show(<DarkMode />);
  setTheme("dark");
  expect(held()).toEqual([false, true]);
  setTheme("light");
  expect(held()).toEqual([true, false]);
  localStorage.removeItem(THEME_KEY);
  dispatchEvent(new StorageEvent("storage", { key: null }));
  expect(held()).toEqual([!systemIsDark, systemIsDark]);
  for (const colour of colours) colour.remove();
});
