/** @see ../en/help-outside.ts */
import { rich } from "../rich-text.ts";
import type { HelpPageText } from "../help-text.ts";

const command: HelpPageText = {
  title: "Die Befehlszeile",
  summary:
    "Ordner aus einem Terminal, einem Skript oder einem anderen Programm rahmen, in dieselben Dateien wie der Editor, Byte für Byte.",
  sections: {
    start: {
      title: "Der Anfang",
      blocks: [
        {
          shell:
            'matte frame photo.jpg\nmatte frame *.jpg --look museum --out prints\nmatte frame *.jpg --credit "Ada Holm" --location "{city}, {country}"',
        },
        {
          text: rich(
            "Ergebnisse kommen nach <code>framed/</code> oder dorthin, wo <code>--out</code> sagt. Ihre Dateien bleiben. Vorhandene Ergebnisse werden ausgelassen, ein zweiter Aufruf setzt also den ersten fort; <code>--force</code> ersetzt sie. <code>matte looks</code> listet die Looks, und <code>--look</code> nimmt auch eine Datei von <ui>Look exportieren</ui>.",
          ),
        },
      ],
      plan: rich(
        "<code>matte sign-in</code> meldet den Computer an, für den Tarif Ihres Kontos. Sonst wird ein Foto nach dem anderen gerahmt, mit Wasserzeichen.",
      ),
    },
    captions: {
      title: "Eine Beschriftung für jedes Foto",
      blocks: [
        {
          text: rich(
            "Exportieren Sie die Tabelle von <ui>Beschriftungen bearbeiten</ui>, oder schreiben Sie eine in einer Tabellenkalkulation. Zeilen nennen ihr Foto mit dem Dateinamen.",
          ),
        },
        { shell: "matte frame *.jpg --captions captions.csv --preset portrait-4x5 --out social" },
      ],
    },
    inspect: {
      title: "Ansehen, bevor gerahmt wird",
      blocks: [
        { shell: "matte inspect photo.jpg\nmatte frame *.jpg --dry-run" },
        {
          text: rich(
            "<code>matte inspect</code> sagt, wie ein Foto exportiert würde, was seine Kamera geschrieben hat und was seine Inhaltsnachweise sagen. <code>--dry-run</code> gibt aus, was geschrieben würde, und schreibt nichts.",
          ),
        },
      ],
    },
    more: {
      title: "Ordner, Ausschnitte und große Aufgaben",
      words: "Lightroom darktable Kubernetes Automatisierung Skript",
      blocks: [
        {
          shell:
            "matte watch ~/Pictures/export\nmatte frame photo.jpg --crop 4:5 --max-kb 2000\nmatte frame *.jpg --shard 2/4\nmatte unframe framed/*.jpeg",
        },
        {
          text: rich(
            "<code>matte watch</code> rahmt, was in einem Ordner ankommt. <code>--shard</code> verteilt eine Aufgabe auf mehrere Computer. Lightroom Classic und darktable können Matte beim Exportieren aufrufen. <code>matte help frame</code> listet alle Optionen.",
          ),
        },
      ],
    },
  },
};

const privacy: HelpPageText = {
  title: "Datenschutz, und wo Ihre Arbeit liegt",
  summary:
    "Fotos werden in Ihrem Browser gerahmt. Was auf Ihrem Gerät bleibt, was ein Server speichert und wie Sie es löschen.",
  shot: "Der nächste Besuch: ein neues Foto im Editor, und darüber das Angebot, die Fotos des letzten Besuchs wiederherzustellen.",
  sections: {
    "on-your-device": {
      title: "Auf Ihrem Gerät",
      words: "wiederherstellen Absturz offline Speicher verloren",
      blocks: [
        {
          text: rich(
            "Fotos werden von Ihrem Browser geöffnet, gerahmt und geschrieben. Liste, Beschriftungen und Einstellungen liegen in seinem Speicher, während Sie arbeiten. Nach einem Absturz oder einem Neuladen sagt der Editor <ui>Ihre Fotos sind noch da</ui>: Stellen Sie sie wieder her, oder drücken Sie <ui>Neu beginnen</ui>.",
          ),
        },
        {
          points: [
            "Fotos, die Sie abgelegt haben, werden von dort geöffnet, wo sie liegen; andere werden in den Speicher des Browsers kopiert, bis zu 2 GB.",
            "Nach einem Neuladen gibt es nichts rückgängig zu machen.",
            "Private Fenster behalten nichts: Exportieren Sie, bevor Sie sie schließen.",
            "Was Sie zurücklassen, wird nach 14 Tagen entfernt, und wenn Sie sich abmelden. Der Editor fragt vorher.",
          ],
        },
        { text: "Einmal geladen, geht der Editor auch ohne Netz. Was gesendet werden muss, wartet." },
      ],
    },
    "in-the-file": {
      title: "In der exportierten Datei",
      words: "Metadaten Aufnahmeort GPS EXIF",
      blocks: [
        {
          text: rich(
            "Der Export enthält, was Sie gedruckt haben, Ihren Bildnachweis und die Daten der Kamera. Ihre Position enthält er nur mit <ui>Aufnahmeort (GPS) behalten</ui>. <ui>Ortsnamen aus GPS</ui> druckt Stadt und Land; die Position selbst bleibt in Ihrem Browser.",
          ),
        },
        {
          text: rich(
            "Außer <ui>Rahmen in der Datei merken</ui> ist aus, enthält er auch Ihren Look und Ihre Texte, etwa ein halbes Kilobyte, damit sich <unframe>der Rahmen abnehmen</unframe> lässt.",
          ),
        },
      ],
    },
    "on-the-server": {
      title: "Auf dem Server",
      words: "hochladen löschen Konto Daten",
      isPublic: true,
      blocks: [
        {
          points: [
            "Ihr Konto: Adresse, Name, Tarif und Antworten.",
            "Zu jedem Foto, das Sie laden, eine Vorschau von 600 px und der Name der Datei.",
            rich(
              "Zu jedem Export eine Kopie davon. <ui>Kopien von Exporten speichern</ui> auf der Kontoseite schaltet das aus.",
            ),
          ],
        },
        {
          text: rich(
            "Vorschauen und Kopien haben keine Kameradaten und keine Orte. Nur Sie und die Verwaltung können sie öffnen. <ui>Bilder</ui> auf der Kontoseite sagt, wie viele es sind, und <ui>Alle löschen</ui> entfernt sie. Dort können Sie auch alle Daten über Sie herunterladen und das Konto löschen.",
          ),
        },
      ],
      plan: "Einstellungen und Logos folgen Ihrem Konto in Pro und Studio; in Free bleiben sie in diesem Browser.",
    },
    "on-this-server": {
      title: "Auf diesem Server",
      words: "hochladen",
      isPrivate: true,
      blocks: [
        {
          text: "Dieses Matte ist privat. Fotos und Exporte werden nie dorthin geschickt. Es speichert Ihre Einstellungen, Looks und Logos, damit sie in jedem Browser da sind, der es öffnet.",
        },
      ],
    },
  },
};

export const helpOutside = { command, privacy };
