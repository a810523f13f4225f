/** @see ../en/editor-wall.ts */
import { format } from "./notation.ts";

const { number, plural } = format;

const photos = (count: number): string => `${number(count)} ${plural(count, { one: "foto", other: "fotos" })}`;

export const editorWall = {
  title: "Parede",
  count: (count: number) => (count === 1 ? photos(count) : `${photos(count)}, uma só escala`),
  empty: "Não há fotos penduradas aqui. Feche a parede e adicione algumas.",
  hint: "Arraste para reordenar. Clique duas vezes para abrir.",
  hintTouch: "Segure para reordenar. Toque duas vezes para abrir.",
  zoomIn: "Ampliar",
  zoomOut: "Reduzir",
  tones: { white: "Parede branca", neutral: "Parede cinza", black: "Parede preta" },

  export: "Exportar a parede",
  shape: "Proporção da imagem",
  shapes: { "16:9": "16:9", "4:5": "4:5", carousel: "Carrossel" },
  exported: "Parede exportada",
  carouselIsPro: "Carrosséis são exclusivos do Pro.",
  failed: "Não foi possível exportar a parede. Tente novamente.",
  leftOut: (count: number) => `${photos(count)} ${plural(count, { one: "ficou", other: "ficaram" })} fora da imagem.`,
};
