/** @see ../en/editor-surface.ts */
import type { BackgroundSetting, SurfaceSetting } from "@matte/engine";
import type { editorSurface as English } from "../en/editor-surface.ts";

const surfaces: Readonly<Record<SurfaceSetting, string>> = {
  none: "Liscia",
  rag: "Cotone",
  linen: "Lino",
  laid: "Vergata",
  board: "Cartone",
  canvas: "Tela",
  kozo: "Kozo",
  felt: "Feltro",
};

const backgrounds: Readonly<Record<BackgroundSetting, string>> = {
  colour: "Colore",
  gradient: "Sfumatura",
  photo: "Foto sfocata",
};

export const editorSurface: typeof English = {
  surface: "Superficie",
  surfaces,
  feature: "Vergata, Cartone, Tela, Kozo e Feltro",
  depth: "Rilievo della superficie",
  depthRow: "Rilievo",
  more: "Altre impostazioni del passepartout",
  background: {
    name: "Sfondo",
    kinds: backgrounds,
    gradient: "Sfumatura",
    colour: "Colore",
    angleRow: "Angolo",
    angle: "Angolo della sfumatura",
    degrees: "gradi",
    blurRow: "Sfocatura",
    blur: "Sfocatura dello sfondo",
    shadeRow: "Luminosità",
    shade: "Luminosità dello sfondo",
  },
  summary: (depth: number | null, background: BackgroundSetting) =>
    [...(depth === null ? [] : [`Rilievo ${depth}`]), backgrounds[background]].join(", "),
};
