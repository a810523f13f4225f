/** Areas in one colour or pattern, and images. */
import type { Box } from "../layout/geometry.ts";
import type { Surface } from "./surface.ts";

export function fill(surface: Surface<unknown>, style: unknown, { x, y, width, height }: Box): void {
  surface.fillStyle = style;
  surface.fillRect(x, y, width, height);
}

export function paintImage<Picture>(surface: Surface<Picture>, image: Picture, box: Box): void {
  surface.drawImage(image, box.x, box.y, box.width, box.height);
}
