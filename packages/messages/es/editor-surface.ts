/** @see ../en/editor-surface.ts */
import type { BackgroundSetting, SurfaceSetting } from "@matte/engine";

const surfaces: Readonly<Record<SurfaceSetting, string>> = {
  none: "Lisa",
  rag: "Algodón",
  linen: "Lino",
  laid: "Verjurado",
  board: "Cartón",
  canvas: "Lienzo",
  kozo: "Kozo",
  felt: "Fieltro",
};

const backgrounds: Readonly<Record<BackgroundSetting, string>> = {
  colour: "Color",
  gradient: "Degradado",
  photo: "Foto desenfocada",
};

export const editorSurface = {
  surface: "Superficie",
  surfaces,
  feature: "Verjurado, Cartón, Lienzo, Kozo y Fieltro",
  depth: "Relieve de la superficie",
  depthRow: "Relieve",
  more: "Más ajustes del paspartú",
  background: {
    name: "Fondo",
    kinds: backgrounds,
    gradient: "Degradado",
    colour: "Color",
    angleRow: "Ángulo",
    angle: "Ángulo del degradado",
    degrees: "grados",
    blurRow: "Desenfoque",
    blur: "Desenfoque del fondo",
    shadeRow: "Oscurecer",
    shade: "Oscurecer el fondo",
  },
  summary: (depth: number | null, background: BackgroundSetting) =>
    [...(depth === null ? [] : [`Relieve ${depth}`]), backgrounds[background]].join(", "),
};
