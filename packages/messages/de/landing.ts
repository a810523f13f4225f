/** @see ../en/landing.ts */
import { rich } from "../rich-text.ts";
import { landingPictures } from "./landing-pictures.ts";
import { landingProofs } from "./landing-proofs.ts";

export const landing = {
  pictures: landingPictures,
  skip: "Zum Inhalt springen",
  navigation: {
    label: "Hauptnavigation",
    menu: "Menü",
    signIn: "Anmelden",
    sections: {
      "how-it-works": "So geht es",
      features: "Funktionen",
      roadmap: "Ausblick",
      pricing: "Preise",
      faq: "Fragen",
      testimonials: "Stimmen",
      cta: "Loslegen",
    },
  },
  hero: {
    label: "Einführung",
    title: "Ein Raum für jedes Foto.",
    lead: "Matte gibt Ihrem Foto einen Rand, einen Bildnachweis und die Daten der Kamera. Auf einem Smartphone bekommt ein Beitrag 1,7 Sekunden Aufmerksamkeit; an einem Rand bleibt das Auge hängen.",
    trusted: "Über 100 Kreative vertrauen der Beta",
  },
  gallery: {
    label: "Galerie",
    carousel: "Karussell",
    slide: "Bild",
    pause: "Anhalten",
    previous: "Zurück",
    next: "Weiter",
    rendered: "Gerendert, nicht fotografiert",
    place: (place: number, all: number) => `${place} / ${all}`,
  },
  hang: {
    action: "Ein eigenes hängen",
    hint: "Legen Sie ein Foto auf den Rahmen. Es bleibt auf Ihrem Gerät.",
    here: "Loslassen, und es hängt.",
  },
  artists: {
    title: "Ränder haben wir gelernt von",
    note: "Künstlerinnen und Künstlern, denen der Rand eines Bildes wichtig war. Von uns hat niemand von ihnen gehört.",
    list: [
      { name: "Julia Margaret Cameron", years: "1815–1879" },
      { name: "Gustave Le Gray", years: "1820–1884" },
      { name: "Anna Atkins", years: "1799–1871" },
      { name: "James McNeill Whistler", years: "1834–1903" },
      { name: "Frederick H. Evans", years: "1853–1943" },
      { name: "Edgar Degas", years: "1834–1917" },
      { name: "Eugène Atget", years: "1857–1927" },
      { name: "Vilhelm Hammershøi", years: "1864–1916" },
    ],
  },
  features: {
    title: "Funktionen",
    statement: "Drei Dinge, die eine Galerie für einen Abzug tut, getan für eine Datei.",
    pictures: "Drei gerahmte Bilder",
    list: [
      {
        title: "Die Kunst des Rahmens",
        text: "Ein Rand von nichts bis dreißig Prozent, in jeder Farbe, mit einer feinen Kontur an der Bildkante.",
      },
      {
        title: "Nachgewiesene Herkunft",
        text: "Bildnachweis, Ort und Kameradaten unter dem Bild und in der Datei. Die Inhaltsnachweise eines Fotos werden gezeigt und kommen mit dem Original zurück; Server mit Zertifikat signieren Exporte.",
      },
      {
        title: "Ihre Handschrift",
        text: "Ihr Zeichen, in Ihrer Größe, an derselben Stelle auf jedem Bild. Einmal eingestellt.",
      },
    ],
  },
  proofs: landingProofs,
  scenarios: {
    title: "Anwendungen",
    list: {
      "use-teacher": {
        title: "Fotografie unterrichten",
        text: "Geben Sie die Arbeiten einer Klasse mit der Belichtung unter jedem Bild zurück: Brennweite, Blende, Zeit, Empfindlichkeit. Dreißig Bilder hinein, ein ZIP heraus, jedes mit seinen eigenen Daten.",
        label: "Ein Export. Die Belichtung ist ein Beispiel.",
      },
      "use-photographer": {
        title: "Fotografieren",
        text: "Liefern Sie Vorschauen, die Ihren Namen tragen, auch wo niemand Beschriftungen liest. Ein JPEG behält seine eigenen Daten Bit für Bit; nur der Rand ist neu.",
        label: "Ein Export, als JPEG.",
      },
      "use-painter": {
        title: "Malen",
        text: "Hängen Sie das fotografierte Gemälde so, wie es hängen wird: ein breites Passepartout, sein Titel, das Jahr. Derselbe Rand für jedes Werk macht daraus eine Serie.",
        label: "Ein Export. Leinen, 16 Prozent.",
      },
      "use-producer": {
        title: "Produzieren",
        text: "Nennen Sie alle unter dem Bild: Fotografie, Gestaltung, Licht, je eine Zeile. Dieselben Namen stehen in der Datei, damit sie mit ihr reisen.",
        label: "Ein Export mit weiteren Mitwirkenden.",
      },
      "use-influencer": {
        title: "Posten",
        text: "Bringen Sie ein Bild auf das Maß eines Beitrags, einer Story und eines Quadrats, ohne eine Ecke davon zu verlieren. Das Passepartout füllt, was das Format verlangt.",
        label: "Ein Export, 1080 × 1920 px.",
      },
    },
  },
  howItWorks: {
    title: "So geht es",
    statement: "Drei Schritte. Der zweite ist der angenehme.",
    upload: {
      title: "Ein Foto laden",
      text: (formats: string) => `${formats}, vom Telefon oder von der Kamera. Nichts zu installieren.`,
    },
    frame: {
      title: "Ein Passepartout wählen",
      text: "Dann Bildnachweis und Metadaten ergänzen. Die Vorschau ist der Export, nur kleiner.",
    },
    share: {
      title: "Exportieren oder teilen",
      text: "In voller Größe oder im Maß eines Beitrags, einer Story oder eines Quadrats.",
    },
  },
  roadmap: {
    title: "Ausblick",
    summary: "Fünf Dinge, Q4 2025 bis Q4 2026",
    shipped: (count: number) => `${count} fertig`,
    done: "Fertig",
    plans: {
      "Q4 2025": "Sammlung strukturierter Passepartouts",
      "Q1 2026": "Künstlerprofile als Voreinstellungen",
      "Q2 2026": "Unterschrift und Textfilter mit KI",
      "Q3 2026": "Einreichungen aus der Gemeinschaft",
      "Q4 2026": "Empfehlungen, Partnerschaften und Einnahmen für Pro",
    },
  },
  pricing: "Preise",
  testimonials: {
    title: "Stimmen",
    quote: (text: string) => `„${text}“`,
    number: (number: number) => `Stimme ${number}`,
    next: "Weiter",
    list: [
      {
        text: "Meine Klasse streitet jetzt über das Bild, nicht über die Einstellungen. Die Einstellungen stehen darunter.",
        author: "Lehrkraft für Fotografie, Beta",
      },
      {
        text: "Ich rahme die Vorschauen einer ganzen Hochzeit in einem Zug, und jede trägt meinen Namen, wo immer sie landet.",
        author: "Hochzeitsfotografie, Beta",
      },
      {
        text: "Ein breiter Rand und eine Zeile Text. Meine Bilder sehen auf dem Telefon aus wie im Katalog.",
        author: "Malerei, Beta",
      },
    ],
  },
  faq: {
    title: "Fragen",
    commercial: {
      title: "Darf ich meine Exporte kommerziell nutzen?",
      text: "Ja. Bezahlte Tarife schließen die kommerzielle Nutzung ein.",
    },
    photos: {
      title: "Was geschieht mit meinen Fotos?",
      text: rich(
        "Sie werden in Ihrem Browser gerahmt. Eine kleine Vorschau von jedem und eine Kopie dessen, was Sie exportieren, liegen auf unserem Server, wo nur Sie und die Verwaltung sie öffnen können. Ihre Daten werden sicher verarbeitet und nie weitergegeben. <privacy>Was aufbewahrt wird, wo und wie lange</privacy>",
      ),
    },
    upgrade: {
      title: "Kann ich später wechseln?",
      text: rich("Ja. Jederzeit auf der <account>Kontoseite</account>. Was Sie eingestellt haben, bleibt, wie es ist."),
    },
  },
  signIn: {
    title: "Anmelden",
    statement: "Schon hier gewesen? Ihre Einstellungen sind, wo Sie sie gelassen haben.",
    button: "Mit Google anmelden",
  },
  closing: { title: "Hängen Sie das nächste richtig.", button: "Kostenlos loslegen" },
  footer: {
    copyright: (year: number) => rich(`© <year>${year}</year> Matte. Alle Rechte vorbehalten.`),
    navigation: "Seiten",
    looks: "Looks von anderen",
    help: "Hilfe",
    terms: "Nutzungsbedingungen",
    privacy: "Datenschutz",
    newsletter: "Newsletter",
  },
};
