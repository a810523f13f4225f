/** @see ../en/cli-manual.ts */
export const cliManual = {
  title: "Manual de Matte",
  summary: "enmarca fotografías",
  headings: {
    name: "Nombre",
    synopsis: "Sinopsis",
    description: "Descripción",
    options: "Opciones",
    commands: "Comandos",
    exits: "Estado de salida",
    environment: "Entorno",
    files: "Archivos",
    examples: "Ejemplos",
  },
  description: [
    "Un look describe el marco: uno incorporado, o un archivo exportado por el editor. Los resultados son los mismos archivos, byte a byte, que las exportaciones del navegador. Cuando el look lo permite, un JPEG conserva sus propios datos y no se vuelve a codificar.",
    "Los resultados van a una carpeta, por defecto “framed”. Se escriben completos o no se escriben. Los resultados que ya existen se omiten, de modo que una segunda llamada continúa la primera. Las fotos solo se sustituyen con --in-place, que omite las que ya están enmarcadas; con --force cambia sus marcos. Un archivo que enmarcó Matte se enmarca como su foto, con los textos que recuerda; --again lo enmarca tal como está.",
    'Los pies de foto salen de las opciones --title, --location, --credit y --alt, y de la tabla de --captions: CSV con la columna “File name” y cualquiera de “Subject”, “Location”, “Photo credit”, “Additional credits”, “Camera”, “Lens”, “Film” y “Alt text”, tal como la exporta el editor. Todos activan el pie de foto, salvo el texto alternativo, que solo se escribe en el archivo. Tienen prioridad sobre los textos que recuerda un archivo; estos, sobre los textos de un archivo de look (un objeto “texts” en su JSON, como "photoBy"); y estos, sobre los metadatos de la foto. Los campos entre llaves, como {city}, salen de la foto.',
    "Con --shard, los equipos que reciben la misma lista enmarcan una parte cada uno, sin saber unos de otros. La parte de una foto depende solo del nombre de su archivo. Una parte interrumpida se vuelve a llamar y omite los resultados que ya existen.",
    "Con --credentials, los resultados reciben credenciales de contenido (C2PA): declaraciones firmadas de que la foto se abrió y se editó y, cuando es cierto, se recortó, se redimensionó o se colocó. Las credenciales que tiene la foto se conservan junto a ellas, salvo que puedan contener una ubicación o mostrar lo que se recortó y el resultado no lo tenga. Los lectores que no conocen la autoridad del certificado dicen que la fuente es desconocida.",
    "Los datos se escriben en la salida estándar; los mensajes, en el error estándar.",
  ],
  environment: {
    "LC_ALL, LC_MESSAGES, LANG":
      "El idioma de la ayuda y los mensajes, por ejemplo es_ES.UTF-8; --lang tiene prioridad.",
    XDG_CONFIG_HOME: "Carpeta de los ajustes, en lugar de ~/.config.",
    "JOB_COMPLETION_INDEX, JOB_COMPLETIONS": "La parte de --shard auto en un Indexed Job de Kubernetes.",
    "SLURM_ARRAY_TASK_ID, SLURM_ARRAY_TASK_COUNT": "La parte de --shard auto en un job array de Slurm.",
    "AWS_BATCH_JOB_ARRAY_INDEX, AWS_BATCH_JOB_ARRAY_SIZE": "La parte de --shard auto en un array job de AWS Batch.",
    NO_COLOR: "No tiene efecto, porque los mensajes no llevan colores.",
  },
  files: {
    "~/.config/matte/account.json":
      "La cuenta con la sesión iniciada; en macOS, en ~/Library/Application Support/matte.",
  },
};
