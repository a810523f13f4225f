/** @see ../en/help-files.ts */
import { rich } from "../rich-text.ts";
import type { HelpPageText } from "../help-text.ts";

const series: HelpPageText = {
  title: "Una serie de fotos",
  summary: "Enmarca un lote de una vez, reúne fotos en un marco, corta un carrusel, cuélgalas en una pared.",
  shot: "Tres fotos enmarcadas juntas en fila, con la sección Juntas.",
  sections: {
    batches: {
      title: "Lotes",
      words: "ZIP carpeta varias selección ordenar procesar por lotes batch",
      blocks: [
        {
          text: rich(
            "Suelta archivos o carpetas, o pulsa <ui>Abrir carpeta</ui>. Los ajustes valen para todas las fotos; los pies de foto, para las que indica <ui>Se aplica a</ui>. <ui>Exportar</ui> escribe un ZIP. En Chrome y Edge, <ui>Exportar a una carpeta</ui> escribe en una carpeta <code>framed</code> junto a tus archivos, omite lo que ya está y continúa después de un fallo.",
          ),
        },
        {
          text: rich(
            "Selecciona varias con <key>Mayús</key> o <key>Ctrl</key> y un clic; en un teléfono, con <ui>Seleccionar</ui>. Los looks, los pies de foto, los recortes y las exportaciones afectan entonces a las seleccionadas. <ui>Ordenar</ui> coloca la lista por nombre, hora o valoración.",
          ),
        },
        {
          text: rich(
            "<ui>Exportar además</ui> añade otros tamaños a la misma exportación, cada uno en su propia carpeta.",
          ),
        },
      ],
      plan: "Trabajar con varias fotos a la vez forma parte de Pro.",
    },
    together: {
      title: "Fotos juntas",
      words: "díptico tríptico collage cuadrícula",
      blocks: [
        {
          text: rich(
            "Selecciona de dos a nueve fotos y pulsa <key>T</key>, o <ui>Enmarcar juntas</ui> en el menú de la lista. Se convierten en una sola imagen: una <ui>Fila</ui>, una <ui>Columna</ui> o una <ui>Cuadrícula</ui>, con una <ui>Separación</ui>. <ui>Separar</ui> las vuelve a dividir.",
          ),
        },
        {
          text: rich(
            "Los JPEG conservan sus datos si tienen el mismo tamaño, muestreo y perfil, y están girados igual. Si no, <method>Método de exportación</method> dice qué difiere. Recorta las fotos antes de juntarlas.",
          ),
        },
      ],
      plan: "Las fotos juntas forman parte de Pro.",
    },
    carousel: {
      title: "Carruseles",
      words: "Instagram diapositivas deslizar panorama panorámica",
      blocks: [
        {
          text: rich(
            "Elige <ui>Carrusel</ui> como <ui>Preajuste para redes</ui> y un número de <ui>Diapositivas</ui>. Una imagen recorre entonces de dos a diez diapositivas sin costuras; la vista previa muestra los cortes. Los archivos terminan en <code>-1</code>, <code>-2</code> y así sucesivamente, en el orden en que se publican.",
          ),
        },
      ],
      plan: "Los carruseles forman parte de Pro.",
    },
    wall: {
      title: "La serie en una pared",
      words: "exposición colgar galería orden",
      blocks: [
        {
          text: rich(
            "Pulsa <key>W</key>, o <ui>Vista de pared</ui> debajo de la imagen. Todas las fotos enmarcadas cuelgan una al lado de otra a la misma escala. Arrástralas para cambiar el orden, o pulsa <key>Alt</key> con una flecha; un doble clic abre una. <ui>Exportar la pared</ui> guarda una imagen, o las diapositivas de un carrusel.",
          ),
        },
      ],
    },
    "contact-sheet": {
      title: "Hojas de contactos y PDF",
      words: "imprimir índice contactos",
      blocks: [
        {
          text: rich(
            "Elige <ui>PDF</ui> como <ui>Formato de exportación</ui>: un archivo con una página por foto, a su tamaño de impresión. <ui>Hoja de contactos…</ui> en el menú de <ui>Exportar</ui> pone muchas fotos en una página, con el motivo y el lugar debajo de cada una. También ahí los JPEG conservan sus datos. La <command>línea de comandos</command> escribe lo mismo:",
          ),
        },
        {
          shell:
            "matte frame *.jpg --pdf prints.pdf\nmatte frame *.jpg --pdf contact.pdf --contact-sheet --columns 3 --rows 4",
        },
      ],
      plan: "Los PDF forman parte de Pro.",
    },
  },
};

const unframe: HelpPageText = {
  title: "Quitar el marco",
  summary: "Cambia el marco del año pasado, o quítalo y recupera la foto tal como era, solo con el archivo exportado.",
  shot: "Una exportación abierta de nuevo: Ya enmarcada aquí, con los botones Cambiar el marco y Quitar el marco.",
  sections: {
    "open-an-export": {
      title: "Abrir una exportación",
      words: "deshacer quitar borde cambiar otra vez",
      blocks: [
        {
          text: "Añade un archivo que exportó Matte. Recuerda su look, sus textos y dónde está la foto. El editor pregunta qué quieres hacer:",
        },
        {
          terms: [
            [
              rich("<ui>Cambiar el marco</ui>"),
              "La foto sale de su marco, con el look y los textos como estaban. Cámbialos y vuelve a exportar.",
            ],
            [rich("<ui>Quitar el marco</ui>"), "La foto sale sin marco."],
            [rich("<ui>Enmarcar otra vez</ui>"), "Un segundo marco rodea al primero."],
          ],
        },
        {
          text: "Una foto que se exportó sin pérdida vuelve sin pérdida: con los mismos datos que el original. Una foto HDR sigue siendo HDR.",
        },
      ],
    },
    "byte-for-byte": {
      title: "El original, byte a byte",
      words: "restaurar recuperar",
      blocks: [
        {
          text: rich(
            "Activa <ui>Permitir volver al archivo original</ui> en <ui>Más ajustes de salida</ui> antes de exportar. El archivo guarda entonces también lo que le falta del original, y <ui>Quitar el marco</ui> devuelve ese archivo, byte a byte. Con un recorte no se puede, porque habría que guardar lo que recortaste.",
          ),
        },
      ],
    },
    "when-it-cannot": {
      title: "Cuando no se puede quitar",
      blocks: [
        {
          points: [
            "Otro programa ha guardado el archivo después, o una red social lo ha vuelto a codificar.",
            rich(
              "La foto se volvió a codificar al enmarcarla: <method>Método de exportación</method> lo dice en ese momento.",
            ),
            rich("<ui>Recordar el marco en el archivo</ui> estaba desactivado."),
            rich(
              "Una <ui>Marca sobre la foto</ui> se queda, a propósito. Un logotipo no está en el archivo: añádelo de nuevo.",
            ),
          ],
        },
        { text: "Conserva tus originales. Matte no es un archivo fotográfico." },
      ],
    },
  },
};

export const helpFiles = { series, unframe };
