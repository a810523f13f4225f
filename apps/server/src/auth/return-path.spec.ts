import fc from "fast-check";
import { expect, it } from "vitest";
import { returnPath } from "./return-path.ts";

it.each([
  ["/", "/"],
  ["/tool", "/tool"],
  ["/account?tab=plan&x=%20", "/account?tab=plan&x=%20"],
  ["/checkout?plan=pro-annual", "/checkout?plan=pro-annual"],
  ["/admin", "/admin"],
  ["/device?code=WDJB-MJHT", "/device?code=WDJB-MJHT"],
  ["/en-XA/checkout?plan=studio", "/en-XA/checkout?plan=studio"],
  ["/en-XA/", "/en-XA/"],
  ["/tlh/tool", "/tool"],
  ["/tool#hash", "/tool"],
  [undefined, "/tool"],
  ["", "/tool"],
  ["tool", "/tool"],
  ["/nope", "/tool"],
  ["/tool/", "/tool"],
  ["/api/session", "/tool"],
  ["/auth/sign-in", "/tool"],
  ["https://evil.example/tool", "/tool"],
  ["//evil.example/tool", "/tool"],
  ["/\\evil.example/tool", "/tool"],
  ["\\\\evil.example", "/tool"],
  ["/\t/evil.example", "/tool"],
  ["/\n/evil.example", "/tool"],
  [" //evil.example", "/tool"],
  ["/%2f%2fevil.example", "/tool"],
  ["/tool/..//evil.example", "/tool"],
  ["/./\\evil.example", "/tool"],
  ["javascript:alert(1)", "/tool"],
])("returnPath(%j) returns %j", (wanted, path) => {
  expect(returnPath(wanted)).toBe(path);
});

it("returnPath never returns a URL of another site", () => {
  const parts = fc.constantFrom("/", "\\", "tool", "evil.example", "?", "#", "%2f", "..", ":", "@", "\t", "http:", " ");
  const wanted = fc.oneof(
    fc.string(),
    fc.array(parts).map((list) => list.join("")),
  );
  fc.assert(
    fc.property(wanted, (text) => {
      const url = new URL(returnPath(text), "https://matte.example/auth/callback");
      expect(url.origin).toBe("https://matte.example");
      expect(["/", "/tool", "/account", "/admin", "/checkout", "/device"]).toContain(url.pathname);
    }),
  );
});
