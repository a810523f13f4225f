import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { ProBadge } from "../button/ProBadge.tsx";
import { TextField } from "../field/TextField.tsx";
import { Switch } from "../switch/Switch.tsx";
import { show } from "../testing.tsx";
import { Row, Section } from "./Section.tsx";

test("a locked section disables everything but its badge", async () => {
  const heard: string[] = [];
  show(
    <Section title="Stroke" locked badge={<ProBadge of="inner stroke" onClick={() => heard.push("upsell")} />}>
      <Row label="Location">
        <TextField value="Studio 4" onChange={() => heard.push("typed")} />
      </Row>
      <Switch label="Print subject name" checked={false} onChange={() => heard.push("switched")} />
    </Section>,
  );
  const locked = [
    page.getByRole("textbox", { name: "Location" }),
    page.getByRole("switch", { name: "Print subject name" }),
  ];
  for (const control of locked) expect(control.element().matches(":disabled")).toBe(true);
  await expect.element(page.getByRole("group", { name: "Stroke" })).toHaveAttribute("aria-disabled", "true");
  await userEvent.click(page.getByRole("button", { name: /PRO/ }));
  expect(heard).toEqual(["upsell"]);
});

test("a press anywhere in a switch's row toggles it", async () => {
  const heard: boolean[] = [];
  show(<Switch label="Show metadata" checked={false} onChange={(checked) => heard.push(checked)} />);
  await userEvent.click(page.getByText("Show metadata"));
  expect(heard).toEqual([true]);
});

test("a text field reports each change while typing, and once more when it is left", async () => {
  const heard: [string, boolean][] = [];
  show(
    <Row label="Location">
      <TextField value="" onChange={(text, { final }) => heard.push([text, final])} />
    </Row>,
  );
  await userEvent.type(page.getByRole("textbox", { name: "Location" }), "Ä");
  await userEvent.keyboard("{Tab}");
  expect(heard).toEqual([
    ["Ä", false],
    ["", true],
  ]);
});
