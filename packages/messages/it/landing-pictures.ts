/** @see ../en/landing-pictures.ts */
import type { landingPictures as English } from "../en/landing-pictures.ts";

export const landingPictures: typeof English = {
  alt: {
    vessels:
      "Vasi di gres e due pere su un tavolo nella luce di una finestra, in un passepartout bianco con una didascalia",
    groyne: "Pali consumati che entrano in un mare grigio e immobile, in un passepartout nero con una didascalia",
    crest:
      "Una duna increspata dalla cresta netta nella luce della sera, in un passepartout color lino con una didascalia in carattere graziato",
    courtyard: "Una parete rosa con un arco e una scala bianca, in un passepartout bianco molto largo",
    ridges: "Crinali sopra la nebbia all’alba, in un passepartout ardesia con un marchio sotto",
    stairwell: "Una tromba delle scale ovale vista dall’alto, in un passepartout noce senza didascalia",
    "wall-framing": "Una parete color terracotta con un arco e una scala, in un largo passepartout bianco",
    "wall-provenance": "Pali in un mare immobile, in un passepartout nero; sotto, titolo, luogo, crediti e fotocamera",
    "wall-identity": "Una tromba delle scale vista dall’alto, con un marchio al centro del passepartout",
    "use-teacher": "Crinali nella nebbia in un passepartout bianco; sotto, Esercizio 4 e i dati di esposizione",
    "use-photographer": "Una duna in un passepartout bianco; sotto, il titolo e una riga di copyright",
    "use-painter": "Vasi di gres in un largo passepartout color lino con una didascalia in carattere graziato",
    "use-producer": "Un cortile in un passepartout nero; sotto, tre righe di crediti",
    "use-influencer": "Una tromba delle scale in un passepartout noce, nel formato alto di una storia",
    "step-photo": "Crinali nella nebbia all’alba, una foto senza bordo",
    "step-post": "Come post, quattro per cinque",
    "step-story": "Come storia, nove per sedici",
    "step-square": "Come quadrato",
    editor: "L’editor: le impostazioni a sinistra, la foto nel suo passepartout sulla parete",
    closing: "Pali in un mare immobile, in un passepartout nero con un filetto bianco",
  },
  gallery: {
    vessels: { title: "Quattro vasi, due pere", framing: "Passepartout bianco 8%, filetto 4 px" },
    groyne: { title: "Pennello, quattro minuti", framing: "Passepartout nero 8%, filetto bianco 4 px" },
    crest: { title: "Cresta, vento della sera", framing: "Passepartout lino 10%, senza filetto" },
    courtyard: { title: "Cortile, le quattro", framing: "Passepartout bianco 20%, filetto 6 px" },
    ridges: { title: "Crinali, prima luce", framing: "Passepartout ardesia 7%, logo al centro" },
    stairwell: { title: "Scale, guardando giù", framing: "Passepartout noce 12%, senza didascalia" },
  },
};
