import { describe, expect, it } from "vitest";
import { failure } from "../testing/failures.ts";
import { serverForSuite } from "../testing/running-server.ts";

const server = serverForSuite();

function photos(bytes: number): FormData {
  const form = new FormData();
  form.append("photos", new File([new Uint8Array(bytes)], "a.jpg", { type: "image/jpeg" }));
  return form;
}

describe("photos that are shared without a service worker", () => {
  it.each([
    ["a photo", { body: photos(2000) }],
    ["a body larger than the limit of other routes", { body: photos(3_000_000) }],
    ["no body", {}],
    ["text", { body: "a", headers: { "content-type": "text/plain" } }],
    ["a photo that another app's page sends", { body: photos(10), headers: { "sec-fetch-site": "cross-site" } }],
  ])("redirect to the editor: %s", async (_what, init) => {
    const response = await server().fetch("/share", { method: "POST", ...init });
    expect(response.status).toBe(303);
    expect(response.headers.get("location")).toBe("/tool");
    expect(response.headers.get("cache-control")).toBe("no-store");
  });

  it("lead to the editor in the language of the page", async () => {
    const response = await server().fetch("/en-XA/share", { method: "POST", body: photos(10) });
    expect(response.headers.get("location")).toBe("/en-XA/tool");
  });

  it("are limited to 20 MB each, and other bodies to 16 KB", async () => {
    const large = await server().fetch("/share", { method: "POST", body: photos(20 * 1024 * 1024 + 1) });
    expect(large.status).toBe(413);
    expect(await large.json()).toEqual(failure("file-too-large", { bytes: 20 * 1024 * 1024 }).body);
    const headers = { "content-type": "text/plain" };
    const text = await server().fetch("/share", { method: "POST", headers, body: "a".repeat(20_000) });
    expect(text.status).toBe(413);
  });

  it("cannot be a form that is cut off, or has more than 200 files", async () => {
    const headers = { "content-type": "multipart/form-data; boundary=a" };
    const body = '--a\r\nContent-Disposition: form-data; name="photos"; filename="a.jpg"\r\n\r\nbytes';
    const cut = await server().fetch("/share", { method: "POST", headers, body });
    expect(await cut.json()).toEqual(failure("form-invalid").body);
    const many = new FormData();
    for (let count = 0; count <= 200; count++) many.append("photos", new File(["a"], "a.jpg", { type: "image/jpeg" }));
    expect((await server().fetch("/share", { method: "POST", body: many })).status).toBe(400);
  });

  it("are sent by POST only", async () => {
    const response = await server().fetch("/share");
    expect(response.status).toBe(404);
  });
});
