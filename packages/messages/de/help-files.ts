/** @see ../en/help-files.ts */
import { rich } from "../rich-text.ts";
import type { HelpPageText } from "../help-text.ts";

const series: HelpPageText = {
  title: "Eine Serie von Fotos",
  summary:
    "Einen Stapel auf einmal rahmen, Fotos in einen Rahmen setzen, ein Karussell schneiden, alle an eine Wand hängen.",
  shot: "Drei Fotos, zusammen in einer Reihe gerahmt, mit dem Bereich Zusammen.",
  sections: {
    batches: {
      title: "Stapel",
      words: "ZIP Ordner mehrere Auswahl sortieren Stapelverarbeitung",
      blocks: [
        {
          text: rich(
            "Legen Sie Dateien oder Ordner ab, oder drücken Sie <ui>Ordner öffnen</ui>. Einstellungen gelten für alle Fotos, Beschriftungen für die, die <ui>Gilt für</ui> nennt. <ui>Exportieren</ui> schreibt ein ZIP. In Chrome und Edge schreibt <ui>In Ordner exportieren</ui> stattdessen in einen Ordner <code>framed</code> neben Ihren Dateien, lässt aus, was schon da ist, und macht nach einem Absturz weiter.",
          ),
        },
        {
          text: rich(
            "Wählen Sie mehrere mit <key>Umschalt</key> oder <key>Strg</key> und einem Klick aus, auf einem Telefon mit <ui>Auswählen</ui>. Looks, Beschriftungen, Ausschnitte und Exporte betreffen dann die ausgewählten. <ui>Sortierung</ui> ordnet die Liste nach Name, Zeit oder Bewertung.",
          ),
        },
        {
          text: rich(
            "<ui>Auch exportieren</ui> fügt demselben Durchgang weitere Größen hinzu, jede in einem eigenen Ordner.",
          ),
        },
      ],
      plan: "Mehrere Fotos auf einmal gehören zu Pro.",
    },
    together: {
      title: "Fotos zusammen",
      words: "Diptychon Triptychon Collage Raster",
      blocks: [
        {
          text: rich(
            "Wählen Sie zwei bis neun Fotos aus, und drücken Sie <key>T</key> oder <ui>Zusammen rahmen</ui> im Menü der Liste. Sie werden ein Bild: eine <ui>Reihe</ui>, eine <ui>Spalte</ui> oder ein <ui>Raster</ui>, mit einem <ui>Abstand</ui>. <ui>Trennen</ui> nimmt sie wieder auseinander.",
          ),
        },
        {
          text: rich(
            "JPEGs behalten ihre Daten, wenn sie dieselbe Größe, Abtastung und dasselbe Profil haben und gleich gedreht sind. Sonst sagt <method>Exportmethode</method>, was verschieden ist. Schneiden Sie Fotos zu, bevor Sie sie zusammensetzen.",
          ),
        },
      ],
      plan: "Fotos zusammen gehören zu Pro.",
    },
    carousel: {
      title: "Karussells",
      words: "Instagram Teile wischen Panorama",
      blocks: [
        {
          text: rich(
            "Wählen Sie <ui>Karussell</ui> als <ui>Voreinstellung für Netzwerke</ui> und eine Anzahl <ui>Teile</ui>. Ein Bild läuft dann ohne Naht durch zwei bis zehn Teile; die Vorschau zeigt die Schnitte. Die Dateien enden auf <code>-1</code>, <code>-2</code> und so weiter, in der Reihenfolge, in der Sie sie posten.",
          ),
        },
      ],
      plan: "Karussells gehören zu Pro.",
    },
    wall: {
      title: "Die Serie an einer Wand",
      words: "Ausstellung hängen Galerie Reihenfolge",
      blocks: [
        {
          text: rich(
            "Drücken Sie <key>W</key> oder <ui>Wandansicht</ui> unter dem Bild. Alle gerahmten Fotos hängen nebeneinander in einem Maßstab. Ziehen Sie sie in eine andere Reihenfolge, oder drücken Sie <key>Alt</key> mit einer Pfeiltaste; ein Doppelklick öffnet eines. <ui>Wand exportieren</ui> speichert ein Bild oder die Teile eines Karussells.",
          ),
        },
      ],
    },
    "contact-sheet": {
      title: "Kontaktabzüge und PDF",
      words: "drucken Übersicht",
      blocks: [
        {
          text: rich(
            "Wählen Sie <ui>PDF</ui> als <ui>Exportformat</ui>: eine Datei mit einer Seite für jedes Foto, in seinem Druckformat. <ui>Kontaktabzug…</ui> im Menü von <ui>Exportieren</ui> setzt viele Fotos auf eine Seite, mit Motiv und Ort unter jedem. JPEGs darin behalten ihre Daten. Die <command>Befehlszeile</command> schreibt dasselbe:",
          ),
        },
        {
          shell:
            "matte frame *.jpg --pdf prints.pdf\nmatte frame *.jpg --pdf contact.pdf --contact-sheet --columns 3 --rows 4",
        },
      ],
      plan: "PDFs gehören zu Pro.",
    },
  },
};

const unframe: HelpPageText = {
  title: "Den Rahmen abnehmen",
  summary:
    "Den Rahmen vom letzten Jahr ändern oder entfernen und das Foto zurückbekommen, wie es war, allein aus der exportierten Datei.",
  shot: "Ein wieder geöffneter Export: Hier bereits gerahmt, mit den Schaltflächen Rahmen ändern und Rahmen entfernen.",
  sections: {
    "open-an-export": {
      title: "Einen Export öffnen",
      words: "rückgängig Rand entfernen ändern noch einmal",
      blocks: [
        {
          text: "Fügen Sie eine Datei hinzu, die Matte exportiert hat. Sie weiß ihren Look, ihre Texte und wo das Foto ist. Der Editor fragt, was Sie möchten:",
        },
        {
          terms: [
            [
              rich("<ui>Rahmen ändern</ui>"),
              "Das Foto kommt aus seinem Rahmen, mit Look und Texten, wie sie waren. Ändern Sie sie, und exportieren Sie noch einmal.",
            ],
            [rich("<ui>Rahmen entfernen</ui>"), "Das Foto kommt ohne Rahmen heraus."],
            [rich("<ui>Noch einmal rahmen</ui>"), "Ein zweiter Rahmen kommt um den ersten."],
          ],
        },
        {
          text: "Ein Foto, das verlustfrei exportiert wurde, kommt verlustfrei zurück: mit denselben Daten wie das Original. Ein HDR-Foto bleibt HDR.",
        },
      ],
    },
    "byte-for-byte": {
      title: "Das Original, Byte für Byte",
      words: "wiederherstellen zurückholen",
      blocks: [
        {
          text: rich(
            "Schalten Sie vor dem Exportieren <ui>Weg zurück zur Originaldatei behalten</ui> in <ui>Weitere Einstellungen der Ausgabe</ui> ein. Die Datei speichert dann auch, was ihr vom Original fehlt, und <ui>Rahmen entfernen</ui> gibt diese Datei zurück, Byte für Byte. Von einem Ausschnitt führt kein Weg zurück, denn er würde behalten, was Sie weggeschnitten haben.",
          ),
        },
      ],
    },
    "when-it-cannot": {
      title: "Wann er sich nicht abnehmen lässt",
      blocks: [
        {
          points: [
            "Ein anderes Programm hat die Datei seitdem gespeichert, oder ein Netzwerk hat sie neu kodiert.",
            rich("Das Foto wurde beim Rahmen neu kodiert: <method>Exportmethode</method> sagt es dabei."),
            rich("<ui>Rahmen in der Datei merken</ui> war aus."),
            rich(
              "Ein <ui>Zeichen auf dem Foto</ui> bleibt, mit Absicht. Ein Logo ist nicht in der Datei: Fügen Sie es noch einmal hinzu.",
            ),
          ],
        },
        { text: "Behalten Sie Ihre Originale. Matte ist kein Archiv." },
      ],
    },
  },
};

export const helpFiles = { series, unframe };
