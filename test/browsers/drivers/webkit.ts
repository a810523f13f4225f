/** WebKitGTK's MiniBrowser by WebDriver, on a virtual screen. */
import { Builder, Capabilities, Key, type WebDriver, type WebElement } from "selenium-webdriver";
import type { Control, Driver } from "./driver.ts";
import { seek, sought } from "./seek.ts";
import { serveWebKit } from "./webkit-server.ts";

const SIZE = { x: 0, y: 0, width: 1440, height: 900 };
const KEYS = { ArrowRight: Key.ARROW_RIGHT, Enter: Key.ENTER, Space: Key.SPACE } as const;

/** @param downloads folder @throws when WebKit is not installed */
export async function startWebKit(downloads: string): Promise<Driver> {
  const server = await serveWebKit(downloads);
  try {
    const browser = await new Builder()
      .withCapabilities(new Capabilities({ browserName: "MiniBrowser" }))
      .usingServer(server.address)
      .build();
    await browser.manage().window().setRect(SIZE);
    return driving(browser, async () => {
      await browser.quit();
      await server.stop();
    });
  } catch (error) {
    await server.stop();
    throw error;
  }
}

function driving(browser: WebDriver, quit: () => Promise<void>): Driver {
  return {
    quit,
    goTo: (url) => browser.get(url),
    reload: () => browser.navigate().refresh(),
    ask: (question) => browser.executeScript(question),
    of: async (control, question, word = "") => {
      const element = await find(browser, control);
      return element === null ? null : browser.executeScript(question, element, word);
    },
    click: async (control) => (await found(browser, control)).click(),
    type: (text) => browser.actions().sendKeys(text).perform(),
    press: (key) => browser.actions().sendKeys(KEYS[key]).perform(),
    chord: (letter) => browser.actions().keyDown(Key.CONTROL).sendKeys(letter).keyUp(Key.CONTROL).perform(),
    give: async (control, paths) => (await found(browser, control)).sendKeys(paths.join("\n")),
  };
}

async function found(browser: WebDriver, control: Control): Promise<WebElement> {
  const element = await find(browser, control);
  if (element === null) throw new Error(`There is no ${control.role} "${control.name}".`);
  return element;
}

function find(browser: WebDriver, control: Control): Promise<WebElement | null> {
  return browser.executeScript<WebElement | null>(seek, ...sought(control));
}
