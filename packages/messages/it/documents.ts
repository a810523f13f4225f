/** @see ../en/documents.ts */
import type { documents as English } from "../en/documents.ts";

const about = "Matte aggiunge alla tua foto un bordo, i crediti e i dati di scatto, nel tuo browser, senza rovinarla.";

export const documents: typeof English = {
  descriptions: {
    landing: `${about} Prova gratuita.`,
    tool: "Incornicia una foto con un passepartout, un filetto sottile e una didascalia, ed esportala come JPEG o PNG. I JPEG mantengono i propri dati.",
    account: "Il tuo piano, le tue risposte, i tuoi dati e come eliminare il tuo account.",
    checkout: "Passa a Pro o Studio. Disdici quando vuoi; rimborso garantito entro 30 giorni.",
    device: "Scrivi il codice mostrato da un dispositivo per collegarlo al tuo account.",
    admin: "Statistiche, utenti e immagini, per chi amministra.",
    looks: "Passepartout creati da altri, appesi alle nostre immagini. Provane uno su una tua foto, senza account.",
    lookWithdrawn:
      "Questo look è stato ritirato. Altri si trovano nella pagina di tutti i look, da provare su una foto senza account.",
    help: "Come incorniciare, ritagliare ed esportare foto con Matte, e dare loro una didascalia: dieci brevi pagine in cui cercare.",
    terms: "Che cosa puoi fare con Matte e con ciò che ci crei, quanto costa e che cosa ci dobbiamo a vicenda.",
    privacy: "Che cosa Matte conserva di te e delle tue foto, dove, per quanto tempo, e come farlo eliminare.",
    newsletter:
      "Le novità di Matte e idee per incorniciare fotografie, al massimo una volta al mese. Disiscrizione con un clic.",
    confirm: "Conferma il tuo indirizzo con un clic e ricevi la newsletter di Matte, al massimo una volta al mese.",
    unsubscribe: "Annulla l’iscrizione con un clic. Il tuo indirizzo viene eliminato dall’elenco.",
    notFound: about,
  },
  noScript: "Matte incornicia le tue fotografie in questo browser, e per farlo ha bisogno di JavaScript.",
  app: {
    name: "Matte",
    description: "Aggiunge a una fotografia un passepartout, i crediti e i dati di scatto, senza rovinarla.",
  },
};
