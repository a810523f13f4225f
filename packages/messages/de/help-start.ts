/** @see ../en/help-start.ts */
import { rich } from "../rich-text.ts";
import type { HelpPageText } from "../help-text.ts";

const firstFrame: HelpPageText = {
  title: "Ihr erster Rahmen",
  summary: "Foto hinzufügen, Passepartout wählen, exportieren. Eine Minute, und Ihre Datei bleibt, wie sie ist.",
  shot: "Der Editor: links die Einstellungen, in der Mitte das gerahmte Foto, rechts die Liste der Fotos.",
  sections: {
    "add-a-photo": {
      title: "Ein Foto hinzufügen",
      words: "öffnen laden hochladen importieren Formate CR3 NEF ARW DNG iPhone",
      blocks: [
        {
          text: rich(
            "Legen Sie eine Datei irgendwo auf dem Editor ab, drücken Sie <ui>Fotos hinzufügen</ui> (<key>Strg O</key>, auf einem Mac <key>⌘ O</key>), oder fügen Sie eine ein. Ist kein Foto zur Hand, drücken Sie <ui>Beispielfoto ausprobieren</ui>.",
          ),
        },
        {
          text: "Matte öffnet JPEG, PNG, WebP, TIFF, AVIF, HEIC, JPEG XL und Raw-Dateien. Eine Raw-Datei öffnet sich als das JPEG, das die Kamera darin gespeichert hat. JPEG XL braucht einen Browser, der es lesen kann, wie Safari.",
        },
      ],
    },
    "choose-a-frame": {
      title: "Einen Rahmen wählen",
      words: "Rand Bordüre Passepartout Karton",
      blocks: [
        {
          steps: [
            rich("Drücken Sie unter <ui>Looks</ui> auf einen Rahmen. Die Vorschau ist der Export, nur kleiner."),
            rich(
              "Ändern Sie, was Sie möchten. <ui>Passepartout</ui> hat Größe, Farbe und Oberfläche, <ui>Linien</ui> die feinen Linien um das Foto, <ui>Rahmen</ui> die Seiten, die Form und den Karton.",
            ),
            rich(
              "Halten Sie <key>\\</key>, um nur das Foto zu sehen. Drücken Sie <key>Z</key>, um es in 100 % zu sehen. <ui>Rückgängig</ui> (<key>Strg Z</key>) nimmt jeden Schritt zurück.",
            ),
          ],
        },
        {
          text: rich("<ui>Zurücksetzen</ui> beginnt von vorn und lässt sich auch zurücknehmen."),
        },
      ],
      plan: rich(
        "Linien, Schrägschnitt, inneres Passepartout, Logo und die meisten Oberflächen gehören zu Pro. In Free sagt eine Zeile, was ein Look auslässt.",
      ),
    },
    export: {
      title: "Exportieren",
      words: "speichern herunterladen Wasserzeichen",
      blocks: [
        {
          text: rich(
            "Drücken Sie <ui>Exportieren</ui> (<key>Strg S</key>). Ein Foto wird heruntergeladen; mehrere werden ein ZIP. Auf einem Telefon gehen sie an den Dialog zum Teilen. <ui>Ausgabe</ui> bestimmt Format, Größe und Voreinstellung für Netzwerke.",
          ),
        },
        {
          text: rich(
            "Das Ergebnis ist eine neue Datei. Ihre wird nicht geändert. <ui>Exportmethode</ui> in der Statuszeile sagt, wie die neue entsteht: siehe <method>Exportmethode</method>.",
          ),
        },
      ],
      plan: "Exporte in Free tragen ein kleines Wasserzeichen.",
    },
  },
};

const captions: HelpPageText = {
  title: "Beschriftungen und Felder",
  summary: "Titel, Ort, Bildnachweis und Kameradaten unter dem Foto, getippt oder aus der Datei.",
  shot: "Der Bereich Beschriftung mit einem Feld in geschweiften Klammern und der Beschriftung, die daraus wird.",
  sections: {
    "what-is-printed": {
      title: "Was gedruckt wird",
      words: "Metadaten EXIF IPTC Text Titel Schrift",
      blocks: [
        {
          text: rich(
            "Tippen Sie in <ui>Motiv</ui>, <ui>Ort</ui>, <ui>Bildnachweis</ui> oder <ui>Weitere Mitwirkende</ui>: Die Beschriftung schaltet sich ein. <ui>Metadaten zeigen</ui> schaltet sie aus und wieder ein. Motiv und Ort beginnen mit dem, was in der Datei steht: ihrem Titel, ihrer Stadt und ihrem Land.",
          ),
        },
        {
          text: rich(
            "<ui>Kameradaten</ui> druckt Kamera, Objektiv und Belichtung. Namen werden aufgeräumt (<ui>Kameranamen aufräumen</ui>). <ui>Datum drucken</ui> ergänzt das Datum. Wofür ein Stil keinen Platz hat, das steht darunter.",
          ),
        },
        { text: "Titel, Ort und Bildnachweis stehen auch in der exportierten Datei, wo Redaktionen danach suchen." },
      ],
      plan: rich(
        "Kamera, Objektiv oder Belichtung einzeln, andere Schriften und die Stile <ui>Schild</ui>, <ui>Kontakt</ui> und <ui>Presse</ui> gehören zu Pro.",
      ),
    },
    "fields-in-braces": {
      title: "Felder in geschweiften Klammern",
      words: "Vorlage Variablen Platzhalter",
      blocks: [
        {
          text: rich(
            "Tippen Sie <key>{</key>, oder drücken Sie <ui>Feld einfügen</ui>. Die Liste zeigt jedes Feld mit seinem Wert in diesem Foto. Ein Text passt dann zu jedem Foto:",
          ),
        },
        {
          terms: [
            [rich("<code>{city}, {country}</code>"), "Ort, aus der Datei"],
            [rich("<code>{date:MMMM YYYY}</code>"), "Mai 2026"],
            [rich("<code>{title|filename:words}</code>"), "Der Titel; ohne ihn der Dateiname als Wörter"],
            [rich("<code>{number:000} / {count}</code>"), "007 / 24"],
            [rich("<code>{camera} {aperture} {shutter}</code>"), "Kameradaten in einem eigenen Text"],
          ],
        },
        { text: "Ein falsch geschriebenes Feld wird unter dem Text genannt, mit dem, das Sie wohl meinten." },
      ],
    },
    "one-photo-or-all": {
      title: "Ein Foto oder alle",
      words: "Stapel Auswahl Tabellenkalkulation CSV Tabelle",
      blocks: [
        {
          text: rich(
            "<ui>Gilt für</ui> über einem Feld sagt, wen es betrifft: <ui>Dieses Foto</ui>, die ausgewählten oder <ui>Alle Fotos</ui>. Was Sie für ein Foto tippen, gewinnt. <key>Alt ↓</key> geht zum selben Feld des nächsten Fotos.",
          ),
        },
        {
          text: rich(
            "<ui>Beschriftungen bearbeiten</ui> öffnet eine Tabelle aller Fotos. Sie hat die Tasten einer Tabellenkalkulation, nimmt Zellen aus einer an und liest und schreibt CSV-Dateien.",
          ),
        },
      ],
    },
    "who-is-credited": {
      title: "Wer genannt wird",
      words: "Urheber Künstler Copyright",
      blocks: [
        {
          text: rich(
            "Nennt die Datei ihren Urheber, zeigt <ui>In der Datei steht</ui> den Namen unter dem Bildnachweis. <ui>Übernehmen</ui> übernimmt ihn. Bevor ein Export einen anderen Namen ersetzt, sagt es ein Hinweis.",
          ),
        },
        {
          text: rich(
            "Zwei, die auf einer Hochzeit fotografieren, brauchen zwei Profile. <ui>Neues Profil</ui> im Menü der Looks behält Bildnachweis, Rechte, Ort, Logo und Look unter einem Namen. Ab zwei Profilen gibt eine Reihe von Initialen über den Looks eines davon den ausgewählten Fotos oder allen.",
          ),
        },
      ],
    },
  },
};

const looks: HelpPageText = {
  title: "Looks und eigene Looks",
  summary: "Der ganze Rahmen mit einem Klick. Behalten, als Link teilen oder für andere einreichen.",
  shot: "Die Reihe der Looks, gezeichnet am ausgewählten Foto.",
  sections: {
    "choose-a-look": {
      title: "Einen Look wählen",
      words: "Voreinstellung Stil Vorlage",
      blocks: [
        {
          text: rich(
            "<ui>Looks</ui> zeichnet jeden Rahmen an Ihrem Foto. Ein Look setzt nur den Rahmen: Ihre Texte, und ob eine Beschriftung gezeigt wird, bleiben, wie sie sind. Ändern Sie etwas, sagt es der Name, und <ui>Menü der Looks</ui> führt zurück.",
          ),
        },
        {
          text: rich(
            "Sind mehrere Fotos ausgewählt, gehört ein Look ihnen allein, und ihre Miniaturen sind markiert. <ui>Für alle Fotos verwenden</ui> gibt ihn den anderen.",
          ),
        },
      ],
    },
    "keep-your-own": {
      title: "Eigene behalten",
      words: "Voreinstellung speichern sichern",
      blocks: [
        {
          text: rich(
            "<ui>Diesen Look speichern</ui> im <ui>Menü der Looks</ui> fügt ihn der Reihe hinzu, auf allen Ihren Geräten. Das Menü aktualisiert ihn auch, benennt ihn um und löscht ihn. <ui>Look exportieren</ui> schreibt eine Datei, <ui>Look importieren</ui> liest eine; die Befehlszeile nimmt dieselbe Datei.",
          ),
        },
      ],
      plan: "Gespeicherte Looks gehören zu Studio. In jedem Tarif können Sie einen Look als Datei oder als Link behalten.",
    },
    "share-a-look": {
      title: "Einen Look teilen",
      blocks: [
        {
          text: rich(
            "<ui>Link zu diesem Look kopieren</ui> kopiert eine Adresse, die den Rahmen enthält und nichts weiter. Namen, Orte und Bildnachweise sind nur darin, wenn Sie <ui>Mit Namen, Orten und Bildnachweisen</ui> ankreuzen. Wer sie öffnet, sieht den Look zuerst und entscheidet mit <ui>Behalten</ui>.",
          ),
        },
      ],
    },
    "submit-a-look": {
      title: "Für alle einreichen",
      isPublic: true,
      blocks: [
        {
          text: rich(
            "<ui>Diesen Look einreichen</ui> sendet den Rahmen, nie Ihr Foto. Sobald die Verwaltung ihn freigegeben hat, hängt er auf der Seite der Looks von anderen, an unseren eigenen Bildern. Auf der Kontoseite können Sie ihn zurückziehen.",
          ),
        },
      ],
    },
  },
};

export const helpStart = { firstFrame, captions, looks };
