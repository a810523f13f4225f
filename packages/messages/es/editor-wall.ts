/** @see ../en/editor-wall.ts */
import { format } from "./notation.ts";

const { number, plural } = format;

const photos = (count: number): string => `${number(count)} ${plural(count, { one: "foto", other: "fotos" })}`;

export const editorWall = {
  title: "Pared",
  count: (count: number) => (count === 1 ? photos(count) : `${photos(count)}, a la misma escala`),
  empty: "Aquí no cuelga ninguna foto. Cierra la pared y añade algunas.",
  hint: "Arrastra para reordenar. Doble clic para abrir.",
  hintTouch: "Mantén pulsado para reordenar. Toca dos veces para abrir.",
  zoomIn: "Acercar",
  zoomOut: "Alejar",
  tones: { white: "Pared blanca", neutral: "Pared gris", black: "Pared negra" },

  export: "Exportar la pared",
  shape: "Proporción de la imagen",
  shapes: { "16:9": "16:9", "4:5": "4:5", carousel: "Carrusel" },
  exported: "Pared exportada",
  carouselIsPro: "Los carruseles son exclusivos de Pro.",
  failed: "No se pudo exportar la pared. Inténtalo de nuevo.",
  leftOut: (count: number) =>
    `${photos(count)} no ${plural(count, { one: "aparece", other: "aparecen" })} en la imagen.`,
};
