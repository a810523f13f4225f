import { expect, it } from "vitest";
import { fillPage } from "./filled-page.ts";

it.each([
  ["a text", "<h1>{{name}}</h1>", { name: "Print room" }, "<h1>Print room</h1>"],
  ["markup as text", "<h1>{{name}}</h1>", { name: "<b>&\"'" }, "<h1>&lt;b&gt;&amp;&quot;&#39;</h1>"],
  ["a text that looks like a place", "{{name}} {{slug}}", { name: "{{slug}}", slug: "a" }, "{{slug}} a"],
  ["a text with replacement patterns", "{{name}}", { name: "$& $1 $`" }, "$&amp; $1 $`"],
  ["a place without a value", "a{{gone}}b", {}, "ab"],
  [
    "a part, once per value",
    "<ul>{{looks}}<li>{{name}}</li>{{/looks}}</ul>",
    { looks: [{ name: "a" }, { name: "b" }] },
    "<ul><li>a</li><li>b</li></ul>",
  ],
  ["no part without values", "<p>{{none}}Nothing{{/none}}</p>", { none: [] }, "<p></p>"],
  [
    "parts in parts, with the values around",
    "{{looks}}{{authored}}{{author}} {{slug}}{{/authored}};{{/looks}}",
    { slug: "s", looks: [{ author: "a", authored: [{}] }, { authored: [] }] },
    "a s;;",
  ],
])("A page shows %s", (_name, template, values, page) => {
  expect(fillPage(template, values)).toBe(page);
});
