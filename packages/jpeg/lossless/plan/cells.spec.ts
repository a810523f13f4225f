import { describe, expect, it } from "vitest";
import { PlanMemory } from "./plan-memory.ts";
import { Cells, KEPT, MIXED, OVERLAID } from "./cells.ts";

const MCU = { width: 16, height: 8 };
const SIGNS: Readonly<Record<number, string>> = { [KEPT]: "K", [MIXED]: "m", [OVERLAID]: "o", 0: ".", 1: "1" };

function drawn({ columns, rows, kinds }: Cells): string[] {
  return Array.from({ length: rows }, (_, row) =>
    Array.from(kinds.subarray(row * columns, (row + 1) * columns), (kind) => SIGNS[kind]).join(""),
  );
}

describe("Cells", () => {
  it("distinguish cells inside a box from those that it touches", () => {
    const cells = new Cells({ width: 96, height: 40 }, MCU, new PlanMemory());
    cells.mark({ x: 10, y: 4, width: 60, height: 20 }, 1, MIXED);
    expect(drawn(cells)).toEqual(["mmmmm.", "m111m.", "m111m.", "......", "......"]);
  });

  it("extend a box at the canvas edge over the padding", () => {
    const cells = new Cells({ width: 90, height: 37 }, MCU, new PlanMemory());
    cells.mark({ x: 32, y: 16, width: 58, height: 21 }, KEPT, MIXED);
    expect(drawn(cells)).toEqual(["......", "......", "..KKKK", "..KKKK", "..KKKK"]);
  });

  it("accept boxes with fractions and beyond the canvas", () => {
    const cells = new Cells({ width: 64, height: 16 }, MCU, new PlanMemory());
    cells.mark({ x: -3.5, y: 7.9, width: 20, height: 100 }, OVERLAID, OVERLAID);
    cells.mark({ x: 200, y: 0, width: 9, height: 9 }, OVERLAID, OVERLAID);
    cells.mark({ x: 33, y: 0, width: 0, height: 9 }, OVERLAID, OVERLAID);
    expect(drawn(cells)).toEqual(["oo..", "oo.."]);
  });

  it("keep the kinds beneath overlays", () => {
    const cells = new Cells({ width: 64, height: 16 }, MCU, new PlanMemory());
    cells.mark({ x: 16, y: 0, width: 20, height: 16 }, 1, MIXED);
    cells.overlay({ x: 20, y: 0, width: 20, height: 8 });
    cells.overlay({ x: 0, y: 0, width: 20, height: 8 });
    expect(drawn(cells)).toEqual(["ooo.", ".1m."]);
    expect(Array.from({ length: 4 }, (_, cell) => cells.beneath(cell))).toEqual([0, 1, MIXED, 0]);
  });

  it("return their pixels and those that a box touches", () => {
    const cells = new Cells({ width: 64, height: 16 }, MCU, new PlanMemory());
    expect(cells.box(6)).toEqual({ x: 32, y: 8, width: 16, height: 8 });
    expect(cells.within({ x: 20, y: 0, width: 20, height: 9 })).toEqual([1, 2, 5, 6]);
  });
});
