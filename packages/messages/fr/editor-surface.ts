/** @see ../en/editor-surface.ts */
import type { BackgroundSetting, SurfaceSetting } from "@matte/engine";

const surfaces: Readonly<Record<SurfaceSetting, string>> = {
  none: "Lisse",
  rag: "Chiffon",
  linen: "Lin",
  laid: "Vergé",
  board: "Carton",
  canvas: "Toile",
  kozo: "Kozo",
  felt: "Feutre",
};

const backgrounds: Readonly<Record<BackgroundSetting, string>> = {
  colour: "Couleur",
  gradient: "Dégradé",
  photo: "Photo floutée",
};

export const editorSurface = {
  surface: "Surface",
  surfaces,
  feature: "Vergé, Carton, Toile, Kozo et Feutre",
  depth: "Relief de la surface",
  depthRow: "Relief",
  more: "Autres réglages du passe-partout",
  background: {
    name: "Fond",
    kinds: backgrounds,
    gradient: "Dégradé",
    colour: "Couleur",
    angleRow: "Angle",
    angle: "Angle du dégradé",
    degrees: "degrés",
    blurRow: "Flou",
    blur: "Flou du fond",
    shadeRow: "Ombrage",
    shade: "Ombrage du fond",
  },
  summary: (depth: number | null, background: BackgroundSetting) =>
    [...(depth === null ? [] : [`Relief ${depth}`]), backgrounds[background]].join(", "),
};
