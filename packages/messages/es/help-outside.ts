/** @see ../en/help-outside.ts */
import { rich } from "../rich-text.ts";
import type { HelpPageText } from "../help-text.ts";

const command: HelpPageText = {
  title: "La línea de comandos",
  summary:
    "Enmarca carpetas desde un terminal, un script u otro programa, con los mismos archivos que el editor, byte a byte.",
  sections: {
    start: {
      title: "Empezar",
      blocks: [
        {
          shell:
            'matte frame photo.jpg\nmatte frame *.jpg --look museum --out prints\nmatte frame *.jpg --credit "Ada Holm" --location "{city}, {country}"',
        },
        {
          text: rich(
            "Los resultados van a <code>framed/</code>, o adonde diga <code>--out</code>. Tus archivos no cambian. Los resultados que ya existen se omiten, así que una segunda llamada continúa la primera; <code>--force</code> los sustituye. <code>matte looks</code> muestra la lista de looks, y <code>--look</code> también acepta un archivo de <ui>Exportar look</ui>.",
          ),
        },
      ],
      plan: rich(
        "<code>matte sign-in</code> inicia la sesión en el equipo, con el plan de tu cuenta. Sin ella se enmarca una foto cada vez, con la marca de agua.",
      ),
    },
    captions: {
      title: "Un pie de foto para cada foto",
      blocks: [
        {
          text: rich(
            "Exporta la tabla de <ui>Editar pies de foto</ui>, o escribe una en una hoja de cálculo. Cada fila indica su foto por el nombre de archivo.",
          ),
        },
        { shell: "matte frame *.jpg --captions captions.csv --preset portrait-4x5 --out social" },
      ],
    },
    inspect: {
      title: "Mirar antes de enmarcar",
      blocks: [
        { shell: "matte inspect photo.jpg\nmatte frame *.jpg --dry-run" },
        {
          text: rich(
            "<code>matte inspect</code> dice cómo se exportaría una foto, qué escribió su cámara y qué dicen sus credenciales de contenido. <code>--dry-run</code> muestra lo que se escribiría, y no escribe nada.",
          ),
        },
      ],
    },
    more: {
      title: "Carpetas, recortes y trabajos grandes",
      words: "Lightroom darktable Kubernetes automatización script",
      blocks: [
        {
          shell:
            "matte watch ~/Pictures/export\nmatte frame photo.jpg --crop 4:5 --max-kb 2000\nmatte frame *.jpg --shard 2/4\nmatte unframe framed/*.jpeg",
        },
        {
          text: rich(
            "<code>matte watch</code> enmarca lo que llega a una carpeta. <code>--shard</code> reparte un trabajo entre varios equipos. Lightroom Classic y darktable pueden llamar a Matte al exportar. <code>matte help frame</code> enumera todas las opciones.",
          ),
        },
      ],
    },
  },
};

const privacy: HelpPageText = {
  title: "Privacidad, y dónde se guarda tu trabajo",
  summary:
    "Las fotos se enmarcan en tu navegador. Qué se queda en tu dispositivo, qué guarda un servidor y cómo eliminarlo.",
  shot: "La visita siguiente: una foto nueva en el editor y, encima, la oferta de restaurar las fotos de la última visita.",
  sections: {
    "on-your-device": {
      title: "En tu dispositivo",
      words: "restaurar fallo sin conexión almacenamiento perdido",
      blocks: [
        {
          text: rich(
            "Es tu navegador quien abre, enmarca y escribe las fotos. La lista, los pies de foto y los ajustes se guardan en su almacenamiento mientras trabajas. Después de un fallo o de recargar la página, el editor dice <ui>Tus fotos siguen aquí</ui>: restáuralas o pulsa <ui>Empezar de cero</ui>.",
          ),
        },
        {
          points: [
            "Las fotos que soltaste se abren desde donde están; las demás se copian en el almacenamiento del navegador, hasta 2 GB.",
            "Después de recargar la página no hay nada que deshacer.",
            "Las ventanas privadas no guardan nada: exporta antes de cerrarlas.",
            "Lo que dejas se elimina a los 14 días, y al cerrar sesión. El editor pregunta antes.",
          ],
        },
        { text: "Una vez cargado, el editor funciona sin conexión. Lo que haya que enviar, espera." },
      ],
    },
    "in-the-file": {
      title: "En el archivo exportado",
      words: "metadatos ubicación GPS EXIF",
      blocks: [
        {
          text: rich(
            "La exportación contiene lo que imprimiste, tu crédito y los datos de la cámara. Solo contiene tu posición con <ui>Conservar la ubicación (GPS)</ui>. <ui>Nombres de lugar según el GPS</ui> imprime la ciudad y el país; la posición en sí no sale de tu navegador.",
          ),
        },
        {
          text: rich(
            "Si <ui>Recordar el marco en el archivo</ui> no está desactivado, contiene además tu look y tus textos, cerca de medio kilobyte, para que <unframe>el marco se pueda quitar</unframe>.",
          ),
        },
      ],
    },
    "on-the-server": {
      title: "En el servidor",
      words: "subir eliminar borrar cuenta datos",
      isPublic: true,
      blocks: [
        {
          points: [
            "Tu cuenta: dirección, nombre, plan y respuestas.",
            "Por cada foto que cargas, una vista previa de 600 px y el nombre del archivo.",
            rich(
              "Por cada exportación, una copia. <ui>Guardar copias de las exportaciones</ui>, en la página de la cuenta, permite desactivarlo.",
            ),
          ],
        },
        {
          text: rich(
            "Las vistas previas y las copias no llevan datos de la cámara ni lugares. Solo tú y los administradores pueden abrirlas. <ui>Imágenes</ui>, en la página de la cuenta, dice cuántas hay, y <ui>Eliminar todas</ui> las borra. Allí puedes descargar todos los datos sobre ti y eliminar la cuenta.",
          ),
        },
      ],
      plan: "Los ajustes y los logotipos siguen a tu cuenta en Pro y Studio; en Free se quedan en este navegador.",
    },
    "on-this-server": {
      title: "En este servidor",
      words: "subir",
      isPrivate: true,
      blocks: [
        {
          text: "Este Matte es privado. Las fotos y las exportaciones nunca se le envían. Guarda tus ajustes, looks y logotipos, para que estén en todos los navegadores que lo abran.",
        },
      ],
    },
  },
};

export const helpOutside = { command, privacy };
