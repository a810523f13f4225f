import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Router } from "wouter";
import { PlanCard } from "./Pricing.tsx";

const TEAM = {
  name: "Team",
  benefits: ["presets", "priority-support"],
  offers: [
    { offer: "team-annual", cents: 48_000, months: 12 },
    { offer: "team-monthly", cents: 4900, months: 1 },
  ],
  recommended: false,
} as const;

/** Its type asks for children, which come as an argument. */
const ROUTER = { ssrPath: "/", children: null };

function textOf(card: Parameters<typeof PlanCard>[0]): string {
  const markup = renderToStaticMarkup(createElement(Router, ROUTER, createElement(PlanCard, card)));
  return markup.replaceAll(/<[^>]+>/g, "|").replaceAll(/\|+/g, "|");
}

test("a pricing card shows the name, prices and benefits of a plan’s row", () => {
  expect(textOf(TEAM)).toBe(
    "|Team|$|40.00|per month, billed annually at $480.00, |or |$49.00 billed monthly|" +
      "Save and load presets|Priority support|Choose Team|",
  );
});

test("a pricing card without an offer leads to the editor", () => {
  expect(textOf({ ...TEAM, offers: [] })).toBe(
    "|Team|$|0|One picture at a time|Save and load presets|Priority support|Try For Free|",
  );
});
