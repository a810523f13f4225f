import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { ProBadge } from "../button/ProBadge.tsx";
import { TextField } from "../field/TextField.tsx";
import { Switch } from "../switch/Switch.tsx";
import { show } from "../testing.tsx";
import { Row, Section } from "./Section.tsx";

test("a locked section disables everything but its badge, which a click on any of its controls stands for", async () => {
  const heard: string[] = [];
  show(
    <Section
      title="Lines"
      badge={<ProBadge of="inner stroke" onClick={() => heard.push("badge")} />}
      onLocked={() => heard.push("control")}
    >
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
  await expect.element(page.getByRole("group", { name: "Lines" })).toHaveAttribute("aria-disabled", "true");
  await userEvent.click(page.getByRole("button", { name: /PRO/ }));
  for (const control of locked) {
    const { left, top, width, height } = control.element().getBoundingClientRect();
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    await userEvent.click(hit ?? document.body);
  }
  expect(heard).toEqual(["badge", "control", "control"]);
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
