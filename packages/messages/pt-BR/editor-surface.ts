/** @see ../en/editor-surface.ts */
import type { BackgroundSetting, SurfaceSetting } from "@matte/engine";

const surfaces: Readonly<Record<SurfaceSetting, string>> = {
  none: "Lisa",
  rag: "Algodão",
  linen: "Linho",
  laid: "Vergê",
  board: "Cartão",
  canvas: "Tela",
  kozo: "Kozo",
  felt: "Feltro",
};

const backgrounds: Readonly<Record<BackgroundSetting, string>> = {
  colour: "Cor",
  gradient: "Degradê",
  photo: "Foto desfocada",
};

export const editorSurface = {
  surface: "Textura",
  surfaces,
  feature: "Vergê, Cartão, Tela, Kozo e Feltro",
  depth: "Relevo da textura",
  depthRow: "Relevo",
  more: "Mais ajustes do paspatur",
  background: {
    name: "Fundo",
    kinds: backgrounds,
    gradient: "Degradê",
    colour: "Cor",
    angleRow: "Ângulo",
    angle: "Ângulo do degradê",
    degrees: "graus",
    blurRow: "Desfoque",
    blur: "Desfoque do fundo",
    shadeRow: "Luminosidade",
    shade: "Luminosidade do fundo",
  },
  summary: (depth: number | null, background: BackgroundSetting) =>
    [...(depth === null ? [] : [`Relevo ${depth}`]), backgrounds[background]].join(", "),
};
