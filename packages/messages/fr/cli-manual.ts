/** @see ../en/cli-manual.ts */
export const cliManual = {
  title: "Manuel de Matte",
  summary: "encadrer des photographies",
  headings: {
    name: "Nom",
    synopsis: "Synopsis",
    description: "Description",
    options: "Options",
    commands: "Commandes",
    exits: "Code de sortie",
    environment: "Environnement",
    files: "Fichiers",
    examples: "Exemples",
  },
  description: [
    "Un look décrit le cadre : un look intégré, ou un fichier exporté par l’éditeur. Les résultats sont les mêmes fichiers que les exports du navigateur, à l’octet près. Là où le look le permet, un JPEG garde ses données et n’est pas réencodé.",
    "Les résultats vont dans un dossier, par défaut « framed ». Ils sont écrits entièrement ou pas du tout. Les résultats existants sont ignorés : un second appel continue donc le premier. Les photos ne sont remplacées qu’avec --in-place, qui ignore les photos déjà encadrées ; avec --force, il modifie leur cadre. Un fichier encadré par Matte est encadré comme sa photo, avec les textes dont il se souvient ; --again l’encadre tel quel.",
    'Les légendes viennent des options --title, --location, --credit et --alt, et du tableau de --captions : un CSV avec la colonne « Nom du fichier » et, au choix, « Sujet », « Lieu », « Crédit photo », « Autres crédits », « Appareil », « Objectif », « Film » et « Texte alternatif », comme l’éditeur l’exporte. Toutes, sauf le texte alternatif, qui n’est écrit que dans le fichier, activent la légende. Elles l’emportent sur les textes dont un fichier se souvient, ceux-ci sur les textes d’un fichier de look (un objet "texts" dans son JSON, comme "photoBy"), et ces derniers sur les métadonnées de la photo. Les champs entre accolades, comme {city}, viennent de la photo.',
    "Avec --shard, des ordinateurs qui reçoivent la même liste en encadrent chacun une part, sans se connaître. La part d’une photo ne dépend que du nom de son fichier. Une part interrompue est relancée, et ignore les résultats existants.",
    "Avec --credentials, les résultats reçoivent des Content Credentials (C2PA) : des déclarations signées selon lesquelles la photo a été ouverte et modifiée et, si c’est le cas, recadrée, redimensionnée ou placée. Les Content Credentials que la photo possède restent à côté, sauf si elles peuvent contenir une position, ou montrent ce que le recadrage a enlevé, alors que le résultat ne l’a pas. Les lecteurs qui ne connaissent pas l’autorité du certificat indiquent que la source est inconnue.",
    "Les données vont sur la sortie standard, les messages sur l’erreur standard.",
  ],
  environment: {
    "LC_ALL, LC_MESSAGES, LANG": "La langue de l’aide et des messages, par exemple fr_FR.UTF-8 ; --lang l’emporte.",
    XDG_CONFIG_HOME: "Dossier des réglages, à la place de ~/.config.",
    "JOB_COMPLETION_INDEX, JOB_COMPLETIONS": "La part de --shard auto dans un Indexed Job de Kubernetes.",
    "SLURM_ARRAY_TASK_ID, SLURM_ARRAY_TASK_COUNT": "La part de --shard auto dans un job array de Slurm.",
    "AWS_BATCH_JOB_ARRAY_INDEX, AWS_BATCH_JOB_ARRAY_SIZE": "La part de --shard auto dans un array job d’AWS Batch.",
    NO_COLOR: "N’a pas d’effet, car les messages sont sans couleurs.",
  },
  files: {
    "~/.config/matte/account.json": "Le compte connecté ; sur macOS dans ~/Library/Application Support/matte.",
  },
};
