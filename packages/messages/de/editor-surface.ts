/** @see ../en/editor-surface.ts */
import type { BackgroundSetting, SurfaceSetting } from "@matte/engine";

const surfaces: Readonly<Record<SurfaceSetting, string>> = {
  none: "Glatt",
  rag: "Hadern",
  linen: "Leinen",
  laid: "Gerippt",
  board: "Karton",
  canvas: "Leinwand",
  kozo: "Kozo",
  felt: "Filz",
};

const backgrounds: Readonly<Record<BackgroundSetting, string>> = {
  colour: "Farbe",
  gradient: "Verlauf",
  photo: "Unscharfes Foto",
};

export const editorSurface = {
  surface: "Oberfläche",
  surfaces,
  feature: "Gerippt, Karton, Leinwand, Kozo und Filz",
  depth: "Tiefe der Oberfläche",
  depthRow: "Tiefe",
  more: "Weitere Einstellungen des Passepartouts",
  background: {
    name: "Hintergrund",
    kinds: backgrounds,
    gradient: "Verlauf",
    colour: "Farbe",
    angleRow: "Winkel",
    angle: "Winkel des Verlaufs",
    degrees: "Grad",
    blurRow: "Unschärfe",
    blur: "Unschärfe des Hintergrunds",
    shadeRow: "Abdunkeln",
    shade: "Hintergrund abdunkeln",
  },
  summary: (depth: number | null, background: BackgroundSetting) =>
    [...(depth === null ? [] : [`Tiefe ${depth}`]), backgrounds[background]].join(", "),
};
