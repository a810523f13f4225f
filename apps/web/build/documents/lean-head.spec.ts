import { expect, test } from "vitest";
import { leanHead } from "./lean-head.ts";

const TEMPLATE = `<head>
    <script src="/assets/first-paint.js"></script>
    <script type="module" crossorigin src="/assets/static.js"></script>
    <link rel="modulepreload" crossorigin href="/assets/shared.js">
    <link rel="stylesheet" crossorigin href="/assets/shared.css">
    <link rel="stylesheet" crossorigin href="/assets/static.css">
  </head>`;

const SHEETS: Readonly<Record<string, string>> = {
  "assets/shared.css": "body { margin: 0 }",
  "assets/static.css": ".hero { color: red }",
};

function lean(sheets = SHEETS): {
  readonly template: string;
  readonly files: readonly { fileName: string; source: string }[];
} {
  const files: { fileName: string; source: string }[] = [];
  const emitFile = (file: object): string => {
    files.push(file as (typeof files)[number]);
    return "";
  };
  return { template: leanHead({ emitFile, read: (name) => sheets[name] ?? "" }, TEMPLATE), files };
}

test("the style sheets become one file in their order, loaded before all scripts", () => {
  const { template, files } = lean();
  expect(files.map(({ source }) => source)).toEqual(["body { margin: 0 }\n.hero { color: red }"]);
  expect(template.match(/rel="stylesheet"/g)).toHaveLength(1);
  expect(template.indexOf(`href="/${files[0]?.fileName}"`)).toBeLessThan(template.indexOf("<script"));
});

test("the name of the style sheet changes with its contents", () => {
  const [first] = lean().files;
  const [other] = lean({ ...SHEETS, "assets/static.css": ".hero { color: blue }" }).files;
  expect(first?.fileName).toMatch(/^assets\/page-[\w-]{8}\.css$/);
  expect(other?.fileName).not.toBe(first?.fileName);
});

test("module scripts are loaded with low priority, the script of the first paint is not", () => {
  const { template } = lean();
  expect(template.match(/fetchpriority="low"/g)).toHaveLength(2);
  expect(template).toContain('<script src="/assets/first-paint.js">');
});
