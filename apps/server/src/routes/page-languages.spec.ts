import { describe, expect, it } from "vitest";
import { rawGet } from "../testing/raw-request.ts";
import { serverForSuite } from "../testing/running-server.ts";

const server = serverForSuite();

describe("Pages are shown in the reader’s language", () => {
  // `fetch` says itself that it doesn't navigate.
  it.each<[string, readonly string[], string | null]>([
    ["/", ["Accept-Language: de-CH, en;q=0.5"], "/de/"],
    ["/tool?look=museum", ["Accept-Language: de", "Sec-Fetch-Mode: navigate"], "/de/tool?look=museum"],
    ["/tool", ["Accept-Language: ja", "Cookie: language=de"], "/de/tool"],
    ["/tool", ["Accept-Language: de", "Cookie: language=en"], null],
    ["/tool", ["Accept-Language: en, de;q=0.5"], null],
    ["/tool", ["Accept-Language: ja"], null],
    // As a service worker keeps it.
    ["/tool", ["Accept-Language: de", "Sec-Fetch-Mode: cors"], null],
    // It has no German page.
    ["/terms", ["Accept-Language: de"], null],
    ["/looks?cursor=a", ["Accept-Language: de"], "/de/looks?cursor=a"],
    ["/look/print-room-1a2b3c4d", ["Accept-Language: de"], "/de/look/print-room-1a2b3c4d"],
    ["/looks", ["Accept-Language: ja"], null],
    ["/de/looks", ["Accept-Language: en", "Cookie: language=en"], null],
    ["/de/tool", ["Accept-Language: en", "Cookie: language=en"], null],
  ])("%s for %j", async (path, headers, location) => {
    const answer = await rawGet(server().origin, path, ...headers);
    expect(answer).toMatch(location === null ? /^HTTP\/1\.1 200 / : /^HTTP\/1\.1 302 /);
    expect(/^location: (.*)\r$/im.exec(answer)?.[1] ?? null).toBe(location);
    if (location !== null) expect(answer).toMatch(/^cache-control: no-store\r$/im);
  });

  it("and caches are told what the answer depends on", async () => {
    const varied = async (path: string) => (await server().fetch(path)).headers.get("vary");
    expect(await varied("/tool")).toBe("accept-language, cookie, accept-encoding");
    expect(await varied("/looks")).toBe("accept-language, cookie, accept-encoding");
    expect(await varied("/de/looks")).toBe("accept-encoding");
    expect(await varied("/terms")).toBe("accept-encoding");
    expect(await varied("/de/tool")).toBe("accept-encoding");
  });
});
