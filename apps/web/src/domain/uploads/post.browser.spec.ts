import { expect, it, onTestFinished, vi } from "vitest";
import { openDataConnection } from "../data/browser/open-connection.ts";
import { postUpload } from "./post.ts";

it.each([200, 409, 500])("The body of an answer with %i is read to its end, which ends the request", async (status) => {
  const response = Response.json({ success: true }, { status });
  vi.stubGlobal("fetch", async () => response);
  onTestFinished(() => void vi.unstubAllGlobals());
  await post();
  expect(response.bodyUsed).toBe(true);
});

it("An upload is sent even if the connection breaks within the answer’s body", async () => {
  const body = new ReadableStream({ start: (controller) => controller.error(new TypeError("network error")) });
  vi.stubGlobal("fetch", async () => new Response(body));
  onTestFinished(() => void vi.unstubAllGlobals());
  expect(await post()).toEqual({ kind: "sent" });
});

function post() {
  const connection = openDataConnection(`matte.test.${crypto.randomUUID()}`);
  const upload = { id: crypto.randomUUID(), kind: "original", name: "a.jpg", image: new Blob(["photo"]) } as const;
  return postUpload(connection, "ada", upload, new AbortController().signal);
}
