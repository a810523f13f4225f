/** Firefox by WebDriver BiDi. */
import { type ElementHandle, launch, type Page } from "puppeteer-core";
import { findFirefox } from "../../../tools/setup/other-browsers.mjs";
import type { Control, Driver } from "./driver.ts";
import { seek, sought } from "./seek.ts";

const SIZE = { width: 1440, height: 900 };

/** @param downloads folder @throws when Firefox is not installed */
export async function startFirefox(downloads: string): Promise<Driver> {
  const executablePath = findFirefox();
  if (executablePath === undefined) throw new Error("Firefox cannot be found.");
  const browser = await launch({
    browser: "firefox",
    executablePath,
    headless: true,
    defaultViewport: SIZE,
    extraPrefsFirefox: {
      "browser.download.folderList": 2,
      "browser.download.dir": downloads,
      "browser.download.alwaysOpenPanel": false,
    },
  });
  return driving(await browser.newPage(), () => browser.close());
}

function driving(page: Page, quit: () => Promise<void>): Driver {
  return {
    quit,
    goTo: async (url) => void (await page.goto(url)),
    reload: async () => void (await page.reload()),
    ask: async (question) => page.evaluate(question),
    of: async (control, question, word = "") => {
      const element = await find(page, control);
      return element === null ? null : element.evaluate(question, word);
    },
    click: async (control) => (await found(page, control)).click(),
    type: (text) => page.keyboard.type(text),
    press: (key) => page.keyboard.press(key),
    chord: async (letter) => {
      await page.keyboard.down("Control");
      await page.keyboard.press(letter as "s");
      await page.keyboard.up("Control");
    },
    give: async (control, paths) => {
      const input = (await found(page, control)) as ElementHandle<HTMLInputElement>;
      await input.uploadFile(...paths);
    },
  };
}

async function found(page: Page, control: Control): Promise<ElementHandle<HTMLElement>> {
  const element = await find(page, control);
  if (element === null) throw new Error(`There is no ${control.role} "${control.name}".`);
  return element;
}

async function find(page: Page, control: Control): Promise<ElementHandle<HTMLElement> | null> {
  const handle = await page.evaluateHandle(seek, ...sought(control));
  return handle.asElement() as ElementHandle<HTMLElement> | null;
}
