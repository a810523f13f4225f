import { describe, expect, it } from "vitest";
import { errorAnswer, parseAnswer } from "@matte/contracts";
import { rawGet } from "../testing/raw-request.ts";
import {
  GERMAN_INDEX,
  GERMAN_NOT_FOUND,
  GERMAN_TEXTS,
  GERMAN_TOOL,
  HEIC_DECODER,
  INDEX,
  NOT_FOUND,
  SCRIPT,
  SECRET,
  serverForSuite,
  TOOL,
  TYPEFACE,
  UNSUBSCRIBE,
} from "../testing/running-server.ts";
import { failure } from "../testing/failures.ts";

const server = serverForSuite();
const withoutHeic = serverForSuite({ HEIC: "off" });

describe("pages", () => {
  it.each([
    ["/", INDEX],
    ["/tool", TOOL],
    ["/?utm=1", INDEX],
    ["/tool?a=b", TOOL],
    ["/newsletter/unsubscribe?token=a", UNSUBSCRIBE],
    ["/de/", GERMAN_INDEX],
    ["/de/tool?a=b", GERMAN_TOOL],
  ])("%s shows its page", async (path, page) => {
    const response = await server().fetch(path);
    expect(response.status).toBe(200);
    expect(response.headers.get("content-type")).toBe("text/html; charset=utf-8");
    expect(response.headers.get("cache-control")).toBe("no-cache");
    expect(await response.text()).toBe(page);
  });

  it.each([
    "/nope",
    "/tool/deeper",
    "/Tool",
    "/index.html",
    "/tool.html",
    "/newsletter/unsubscribe.html",
    "/newsletter/",
    "/404",
    "/404.html",
    "/assets/gone-1.js",
    "/.built.json",
    "/assets/",
    "/assets/fonts",
    "/assets/fonts/",
    "/assets/fonts/gone-1.woff2",
    "/assets/fonts/.kept.json",
    "/apish",
  ])("%s is unknown and shows the page for unknown URLs", async (path) => {
    const response = await server().fetch(path);
    expect(response.status).toBe(404);
    expect(response.headers.get("cache-control")).toBe("no-cache");
    expect(await response.text()).toBe(NOT_FOUND);
  });

  it.each(["/de/nope", "/de/index", "/de/index.html", "/de/404", "/de/tool.html"])(
    "%s is unknown and shows the page for unknown URLs in its language",
    async (path) => {
      const response = await server().fetch(path);
      expect(response.status).toBe(404);
      expect(response.headers.get("cache-control")).toBe("no-cache");
      expect(await response.text()).toBe(GERMAN_NOT_FOUND);
    },
  );

  it("are redirected to from the path of a language without its slash", async () => {
    const response = await server().fetch("/de");
    expect(response.status).toBe(308);
    expect(response.headers.get("location")).toBe("/de/");
  });

  it("contain the origin of the product, which the build did not know", async () => {
    const page = await (await server().fetch("/terms")).text();
    expect(page).toContain(`content="${server().origin}/a.jpeg"`);
  });

  it("are answered with 304 if the browser has them, and unknown URLs never are", async () => {
    const etag = (await server().fetch("/tool")).headers.get("etag") ?? "";
    expect(await rawGet(server().origin, "/tool", `If-None-Match: ${etag}`)).toMatch(/^HTTP\/1\.1 304 /);
    const gone = (await server().fetch("/nope")).headers.get("etag") ?? "";
    expect(await rawGet(server().origin, "/nope", `If-None-Match: ${gone}`)).toMatch(/^HTTP\/1\.1 404 /);
  });

  it.each([
    ["br, gzip", "br"],
    ["gzip", "gzip"],
    ["br;q=0, gzip;q=0.5", "gzip"],
    ["identity", null],
  ])("with accept-encoding %s are encoded as %s", async (accepted, coding) => {
    const response = await server().fetch("/", { headers: { "accept-encoding": accepted } });
    expect(response.headers.get("content-encoding")).toBe(coding);
    expect(response.headers.get("vary")).toMatch(/\baccept-encoding$/);
    expect(await response.text()).toBe(INDEX);
  });

  it.each(["/api", "/api/nope", "/upload/save.php", "/auth/nope"])(
    "%s is unknown and says so in JSON",
    async (path) => {
      const response = await server().fetch(path);
      expect(response.status).toBe(404);
      expect(parseAnswer(errorAnswer, await response.json())).toBeDefined();
    },
  );
});

describe("files", () => {
  it("with typefaces are kept for good", async () => {
    const response = await server().fetch("/assets/fonts/inter-Ab12.woff2");
    expect(response.status).toBe(200);
    expect(response.headers.get("content-type")).toBe("font/woff2");
    expect(response.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
    expect(await response.text()).toBe(TYPEFACE);
  });

  it.each([
    ["texts-Ab12.js", GERMAN_TEXTS],
    ["index-Ab12.js", SCRIPT],
  ])("%s is in the folder of a language, which stands for the folder around it", async (name, script) => {
    const response = await server().fetch(`/assets/de-1a2b3c4d/${name}`);
    expect(await response.text()).toBe(script);
    expect(response.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
    expect(response.headers.get("content-type")).toMatch(/^(?:text|application)\/javascript/);
  });

  it("are cached for ever with a hash in their name", async () => {
    const response = await server().fetch("/assets/index-Ab12.js");
    expect(response.status).toBe(200);
    expect(response.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
    expect(response.headers.get("content-type")).toMatch(/^(?:application|text)\/javascript/);
    expect(await response.text()).toBe(SCRIPT);
  });

  it("are revalidated without a hash, and answered with 304 if unchanged", async () => {
    const first = await server().fetch("/theme.js");
    expect(first.headers.get("cache-control")).toBe("no-cache");
    const known = `If-None-Match: ${first.headers.get("etag") ?? ""}`;
    expect(await rawGet(server().origin, "/theme.js", known)).toMatch(/^HTTP\/1\.1 304 /);
  });

  it("are revalidated if they are the service worker of a language", async () => {
    const response = await server().fetch("/de/sw.js");
    expect(response.headers.get("cache-control")).toBe("no-cache");
    expect(response.headers.get("content-type")).toMatch(/^(?:application|text)\/javascript/);
  });

  it("are sent compressed if the browser accepts it", async () => {
    const compressed = await server().fetch("/assets/index-Ab12.js", { headers: { "accept-encoding": "gzip" } });
    expect(compressed.headers.get("content-encoding")).toBe("gzip");
    expect(compressed.headers.get("vary")).toMatch(/accept-encoding/i);
    expect(await compressed.text()).toBe(SCRIPT);
    const plain = await server().fetch("/assets/index-Ab12.js", { headers: { "accept-encoding": "identity" } });
    expect(plain.headers.get("content-encoding")).toBeNull();
    expect(await plain.text()).toBe(SCRIPT);
  });

  it("are answered to HEAD with headers only", async () => {
    const response = await server().fetch("/theme.js", { method: "HEAD" });
    expect(response.status).toBe(200);
    expect(response.headers.get("content-length")).toBe("11");
    expect(await response.text()).toBe("");
  });

  it("support ranges, and reject one outside the file", async () => {
    const part = await server().fetch("/theme.js", { headers: { range: "bytes=3-7" } });
    expect(part.status).toBe(206);
    expect(part.headers.get("content-range")).toBe("bytes 3-7/11");
    expect(await part.text()).toBe("theme");
    const outside = await server().fetch("/theme.js", { headers: { range: "bytes=500-" } });
    expect(outside.status).toBe(416);
  });
});

describe("paths out of the folder", () => {
  it.each([
    "/../secret.txt",
    "/assets/../../secret.txt",
    "/..%2fsecret.txt",
    "/%2e%2e/secret.txt",
    "/%2e%2e%2fsecret.txt",
    "/..%5csecret.txt",
    "/....//secret.txt",
    "//secret.txt",
    "/assets/..%c0%afsecret.txt",
    "/%00/../secret.txt",
    "/.built.json",
    "/%2ebuilt.json",
    "/assets/%2e%2e/%2ebuilt.json",
    "/assets/fonts/..%2f..%2f..%2fsecret.txt",
    "/assets/fonts/%2e%2e/%2e%2e/.built.json",
    "/assets/fonts/..%5c..%5c..%5csecret.txt",
    "/assets/fonts//etc/passwd",
    "/../../../../../../etc/passwd",
    "http://example.com/../secret.txt",
  ])("%s is not found", async (path) => {
    const answer = await rawGet(server().origin, path);
    expect(answer).toMatch(/^HTTP\/1\.1 (?:400|403|404) /);
    expect(answer).not.toContain(SECRET);
    expect(answer).not.toContain("root:");
  });
});

describe("methods", () => {
  it.each(["POST", "PUT", "PATCH", "DELETE", "OPTIONS"])(
    "%s of a page is refused with what is allowed",
    async (method) => {
      const response = await server().fetch("/tool", { method });
      expect(response.status).toBe(405);
      expect(response.headers.get("allow")).toBe("GET, HEAD");
      expect(await response.json()).toEqual(failure("method-not-allowed", { methods: ["GET", "HEAD"] }).body);
    },
  );

  it.each(["POST", "DELETE"])("%s of an unknown URL is answered with 404", async (method) => {
    const response = await server().fetch("/nope", { method });
    expect(response.status).toBe(404);
    expect(parseAnswer(errorAnswer, await response.json())).toBeDefined();
  });
});

describe("the decoder of HEIC", () => {
  it("is served as any file of the pages", async () => {
    const response = await server().fetch("/assets/libheif-Ab12.wasm");
    expect(await response.text()).toBe(HEIC_DECODER);
  });

  it("is not found where the operator switched it off, unlike other files", async () => {
    expect((await withoutHeic().fetch("/assets/libheif-Ab12.wasm")).status).toBe(404);
    expect((await withoutHeic().fetch("/assets/index-Ab12.js")).status).toBe(200);
  });
});
