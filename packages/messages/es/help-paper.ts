/** @see ../en/help-paper.ts */
import { rich } from "../rich-text.ts";
import type { HelpPageText } from "../help-text.ts";

const paper: HelpPageText = {
  title: "Recorte y papel",
  summary:
    "Recorta y nivela sobre la propia imagen, elige una proporción para la pantalla o un papel en centímetros para el laboratorio.",
  shot: "El modo Recortar: tiradores, tercios y el tamaño en píxeles.",
  sections: {
    crop: {
      title: "Recortar",
      words: "cortar enderezar nivelar horizonte girar rotar reflejar voltear",
      blocks: [
        {
          text: rich(
            "Pulsa <ui>Recortar</ui> (<key>C</key>). Arrastra las esquinas o elige una <ui>Proporción del recorte</ui>. <ui>Girar a la izquierda</ui>, <ui>Girar a la derecha</ui>, <ui>Reflejar</ui> y <ui>Enderezar</ui> están al lado. <key>Intro</key> equivale a <ui>Listo</ui>; <key>Esc</key> cancela.",
          ),
        },
        {
          text: rich(
            "Un JPEG recortado conserva sus datos, y nada de lo que recortaste queda en la exportación. Enderezar vuelve a codificar la foto. <ui>Copiar recorte</ui> y <ui>Pegar recorte</ui> recortan otras fotos igual.",
          ),
        },
      ],
    },
    shape: {
      title: "Una proporción sin recortar",
      words: "formato aspecto cuadrado Instagram lienzo",
      blocks: [
        {
          text: rich(
            "<ui>Proporción</ui>, en <ui>Marco</ui>, da a la imagen una proporción por medio de su paspartú: 4:5, 1:1, 16:9. No se corta ni se redimensiona ningún píxel. <ui>Preajuste para redes</ui>, en <ui>Salida</ui>, además redimensiona, a los píxeles de una publicación o una historia. Uno sustituye al otro, y un mensaje lo indica.",
          ),
        },
      ],
    },
    paper: {
      title: "Papel",
      words: "imprimir laboratorio centímetros pulgada ppp ppi dpi sangrado",
      blocks: [
        {
          steps: [
            rich("Abre <ui>Marco</ui> y elige un <ui>Tamaño de impresión</ui>, como 30 × 40 cm o A4."),
            rich(
              "Deja activado <ui>Ajustar al papel</ui>: la imagen toma la proporción del papel y gira con la foto, así que el laboratorio no corta nada.",
            ),
            rich(
              "Define el paspartú en milímetros con <ui>Paspartú (mm)</ui>, y <ui>Sangrado (mm)</ui> si tu imprenta lo pide.",
            ),
            rich(
              "Consulta <ui>Resolución de impresión</ui>. 300 ppp se ven nítidos en la mano; 150 ppp bastan en una pared.",
            ),
          ],
        },
        {
          text: "La resolución se escribe en el archivo, así que un programa de maquetación lo coloca al tamaño correcto.",
        },
      ],
    },
    "equal-mattes": {
      title: "Paspartús iguales en una serie",
      words: "borde ancho vertical horizontal",
      blocks: [
        {
          text: rich(
            "Un paspartú medido en por ciento del ancho difiere entre verticales y horizontales. <ui>Medido por</ui>, en <ui>Más ajustes del marco</ui>, mide por el lado corto o el largo, o por la media de ambos. Si en el lote hay de los dos, el editor ofrece <ui>Igualar</ui>.",
          ),
        },
      ],
    },
  },
};

export const helpPaper = { paper };
