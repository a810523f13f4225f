/** Files and folders dragged from the desktop onto the page, by the browser's own drag and drop. */
import type { CDPSession, Page } from "@playwright/test";

/** Copying, as from a file manager. @see https://chromedevtools.github.io/devtools-protocol/tot/Input/#type-DragData */
const COPY = 1;

export class Drag {
  readonly #session: CDPSession;
  readonly #paths: readonly string[];
  readonly #at: { readonly x: number; readonly y: number };

  private constructor(session: CDPSession, paths: readonly string[], at: { readonly x: number; readonly y: number }) {
    this.#session = session;
    this.#paths = paths;
    this.#at = at;
  }

  /** Drags files or folders over the page's centre without dropping them. */
  static async over(page: Page, paths: readonly string[]): Promise<Drag> {
    const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
    const drag = new Drag(await page.context().newCDPSession(page), paths, { x: width / 2, y: height / 2 });
    await drag.#send("dragEnter");
    await drag.#send("dragOver");
    return drag;
  }

  async drop(): Promise<void> {
    await this.#send("drop");
    await this.#session.detach();
  }

  async #send(type: "dragEnter" | "dragOver" | "drop"): Promise<void> {
    const data = { items: [], files: [...this.#paths], dragOperationsMask: COPY };
    await this.#session.send("Input.dispatchDragEvent", { type, ...this.#at, data });
  }
}

/** Drags files or folders onto the page and drops them. */
export async function drop(page: Page, ...paths: readonly string[]): Promise<void> {
  const drag = await Drag.over(page, paths);
  await drag.drop();
}
