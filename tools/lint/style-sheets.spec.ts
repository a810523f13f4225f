/** Plants physical properties into style sheets, and sees stylelint find each. */
import { fileURLToPath } from "node:url";
import stylelint from "stylelint";
import { describe, expect, it } from "vitest";

const CONFIG = fileURLToPath(new URL("../../stylelint.config.js", import.meta.url));
const SHEET = fileURLToPath(new URL("../../apps/web/src/ui/planted.css", import.meta.url));

/** Rules that a declaration breaks. */
async function brokenRules(declaration: string): Promise<readonly string[]> {
  const { results } = await stylelint.lint({
    code: `.planted {\n  ${declaration};\n}\n`,
    codeFilename: SHEET,
    configFile: CONFIG,
  });
  return results.flatMap(({ warnings, parseErrors, invalidOptionWarnings }) => {
    expect([parseErrors, invalidOptionWarnings]).toEqual([[], []]);
    return warnings.map(({ rule }) => rule);
  });
}

describe("stylelint", () => {
  it.each([
    ["margin-left: 4px", "property-layout-mappings"],
    ["padding-top: 4px", "property-layout-mappings"],
    ["left: 0", "property-layout-mappings"],
    ["width: 100%", "property-layout-mappings"],
    ["min-height: 40px", "property-layout-mappings"],
    ["border-top-left-radius: 2px", "property-layout-mappings"],
    ["transition: margin-left 1s", "property-layout-mappings"],
    ["text-align: left", "value-keyword-layout-mappings"],
    ["float: right", "value-keyword-layout-mappings"],
    ["margin: 0 4px 0 8px", "declaration-property-value-disallowed-list"],
    ["inset: 0 auto auto calc(1px + (2px * var(--n)))", "declaration-property-value-disallowed-list"],
    ["padding: 0 max(56px, calc(100% - (7px + 1px))) 0 56px", "declaration-property-value-disallowed-list"],
  ])("reports “%s”", async (declaration, rule) => {
    expect(await brokenRules(declaration)).toEqual([rule]);
  });

  it.each([
    "margin-inline-start: 4px",
    "inset-block: 0 auto",
    "inline-size: 100%",
    "margin: 0 4px 8px",
    "padding: 4px calc(1px + 2px)",
    "overflow-x: auto",
    "text-align: start",
    "border-radius: 2px 2px 0 0",
  ])("accepts “%s”", async (declaration) => {
    expect(await brokenRules(declaration)).toEqual([]);
  });
});
