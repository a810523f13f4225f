import { unstuff } from "../bits/unstuff.ts";
import type { McuGrid } from "../blocks/mcu.ts";
import { ScanCursor } from "../index/scan-cursor.ts";
import type { Component, Picture, Scan } from "../markers/picture.ts";
import type { LosslessSource } from "../open.ts";
import { damaged } from "../fallback.ts";
import { Accuracy } from "./accuracy.ts";
import { blockAt, emptyPlanes, type Plane } from "./planes.ts";
import { type BlockDecoder, blockDecoder } from "./scan-decoder.ts";

/**
 * Decodes all scans of a photo into coefficients.
 * @throws {FallbackError} if a scan is damaged or missing
 */
export function assemble({ picture, grid, bytes }: LosslessSource): readonly Plane[] {
  const planes = emptyPlanes(picture, grid);
  const accuracy = new Accuracy(picture.components.length);
  for (const scan of picture.scans) {
    accuracy.add(scan);
    decodeScan(bytes, scan, picture, grid, planes);
  }
  accuracy.checkComplete();
  return planes;
}

function decodeScan(bytes: Uint8Array, scan: Scan, picture: Picture, grid: McuGrid, planes: readonly Plane[]): void {
  const [only, ...others] = scan.components;
  const alone = others.length === 0 && only !== undefined ? planes[only.component]! : null;
  const { columns, rows } = alone ?? grid;
  const cursor = new ScanCursor(unstuff(bytes, scan.data), planes.length, scan.restartInterval, columns * rows);
  const decoders = decodersOf(scan, picture, cursor);
  const decode = alone === null ? mcuDecoder(decoders, picture.components, grid, planes) : soleDecoder(decoders, alone);
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      cursor.available();
      decode(column, row);
      cursor.took(1);
    }
  }
  cursor.finish();
}

type DecodeMcu = (column: number, row: number) => void;

/** Decoders by component of the frame; undefined for those that are not in the scan. */
function decodersOf(
  scan: Scan,
  { components, progressive }: Picture,
  cursor: ScanCursor,
): readonly (BlockDecoder | undefined)[] {
  return components.map((_, component) => {
    const part = scan.components.find((one) => one.component === component);
    return part && blockDecoder(scan, part, progressive, cursor);
  });
}

/** Decodes a scan of one component: an MCU is one block, and padding blocks are omitted, ITU-T T.81 §A.2.2. */
function soleDecoder(decoders: readonly (BlockDecoder | undefined)[], plane: Plane): DecodeMcu {
  const decode = decoders.find((one) => one !== undefined);
  if (decode === undefined) throw damaged("a scan of nothing");
  return (column, row) => decode(plane.coefficients, blockAt(plane, column, row));
}

/** Decodes a scan of several components: an MCU holds all their blocks in it, §A.2.3. */
function mcuDecoder(
  decoders: readonly (BlockDecoder | undefined)[],
  components: readonly Component[],
  { blocks }: McuGrid,
  planes: readonly Plane[],
): DecodeMcu {
  return (mcuColumn, mcuRow) => {
    for (const { component, column, row } of blocks) {
      const { h, v } = components[component]!;
      const plane = planes[component]!;
      decoders[component]?.(plane.coefficients, blockAt(plane, mcuColumn * h + column, mcuRow * v + row));
    }
  };
}
