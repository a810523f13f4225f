/** @see ../en/help-start.ts */
import { rich } from "../rich-text.ts";
import type { HelpPageText } from "../help-text.ts";

const firstFrame: HelpPageText = {
  title: "Tu primer marco",
  summary: "Añade una foto, elige un paspartú, exporta. Se tarda un minuto, y tu archivo se queda como está.",
  shot: "El editor: los ajustes a la izquierda, la foto enmarcada en el centro, la lista de fotos a la derecha.",
  sections: {
    "add-a-photo": {
      title: "Añadir una foto",
      words: "abrir subir importar formatos CR3 NEF ARW DNG iPhone",
      blocks: [
        {
          text: rich(
            "Suelta un archivo en cualquier punto del editor, pulsa <ui>Añadir fotos</ui> (<key>Ctrl O</key>; en un Mac, <key>⌘ O</key>) o pégalo. Si no tienes ninguna foto a mano, pulsa <ui>Probar con una foto de muestra</ui>.",
          ),
        },
        {
          text: "Matte abre JPEG, PNG, WebP, TIFF, AVIF, HEIC, JPEG XL y raw de cámara. Un archivo raw se abre como el JPEG que la cámara guardó dentro. JPEG XL necesita un navegador que sepa leerlo, como Safari.",
        },
      ],
    },
    "choose-a-frame": {
      title: "Elegir un marco",
      words: "borde margen paspartú passe-partout mat",
      blocks: [
        {
          steps: [
            rich("Pulsa un marco en <ui>Looks</ui>. La vista previa es la exportación, solo que más pequeña."),
            rich(
              "Cambia lo que quieras. <ui>Paspartú</ui> tiene el tamaño, el color y la superficie; <ui>Líneas</ui>, las líneas finas alrededor de la foto; <ui>Marco</ui>, los lados, la proporción y el cartón.",
            ),
            rich(
              "Mantén pulsada <key>\\</key> para ver solo la foto. Pulsa <key>Z</key> para verla al 100 %. <ui>Deshacer</ui> (<key>Ctrl Z</key>) revierte cualquier paso.",
            ),
          ],
        },
        { text: rich("<ui>Restablecer</ui> empieza de nuevo, y también se puede deshacer.") },
      ],
      plan: rich(
        "Las líneas, el bisel, el paspartú interior, el logotipo y la mayoría de las superficies forman parte de Pro. En Free, una línea dice qué omite un look.",
      ),
    },
    export: {
      title: "Exportar",
      words: "guardar descargar marca de agua",
      blocks: [
        {
          text: rich(
            "Pulsa <ui>Exportar</ui> (<key>Ctrl S</key>). Una foto se descarga; varias van en un ZIP. En un teléfono pasan al menú de compartir. <ui>Salida</ui> define el formato, el tamaño y el preajuste para redes.",
          ),
        },
        {
          text: rich(
            "El resultado es un archivo nuevo. El tuyo no cambia. <ui>Método de exportación</ui>, en la línea de estado, dice cómo se hace el nuevo: consulta <method>Método de exportación</method>.",
          ),
        },
      ],
      plan: "Las exportaciones de Free llevan una pequeña marca de agua.",
    },
  },
};

const captions: HelpPageText = {
  title: "Pies de foto y campos",
  summary: "Imprime bajo la foto título, lugar, crédito y datos de la cámara, escritos por ti o tomados del archivo.",
  shot: "La sección Pie de foto con un campo entre llaves, y el pie de foto que imprime.",
  sections: {
    "what-is-printed": {
      title: "Qué se imprime",
      words: "metadatos EXIF IPTC texto título fuente letra tipografía",
      blocks: [
        {
          text: rich(
            "Escribe en <ui>Nombre del motivo</ui>, <ui>Lugar</ui>, <ui>Crédito fotográfico</ui> o <ui>Créditos adicionales</ui>: el pie de foto se activa. <ui>Mostrar metadatos</ui> lo desactiva y lo vuelve a activar. El motivo y el lugar empiezan con lo que trae el archivo: su título, su ciudad y su país.",
          ),
        },
        {
          text: rich(
            "<ui>Datos de la cámara</ui> imprime la cámara, el objetivo y la exposición. Los nombres se simplifican (<ui>Simplificar nombres de cámara</ui>). <ui>Imprimir la fecha</ui> añade la fecha. Lo que no cabe en un estilo se indica debajo.",
          ),
        },
        {
          text: "El título, el lugar y el crédito se escriben también en el archivo exportado, donde los buscan redacciones y agencias.",
        },
      ],
      plan: rich(
        "Cámara, objetivo o exposición por separado, otras tipografías y los estilos <ui>Placa</ui>, <ui>Contacto</ui> y <ui>Prensa</ui> forman parte de Pro.",
      ),
    },
    "fields-in-braces": {
      title: "Campos entre llaves",
      words: "plantilla variables marcador",
      blocks: [
        {
          text: rich(
            "Escribe <key>{</key> o pulsa <ui>Insertar campo</ui>. La lista muestra cada campo con su valor en esta foto. Un solo texto sirve así para todas las fotos:",
          ),
        },
        {
          terms: [
            [rich("<code>{city}, {country}</code>"), "Lugar, del archivo"],
            [rich("<code>{date:MMMM YYYY}</code>"), "mayo 2026"],
            [rich("<code>{title|filename:words}</code>"), "El título; si no lo hay, el nombre del archivo en palabras"],
            [rich("<code>{number:000} / {count}</code>"), "007 / 24"],
            [rich("<code>{camera} {aperture} {shutter}</code>"), "Datos de la cámara en un texto propio"],
          ],
        },
        { text: "Un campo mal escrito se señala debajo del texto, con el que probablemente querías." },
      ],
    },
    "one-photo-or-all": {
      title: "Una foto o todas",
      words: "lote selección hoja de cálculo CSV tabla",
      blocks: [
        {
          text: rich(
            "<ui>Se aplica a</ui>, encima de un campo, dice a qué fotos afecta: <ui>Esta foto</ui>, las seleccionadas o <ui>Todas las fotos</ui>. Lo que escribes para una foto tiene prioridad. <key>Alt ↓</key> pasa al mismo campo de la foto siguiente.",
          ),
        },
        {
          text: rich(
            "<ui>Editar pies de foto</ui> abre una tabla con todas las fotos. Tiene las teclas de una hoja de cálculo, acepta celdas de otra, y lee y escribe archivos CSV.",
          ),
        },
      ],
    },
    "who-is-credited": {
      title: "A quién se da crédito",
      words: "creador artista autor copyright derechos",
      blocks: [
        {
          text: rich(
            "Si el archivo nombra a su creador, <ui>Según el archivo</ui> muestra el nombre debajo del crédito. <ui>Usar</ui> lo adopta. Si una exportación va a sustituir otro nombre, antes lo avisa una nota.",
          ),
        },
        {
          text: rich(
            "Dos fotógrafos en una boda necesitan dos perfiles. <ui>Nuevo perfil</ui>, en el menú de looks, guarda con un nombre un crédito, los derechos, un lugar, un logotipo y un look. A partir de dos perfiles, una fila de iniciales sobre los looks aplica uno a las fotos seleccionadas o a todas.",
          ),
        },
      ],
    },
  },
};

const looks: HelpPageText = {
  title: "Looks, y looks propios",
  summary: "Un look define todo el marco con un clic. Guarda los tuyos, compártelos con un enlace o proponlos.",
  shot: "La fila de looks, dibujados sobre la foto seleccionada.",
  sections: {
    "choose-a-look": {
      title: "Elegir un look",
      words: "preajuste preset estilo plantilla",
      blocks: [
        {
          text: rich(
            "<ui>Looks</ui> dibuja cada marco sobre tu foto. Un look solo define el marco: tus textos, y si se muestra un pie de foto, se quedan como están. Si cambias algo, el nombre lo indica, y <ui>Menú de looks</ui> permite volver atrás.",
          ),
        },
        {
          text: rich(
            "Con varias fotos seleccionadas, un look es solo para ellas, y sus miniaturas quedan señaladas. <ui>Usar en todas las fotos</ui> lo da a las demás.",
          ),
        },
      ],
    },
    "keep-your-own": {
      title: "Guardar los tuyos",
      words: "preajuste preset guardar almacenar",
      blocks: [
        {
          text: rich(
            "<ui>Guardar este look</ui>, en el <ui>Menú de looks</ui>, lo añade a la fila en todos tus dispositivos. El menú también lo actualiza, lo renombra y lo elimina. <ui>Exportar look</ui> escribe un archivo e <ui>Importar look</ui> lo lee; la línea de comandos acepta el mismo archivo.",
          ),
        },
      ],
      plan: "Los looks guardados forman parte de Studio. Con cualquier plan puedes guardar un look como archivo o como enlace.",
    },
    "share-a-look": {
      title: "Compartir un look",
      blocks: [
        {
          text: rich(
            "<ui>Copiar enlace a este look</ui> copia una dirección que contiene el marco y nada más. Los nombres, lugares y créditos solo van dentro si marcas <ui>Con nombres, lugares y créditos</ui>. Quien la abre ve primero el look y decide con <ui>Conservar</ui>.",
          ),
        },
      ],
    },
    "submit-a-look": {
      title: "Proponerlo para todo el mundo",
      isPublic: true,
      blocks: [
        {
          text: rich(
            "<ui>Proponer este look</ui> envía el marco, nunca tu foto. Cuando un administrador lo aprueba, cuelga en la página de looks de otras personas, en nuestras propias imágenes. Puedes retirarlo en la página de tu cuenta.",
          ),
        },
      ],
    },
  },
};

export const helpStart = { firstFrame, captions, looks };
