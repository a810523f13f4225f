/** @see ../en/landing.ts */
import type { landing as English } from "../en/landing.ts";
import { rich } from "../rich-text.ts";
import { landingPictures } from "./landing-pictures.ts";
import { landingProofs } from "./landing-proofs.ts";

export const landing: typeof English = {
  pictures: landingPictures,
  skip: "Vai al contenuto",
  navigation: {
    label: "Principale",
    menu: "Menu",
    signIn: "Accedi",
    sections: {
      "how-it-works": "Come funziona",
      features: "Funzioni",
      roadmap: "Roadmap",
      pricing: "Prezzi",
      faq: "FAQ",
      testimonials: "Testimonianze",
      cta: "Inizia",
    },
  },
  hero: {
    label: "Introduzione",
    title: "Una stanza per ogni fotografia.",
    lead: "Matte mette intorno alla tua foto un bordo, i crediti e i dati di scatto. Su uno smartphone un contenuto riceve 1,7 secondi di attenzione; un margine fa restare lo sguardo.",
    trusted: "Scelto da oltre 100 creator della beta",
  },
  gallery: {
    label: "Galleria",
    carousel: "carosello",
    slide: "immagine",
    pause: "Pausa",
    previous: "Precedente",
    next: "Successiva",
    rendered: "Generata al computer, non fotografata",
    place: (place: number, all: number) => `${place} / ${all}`,
  },
  hang: {
    action: "Appendi una tua foto",
    hint: "Trascina una foto sulla cornice. Resta sul tuo dispositivo.",
    here: "Rilasciala, ed è appesa.",
  },
  artists: {
    title: "I margini li abbiamo imparati da",
    note: "Artisti che avevano a cuore il bordo di un’immagine. Nessuno di loro ha sentito parlare di noi.",
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
    title: "Funzioni",
    statement: "Tre cose che una galleria fa per una stampa, fatte a un file.",
    pictures: "Tre immagini incorniciate",
    list: [
      {
        title: "L’arte di incorniciare",
        text: "Un bordo da zero al trenta per cento, di qualsiasi colore, con un filetto sottile lungo l’immagine.",
      },
      {
        title: "Provenienza verificata",
        text: "Crediti, luogo e dati di scatto sotto l’immagine e nel file. Le credenziali del contenuto di una foto vengono mostrate e tornano con l’originale; i server con un certificato firmano le esportazioni.",
      },
      {
        title: "Un’identità riconoscibile",
        text: "Il tuo marchio, della tua misura, nello stesso punto su ogni immagine. Lo imposti una volta sola.",
      },
    ],
  },
  proofs: landingProofs,
  scenarios: {
    title: "Casi d’uso",
    list: {
      "use-teacher": {
        title: "Per chi insegna fotografia",
        text: "Riconsegna i lavori di una classe con i dati di esposizione stampati sotto: lunghezza focale, diaframma, tempo, sensibilità. Entrano trenta immagini, esce uno ZIP, ognuna con i propri dati.",
        label: "Un’esportazione. L’esposizione è un esempio.",
      },
      "use-photographer": {
        title: "Per chi fotografa",
        text: "Consegna anteprime che portano il tuo nome, anche dove nessuno legge le didascalie. Un JPEG mantiene i propri dati bit per bit; di nuovo c’è solo il bordo.",
        label: "Un’esportazione, come JPEG.",
      },
      "use-painter": {
        title: "Per chi dipinge",
        text: "Appendi il quadro fotografato come sarà appeso davvero: un largo passepartout, il titolo, l’anno. Lo stesso margine per ogni opera ne fa una serie.",
        label: "Un’esportazione. Lino, 16 per cento.",
      },
      "use-producer": {
        title: "Per chi produce",
        text: "Nomina tutti sotto l’immagine: fotografia, design, luci, una riga per ciascuno. Gli stessi nomi vengono scritti nel file, così viaggiano con lui.",
        label: "Un’esportazione con altri crediti.",
      },
      "use-influencer": {
        title: "Per chi fa l’influencer",
        text: "Ricava da un’immagine un post, una storia e un quadrato senza perderne un angolo. Il passepartout riempie ciò che il formato chiede.",
        label: "Un’esportazione, 1080 × 1920 px.",
      },
    },
  },
  howItWorks: {
    title: "Come funziona",
    statement: "Tre passi. Il secondo è quello piacevole.",
    upload: {
      title: "Carica una foto",
      text: (formats: string) => `${formats}, dal telefono o dalla fotocamera. Niente da installare.`,
    },
    frame: {
      title: "Scegli un passepartout",
      text: "Poi aggiungi crediti e metadati. L’anteprima è l’esportazione, solo più piccola.",
    },
    share: {
      title: "Esporta o condividi",
      text: "A piena risoluzione, o a misura di post, storia o quadrato.",
    },
  },
  roadmap: {
    title: "Roadmap",
    summary: "Cinque cose, dal Q4 2025 al Q4 2026",
    shipped: (count: number) => `${count} ${count === 1 ? "fatta" : "fatte"}`,
    done: "Fatto",
    plans: {
      "Q4 2025": "Raccolta di passepartout materici",
      "Q1 2026": "Preimpostazioni dal profilo d’artista",
      "Q2 2026": "Firme e filtri per il testo con l’IA",
      "Q3 2026": "Proposte dalla comunità",
      "Q4 2026": "Inviti, affiliazione e guadagni per Pro",
    },
  },
  pricing: "Prezzi",
  testimonials: {
    title: "Testimonianze",
    quote: (text: string) => `“${text}”`,
    number: (number: number) => `Testimonianza ${number}`,
    next: "Successiva",
    list: [
      {
        text: "Ora i miei studenti discutono della foto, non delle impostazioni. Le impostazioni sono stampate sotto.",
        author: "Insegnante di fotografia, beta tester",
      },
      {
        text: "Incornicio in un colpo solo le anteprime di un intero matrimonio, e ognuna porta il mio nome ovunque finisca.",
        author: "Fotografa di matrimoni, beta tester",
      },
      {
        text: "Un margine largo e una riga di testo. Sul telefono i miei quadri appaiono come nel catalogo.",
        author: "Pittore, beta tester",
      },
    ],
  },
  faq: {
    title: "FAQ",
    commercial: {
      title: "Posso usare le mie esportazioni a fini commerciali?",
      text: "Sì. I piani a pagamento includono i diritti di uso commerciale.",
    },
    photos: {
      title: "Che cosa succede alle mie foto?",
      text: rich(
        "Vengono incorniciate nel tuo browser. Una piccola anteprima di ognuna e una copia di ciò che esporti restano sul nostro server, dove solo tu e chi lo amministra potete aprirle. I tuoi dati vengono trattati in modo sicuro e mai condivisi. <privacy>Che cosa viene conservato, dove e per quanto tempo</privacy>",
      ),
    },
    upgrade: {
      title: "Posso cambiare piano in seguito?",
      text: rich(
        "Sì. Puoi cambiare piano in ogni momento dalla <account>pagina dell’account</account>. Ciò che hai impostato resta com’è.",
      ),
    },
  },
  signIn: {
    title: "Accedi",
    statement: "Non è la prima volta? Le tue impostazioni sono dove le hai lasciate.",
    button: "Accedi con Google",
  },
  closing: { title: "Appendi la prossima come si deve.", button: "Inizia gratis" },
  footer: {
    copyright: (year: number) => rich(`© <year>${year}</year> Matte. Tutti i diritti riservati.`),
    navigation: "Pagine",
    looks: "Look di altri",
    help: "Aiuto",
    terms: "Condizioni",
    privacy: "Privacy",
    newsletter: "Newsletter",
  },
};
