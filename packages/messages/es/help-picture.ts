/** @see ../en/help-picture.ts */
import { rich } from "../rich-text.ts";
import type { HelpPageText } from "../help-text.ts";

const method: HelpPageText = {
  title: "Método de exportación",
  summary:
    "Un JPEG no se vuelve a codificar: conserva sus propios datos y solo el marco es nuevo. Qué dice la línea de estado, y por qué.",
  shot: "La línea de estado: JPEG sin pérdida, el tamaño en píxeles y el peso del archivo.",
  sections: {
    "lossless-jpeg": {
      title: "JPEG sin pérdida",
      words: "calidad compresión bit a bit",
      blocks: [
        {
          text: rich(
            "Guardar un JPEG suele costar calidad, porque se vuelve a codificar cada píxel. Matte copia los datos comprimidos de la foto en el archivo nuevo y codifica solo el marco. La línea de estado dice entonces <ui>JPEG sin pérdida</ui>.",
          ),
        },
        {
          text: "Para eso la foto tiene que encajar en la cuadrícula de bloques del archivo, así que el paspartú puede moverse hasta 8 px. Un texto, una marca o una esquina redondeada sobre la foto cambian los bloques que tienen debajo y ningún otro.",
        },
      ],
    },
    "encoded-again": {
      title: "Cuando se vuelve a codificar",
      words: "recompresión pérdida calidad motivo razón",
      blocks: [
        {
          text: rich(
            "La línea de estado dice entonces <code>JPEG 95 %</code>, con la razón entre paréntesis. Las habituales:",
          ),
        },
        {
          terms: [
            [
              "redimensionada para el preajuste, redimensionada al tamaño de exportación",
              rich("Los píxeles cambian. Elige <ui>Tamaño completo</ui>, y <ui>Tamaño original</ui> como preajuste."),
            ],
            [
              "enderezada",
              "Una imagen girada tiene píxeles nuevos. Los recortes y los cuartos de vuelta conservan los datos.",
            ],
            [
              "paspartú demasiado estrecho para conservar los datos originales",
              "El paspartú tendría que moverse más de una décima parte. Hazlo más ancho.",
            ],
            [
              "el paspartú se movería más de 8 px",
              "Los bloques de este archivo son grandes. Haz el paspartú un poco más ancho o más estrecho.",
            ],
            [
              "el pie de foto no puede moverse para conservar los datos originales",
              "Agranda el paspartú o el pie de foto.",
            ],
            ["foto gris, marco en color", "Un JPEG gris no puede dar color. Elige blanco, gris o negro."],
            [
              "sin conservar los datos originales",
              rich(
                "<ui>Conservar los datos JPEG originales</ui> está desactivado, en <ui>Salida</ui>, dentro de <ui>Más ajustes de salida</ui>.",
              ),
            ],
            ["datos dañados", "El archivo tiene un fallo. Cópialo otra vez de la tarjeta."],
          ],
        },
        {
          text: rich(
            "La calidad es entonces del 95 %, con toda la resolución de color. <ui>Calidad</ui> la cambia. Los navegadores sin WebAssembly siempre vuelven a codificar.",
          ),
        },
      ],
    },
    "other-formats": {
      title: "Otros formatos",
      words: "16 bits peso tamaño del archivo límite",
      blocks: [
        {
          points: [
            rich("PNG conserva cada píxel. Una foto de 16 bits sigue siendo de 16 bits: <code>PNG de 16 bits</code>."),
            "Los formatos raw, HEIC, AVIF, TIFF y JPEG XL no se pueden escribir. El JPEG propio de un archivo raw se enmarca sin pérdida; los demás pasan a JPEG, PNG o WebP.",
            rich(
              "Con <ui>Peso del archivo</ui>, en <ui>Tamaño de exportación</ui>, primero se ahorran bytes sin pérdida. Después cede la calidad y, por último, el tamaño; la línea de estado dice hasta dónde.",
            ),
          ],
        },
      ],
    },
    "left-out": {
      title: "Qué se omite",
      words: "C2PA metadatos ubicación GPS",
      blocks: [
        {
          text: rich(
            "“sin” indica lo que no pasa a la exportación: el vídeo de una foto en movimiento, un mapa de profundidad, las credenciales de contenido. Con <ui>Permitir volver al archivo original</ui> las credenciales vuelven al quitar el marco: consulta <unframe>Quitar el marco</unframe>.",
          ),
        },
        {
          text: rich(
            "El perfil y los datos de la cámara se conservan. Tu posición se elimina, salvo que <ui>Conservar la ubicación (GPS)</ui> esté activado.",
          ),
        },
      ],
    },
  },
};

const hdr: HelpPageText = {
  title: "Fotos HDR",
  summary:
    "Una foto de un teléfono o una cámara recientes sigue siendo HDR con su marco. Dónde se ve y cuándo se pierde.",
  sections: {
    "what-stays": {
      title: "Qué sigue siendo HDR",
      words: "mapa de ganancia gain map Ultra HDR Apple brillo",
      blocks: [
        {
          text: rich(
            "Los JPEG de Pixel, Galaxy, iPhone y otros llevan un mapa de ganancia, una segunda imagen con el brillo de las altas luces. Matte lo enmarca junto con la foto. El paspartú tiene el brillo de un blanco normal, así que la foto resplandece y el marco no.",
          ),
        },
        {
          points: [
            "Los HEIC y AVIF con mapa de ganancia pasan a ser JPEG con mapa de ganancia.",
            "Los PNG en PQ o HLG siguen siendo HDR como PNG.",
            rich("La línea de estado termina entonces en <code>HDR</code>."),
          ],
        },
      ],
    },
    "where-it-shows": {
      title: "Dónde se ve",
      blocks: [
        {
          text: rich(
            "La vista previa de estas fotos lleva la insignia <ui>HDR</ui>. En una pantalla HDR, púlsala para ver el brillo propio de la foto; la vista previa a su alrededor se dibuja con brillo normal. El archivo exportado necesita una pantalla HDR y un programa que lea mapas de ganancia, como Chrome, Safari o las apps de fotos de los teléfonos. En los demás casos se ve como la foto normal.",
          ),
        },
      ],
    },
    "when-it-is-lost": {
      title: "Cuándo se pierde",
      blocks: [
        {
          terms: [
            [
              rich("<code>HDR perdido</code>"),
              "El formato no lo admite: WebP, PNG de una foto con mapa de ganancia, AVIF en PQ o HLG. También se pierde en las fotos enmarcadas juntas y en los carruseles.",
            ],
            [rich("<code>datos HDR dañados</code>"), "El mapa de ganancia no se puede leer. La foto en sí está bien."],
          ],
        },
        { text: rich("<ui>Conservar HDR</ui>, en <ui>Más ajustes de salida</ui>, permite omitirlo a propósito.") },
        {
          text: "Algunas redes sociales eliminan los mapas de ganancia al subir las fotos. Prueba antes con una.",
        },
      ],
    },
  },
};

export const helpPicture = { method, hdr };
