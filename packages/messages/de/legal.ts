/** The English text prevails. @see ../en/legal.ts */
import type { Clause, LegalLink } from "../en/legal.ts";
import { rich, type RichText } from "../rich-text.ts";
import { format } from "./notation.ts";

type Linked = { [Link in LegalLink]: RichText<Link> }[LegalLink];
type Paragraph = string | Linked | readonly string[];

interface LegalText<Clauses extends string> {
  readonly title: string;
  readonly summary: string;
  readonly clauses: Readonly<Record<Clauses, { readonly title: string; readonly text: readonly Paragraph[] }>>;
}

const terms = (
  prices: string,
): LegalText<"product" | "pictures" | "account" | "payment" | "liability" | "changes"> => ({
  title: "Nutzungsbedingungen",
  summary:
    "Ihre Bilder gehören Ihnen. Sie bezahlen für den Tarif, den Sie wählen, und können gehen, wann immer Sie möchten. Wir halten die Software ehrlich und versprechen nichts, was wir nicht halten können. Maßgeblich ist der englische Text.",
  clauses: {
    product: {
      title: "Was Matte ist",
      text: [
        "Matte rahmt Fotos: Es gibt ihnen einen Rand, eine Kontur, eine Beschriftung und ein Logo und schreibt ein JPEG oder PNG. Die Arbeit tut Ihr eigener Browser. „Wir“ sind die Menschen, die den Server betreiben, von dem diese Seite kommt.",
        rich(
          "Matte enthält Software und Schriften von anderen. Deren Lizenzen stehen in den <notices>Hinweisen zu Dritten</notices>.",
        ),
        "Ortsnamen kommen von GeoNames (geonames.org), gekürzt, unter der Lizenz Creative Commons CC BY 4.0 (creativecommons.org/licenses/by/4.0).",
      ],
    },
    pictures: {
      title: "Ihre Bilder",
      text: [
        rich(
          "Was Sie rahmen und was Sie exportieren, bleibt Ihres. Sie geben uns kein Recht daran, außer die Kopien zu speichern, die auf der Seite zum <privacy>Datenschutz</privacy> stehen, damit der Dienst funktioniert. Sie sind dafür verantwortlich, dass Sie ein Bild rahmen und veröffentlichen dürfen, und für die Namen, die Sie darunter drucken.",
        ),
        "Exporte im Tarif Free tragen ein kleines Wasserzeichen. Bezahlte Tarife schließen die kommerzielle Nutzung ein: Was Sie damit exportieren, dürfen Sie verkaufen, drucken und veröffentlichen, ohne uns zu fragen.",
      ],
    },
    account: {
      title: "Ihr Konto",
      text: [
        "Sie melden sich mit Ihrem Google-Konto an. Teilen Sie es nicht. Verwenden Sie Matte nicht, um rechtswidrige Inhalte zu speichern, dem Dienst zu schaden oder auf das zuzugreifen, was anderen gehört; Konten, die das tun, dürfen wir schließen.",
      ],
    },
    payment: {
      title: "Tarife und Bezahlung",
      text: [
        `${prices} Preise sind in US-Dollar. Ein Tarif verlängert sich, bis Sie ihn kündigen, was Sie jederzeit in Ihrem Konto tun können; er läuft dann bis zum Ende des bezahlten Zeitraums. Innerhalb von 30 Tagen nach einer Zahlung erstatten wir sie, wenn Sie uns darum bitten.`,
      ],
    },
    liability: {
      title: "Was wir nicht versprechen",
      text: [
        "Die Software wird bereitgestellt, wie sie ist. Sie kann zeitweise nicht verfügbar sein und Fehler haben. Behalten Sie Ihre Originale: Matte ist kein Archiv und ändert nie die Dateien auf Ihrem eigenen Datenträger. Soweit das Gesetz es erlaubt, schulden wir Ihnen höchstens, was Sie in den letzten zwölf Monaten bezahlt haben.",
      ],
    },
    changes: {
      title: "Änderungen",
      text: [
        "Wenn sich diese Bedingungen ändern, ändern wir diese Seite und das Datum unten. Wofür Sie bezahlt haben, das behält seine Bedingungen bis zur Verlängerung.",
      ],
    },
  },
});

const privacy: LegalText<"browser" | "server" | "duration" | "cookies" | "others" | "rights"> = {
  title: "Datenschutz",
  summary:
    "Fotos werden in Ihrem Browser gerahmt. Der Server behält Ihr Konto, kleine Vorschauen dessen, was Sie laden, und Kopien dessen, was Sie exportieren, bis Sie sie oder Ihr Konto löschen; die Kopien können Sie ausschalten. Wir teilen und verkaufen nichts und verfolgen niemanden. Maßgeblich ist der englische Text.",
  clauses: {
    browser: {
      title: "Was bei Ihnen bleibt",
      text: [
        "Die Dateien, die Sie öffnen, werden in Ihrem Browser gelesen und gerahmt; die Dateien selbst werden nirgendwohin geschickt. Ihre Einstellungen, Ihre Wahl zwischen hell und dunkel und Bilder, die auf das Hochladen warten, liegen im Speicher Ihres Browsers. Wenn Sie sich abmelden, werden Ihre Daten dort gelöscht, auch wartende Bilder. Nur das Erscheinungsbild bleibt, und Änderungen an Ihren Antworten und Einstellungen, die noch gesendet werden müssen.",
        "Wenn Sie einen Look öffnen, den ein Konto mit einem Link und seinem Code weitergibt, behält Ihr Browser diesen Code 30 Tage lang. Er wird nur mit einem neuen Konto gesendet, das Sie in dieser Zeit anlegen; eine Zahl beim Konto des Absenders sagt, dass der Link geöffnet wurde.",
      ],
    },
    server: {
      title: "Was der Server speichert",
      text: [
        [
          "Ihr Konto: Adresse, Name und Identität, wie Google sie angibt, das Datum Ihrer ersten Anmeldung und Ihren Tarif.",
          "Ihre Antworten auf die sieben Fragen, mit Ihrem Bildnachweis und Ort.",
          "In bezahlten Tarifen die Einstellungen des Editors und Ihr Logo, in Studio auch Ihre Voreinstellungen, damit sie Ihnen folgen.",
          "Ihre Profile: die Namen, Bildnachweise, Rechte, Orte und Künstler, die Sie eingetippt haben, mit ihren Looks. Seriennummern von Kameras bleiben als Hashwerte in Ihrem Browser.",
          "Zu jedem Foto, das Sie laden, den Namen der Datei und eine Vorschau: ein JPEG mit 600 Pixeln je Seite und Weiß um das Foto.",
          "Zu jedem Export den Namen der Datei und das gerahmte Bild: wie Sie es exportiert haben, oder mit einer langen Seite von 4.096 Pixeln, wenn es mehr als 120 Megapixel oder 50 MB hat.",
          "Die Zeiten Ihrer Anmeldungen, die Namen der Browser und Geräte dabei und 90 Tage lang die Kennungen der Änderungen, die Sie gesendet haben.",
          "Looks, die Sie für die öffentliche Seite eingereicht haben: ihre Namen, Beschreibungen, die Namen der Urheber und Links, wie Sie sie geschrieben haben, mit der Antwort, die Sie bekommen haben. Angenommene sind öffentlich, mit Bildern aus unseren eigenen Fotos. Von Meldungen der Besucher werden nur Anzahl und Grund gespeichert, davon, wie oft sie einen Look ausprobieren, nur die Anzahl.",
          "Wenn Sie Looks mit Links und Ihrem Code weitergeben: den Code, wie oft die Links geöffnet wurden, und die Konten, die über sie kamen. Wenn Sie über einen solchen Link kamen: wann, und über wessen; sobald Sie bezahlen, die Zahlung und einen Hashwert, der Ihre Karte von anderen unterscheidet, damit jede nur einmal zählt. Absender sehen nur Zahlen.",
          "Sobald Sie einen Tarif gekauft haben, Ihre Nummer beim Zahlungsdienst und das Datum, bis zu dem der Tarif bezahlt ist.",
        ],
        "Haben Sie den Newsletter abonniert, stehen Ihre Adresse und die Zeiten Ihrer Zustimmung und Bestätigung auf seiner Liste, ob Sie ein Konto haben oder nicht.",
        "Nur Sie und die Verwaltung dieses Servers können diese Daten sehen. Vorschauen und gerahmte Bilder werden ohne Kameradaten, Orte oder Namen in der Datei gesendet und gespeichert; was im Bild gedruckt ist, ist im Bild. Auf der Kontoseite können Sie alle löschen und ausschalten, dass Kopien gespeichert werden. Die Datei, die Sie exportieren, ist anders: Sie enthält, was Sie gedruckt haben, und die Daten der Kamera, und den Aufnahmeort nur, wenn Sie ihn behalten wollten.",
      ],
    },
    duration: {
      title: "Wie lange",
      text: [
        "Bis Sie es löschen. Ihr Konto auf der Kontoseite zu löschen entfernt das Konto und alles darin, auch alle Bilder, und nimmt Ihre Adresse von der Liste des Newsletters. Der Link in jedem Newsletter tut nur das Letztere. Eine Sitzung endet, wenn Sie sich abmelden, oder nach einiger Zeit ohne Benutzung; ein Gerät, das Sie mit einem Code angemeldet haben, behält Ihren Tarif und Ihre Adresse bis zu 30 Tage.",
        "Zwei Dinge bleiben länger. Sicherungen dieses Servers enthalten, was es gab, als sie gemacht wurden, bis auch sie gelöscht werden. Ein Protokoll dessen, was die Verwaltung an Konten getan hat, behält die Nummer des Kontos, die dann zu niemandem mehr führt.",
        "Ein öffentlicher Look von Ihnen geht mit dem Konto, oder er bleibt ohne Ihren Namen und Link, wie Sie es für ihn gewählt haben. Ein zurückgezogener Look hinterlässt nur seine Adresse, die das sagt. Ein Konto, das über den Link eines anderen kam, bleibt eines in der Zahl dieses Absenders, ohne etwas über Sie außer der Nummer der Zahlung und dem Hashwert ihrer Karte.",
      ],
    },
    cookies: {
      title: "Cookies und Protokolle",
      text: [
        "Ein Cookie hält fest, dass Sie angemeldet sind; ein weiteres, zehn Minuten lang, dass Sie mit der Anmeldung begonnen haben. Skripte und andere Websites können keines von beiden lesen, und es gibt keine weiteren. Das Protokoll des Servers enthält Methode, Pfad, Status und Zeit einer Anfrage; bei Anmeldungen und abgelehnten Anfragen auch die zufällige Nummer Ihres Kontos und sonst nichts über Sie. Netzwerkadressen werden bis zu einer Stunde lang gezählt, um Missbrauch zu verhindern, und dann vergessen. Die eines Geräts, das angemeldet werden will, wird Ihnen gezeigt und behalten, bis Sie entscheiden, oder eine Stunde und zehn Minuten lang. Es gibt keine Tracker, keine Werbung und keine Statistik von Dritten; Schriften und Bilder kommen von diesem Server.",
      ],
    },
    others: {
      title: "Wer sonst beteiligt ist",
      text: [
        "Google erfährt, dass Sie sich hier anmelden, und gibt uns Ihre Adresse und Ihren Namen. Stripe nimmt Zahlungen entgegen: Die Nummer Ihrer Karte sehen wir nie. Beides gilt nur, wenn Sie es benutzen. Der Dienst, der den Newsletter für uns verschickt, hat die Adressen auf dessen Liste. Ihre Daten werden sicher verarbeitet und nie an andere weitergegeben.",
      ],
    },
    rights: {
      title: "Ihre Rechte",
      text: [
        "Auf Ihrer Kontoseite können Sie lesen und ändern, was Sie uns gesagt haben, alles über Sie Gespeicherte als eine Datei herunterladen und alles löschen. Für alles andere schreiben Sie den Menschen, die diesen Server betreiben.",
      ],
    },
  },
};

export const legal = {
  editor: "Editor öffnen",
  navigation: "Rechtliches",
  terms,
  privacy,
  lastChanged: (date: Date) => `Zuletzt geändert am ${format.date(date, { dateStyle: "long", timeZone: "UTC" })}.`,
  newsletter: {
    title: "Newsletter",
    summary: "Neues von Matte und Ideen zum Rahmen von Fotos. Höchstens ein Brief im Monat.",
    subscription: "Abonnieren",
    subscribed: {
      title: "Sie stehen auf der Liste.",
      text: "Den nächsten Brief schicken wir Ihnen. Jeder hat einen Link zum Abbestellen.",
    },
    sent: {
      title: "Sehen Sie in Ihr Postfach.",
      text: "Wir haben einen Link an Ihre Adresse geschickt. Öffnen Sie ihn innerhalb von zwei Tagen, um Ihre Anmeldung zu bestätigen. Kommt nichts an, sehen Sie im Spam-Ordner nach, oder versuchen Sie es in einer Stunde noch einmal.",
    },
    rejected: {
      title: "Die Anmeldung ist fehlgeschlagen.",
      text: "Prüfen Sie die Adresse, setzen Sie das Häkchen, und versuchen Sie es in einer Minute erneut.",
    },
    email: "E-Mail",
    consent: "Ich möchte den Newsletter bekommen. Ich kann ihn jederzeit abbestellen.",
    submit: "Abonnieren",
    busy: "Wird angemeldet…",
    stored: {
      title: "Was wir behalten",
      text: [
        rich(
          "Ihre Adresse und die Zeiten Ihrer Zustimmung und Bestätigung, bis Sie abbestellen. Eine Adresse, die nicht innerhalb von zwei Tagen bestätigt wird, wird gelöscht, wo dieser Server um Bestätigung bittet. Wir verwenden sie nur für den Newsletter; Einzelheiten stehen auf der Seite zum <privacy>Datenschutz</privacy>. Sie brauchen kein Konto.",
        ),
      ],
    } satisfies Clause as Clause,
  },
  confirm: {
    title: "Anmeldung bestätigen",
    summary: "Ein Klick, und Sie bekommen den Newsletter: höchstens einen Brief im Monat.",
    clause: "Bestätigen",
    submit: "Bestätigen",
    done: {
      title: "Sie stehen auf der Liste.",
      text: "Den nächsten Brief schicken wir Ihnen. Jeder hat einen Link zum Abbestellen.",
    },
    expired: {
      title: "Dieser Link ist abgelaufen.",
      text: rich("Links gelten zwei Tage. Für einen neuen <newsletter>melden Sie sich noch einmal an</newsletter>."),
    },
    failed: {
      title: "Die Anmeldung konnte nicht bestätigt werden.",
      text: "Versuchen Sie es in einer Minute erneut.",
    },
  },
  unsubscribe: {
    title: "Newsletter abbestellen",
    summary: "Ein Klick, und Sie bekommen keine Briefe mehr. Ihre Adresse wird aus der Liste gelöscht.",
    clause: "Abbestellen",
    submit: "Abbestellen",
    done: {
      title: "Sie haben abbestellt.",
      text: rich(
        "Die Adresse, an die der Link ging, steht nicht auf der Liste. Um den Brief wieder zu bekommen, <newsletter>melden Sie sich an</newsletter>.",
      ),
    },
    failed: {
      title: "Das Abbestellen ist fehlgeschlagen.",
      text: "Sie stehen noch auf der Liste. Versuchen Sie es in einer Minute erneut.",
    },
  },
};
