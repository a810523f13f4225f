/** @see ../en/cli-manual.ts */
export const cliManual = {
  title: "Das Handbuch von Matte",
  summary: "Fotos rahmen",
  headings: {
    name: "Name",
    synopsis: "Übersicht",
    description: "Beschreibung",
    options: "Optionen",
    commands: "Befehle",
    exits: "Rückgabewert",
    environment: "Umgebung",
    files: "Dateien",
    examples: "Beispiele",
  },
  description: [
    "Ein Look beschreibt den Rahmen: ein eingebauter, oder eine Datei, die der Editor exportiert hat. Ergebnisse sind Byte für Byte dieselben Dateien wie Exporte des Browsers. Wo der Look es erlaubt, behält ein JPEG seine eigenen Daten und wird nicht neu kodiert.",
    "Ergebnisse kommen in einen Ordner, üblicherweise „framed“. Sie werden ganz geschrieben oder gar nicht. Vorhandene Ergebnisse werden ausgelassen, ein zweiter Aufruf setzt also den ersten fort. Fotos werden nur mit --in-place ersetzt, wobei bereits gerahmte ausgelassen werden; mit --force werden deren Rahmen geändert. Eine Datei, die Matte gerahmt hat, wird als ihr Foto gerahmt, mit den Texten, die sie sich merkt; --again rahmt sie, wie sie ist.",
    'Beschriftungen kommen aus den Optionen --title, --location, --credit und --alt und aus der Tabelle von --captions: CSV mit der Spalte „File name“ und beliebigen von „Subject“, „Location“, „Photo credit“, „Additional credits“, „Camera“, „Lens“, „Film“ und „Alt text“, wie der Editor sie exportiert. Alle außer dem Alternativtext, der nur in die Datei geschrieben wird, schalten die Beschriftung ein. Sie gehen vor Texten, die sich eine Datei merkt, diese vor den Texten einer Look-Datei (ein Objekt „texts“ in ihrem JSON, wie "photoBy"), und diese vor den Metadaten des Fotos. Felder in geschweiften Klammern, wie {city}, kommen aus dem Foto.',
    "Mit --shard rahmen Computer, die dieselbe Liste bekommen, jeder einen Anteil, ohne voneinander zu wissen. Der Anteil eines Fotos hängt nur vom Namen seiner Datei ab. Ein abgebrochener Anteil wird noch einmal aufgerufen und lässt vorhandene Ergebnisse aus.",
    "Mit --credentials bekommen Ergebnisse Inhaltsnachweise (C2PA): signierte Aussagen, dass das Foto geöffnet und bearbeitet und, wo es zutrifft, zugeschnitten, in der Größe geändert oder gesetzt wurde. Nachweise, die das Foto hat, bleiben daneben, außer sie könnten einen Aufnahmeort enthalten oder zeigen, was weggeschnitten wurde, und das Ergebnis nicht. Leseprogramme, die die Stelle des Zertifikats nicht kennen, nennen die Quelle unbekannt.",
    "Daten werden auf die Standardausgabe geschrieben, Meldungen auf die Standardfehlerausgabe.",
  ],
  environment: {
    "LC_ALL, LC_MESSAGES, LANG": "Die Sprache der Hilfe und der Meldungen, etwa de_DE.UTF-8; --lang geht vor.",
    XDG_CONFIG_HOME: "Ordner der Einstellungen, statt ~/.config.",
    "JOB_COMPLETION_INDEX, JOB_COMPLETIONS": "Der Anteil von --shard auto in einem Indexed Job von Kubernetes.",
    "SLURM_ARRAY_TASK_ID, SLURM_ARRAY_TASK_COUNT": "Der Anteil von --shard auto in einem Job-Array von Slurm.",
    "AWS_BATCH_JOB_ARRAY_INDEX, AWS_BATCH_JOB_ARRAY_SIZE":
      "Der Anteil von --shard auto in einem Array-Job von AWS Batch.",
    NO_COLOR: "Hat keine Wirkung, da Meldungen keine Farben haben.",
  },
  files: {
    "~/.config/matte/account.json": "Das angemeldete Konto; unter macOS in ~/Library/Application Support/matte.",
  },
};
