/** @see ../en/landing-pictures.ts */
export const landingPictures = {
  alt: {
    vessels:
      "Gefäße aus Steinzeug und zwei Birnen auf einem Tisch im Fensterlicht, in weißem Passepartout mit Beschriftung",
    groyne: "Verwitterte Pfähle führen in eine stille graue See, in schwarzem Passepartout mit Beschriftung",
    crest:
      "Eine gerippte Düne mit scharfem Kamm im Abendlicht, in leinenfarbenem Passepartout mit Beschriftung in Serifen",
    courtyard: "Eine rosa Wand mit Bogen und weißer Treppe, in sehr breitem weißem Passepartout",
    ridges: "Bergrücken über Nebel bei Sonnenaufgang, in schieferfarbenem Passepartout mit einem Zeichen darunter",
    stairwell: "Ein ovales Treppenhaus von oben, in nussbaumfarbenem Passepartout ohne Beschriftung",
    "wall-framing": "Eine terrakottafarbene Wand mit Bogen und Treppe, in breitem weißem Passepartout",
    "wall-provenance":
      "Pfähle in stiller See, in schwarzem Passepartout mit Titel, Ort, Bildnachweis und Kamera darunter",
    "wall-identity": "Ein Treppenhaus von oben, mit einem Zeichen in der Mitte des Passepartouts",
    "use-teacher": "Bergrücken im Nebel in weißem Passepartout; darunter Übung 4 und eine Belichtung",
    "use-photographer": "Eine Düne in weißem Passepartout; darunter der Titel und ein Urheberrechtsvermerk",
    "use-painter": "Gefäße aus Steinzeug in breitem leinenfarbenem Passepartout mit Beschriftung in Serifen",
    "use-producer": "Ein Innenhof in schwarzem Passepartout; darunter drei Zeilen mit Mitwirkenden",
    "use-influencer": "Ein Treppenhaus in nussbaumfarbenem Passepartout, im Hochformat einer Story",
    "step-photo": "Bergrücken im Nebel bei Sonnenaufgang, ein Foto ohne Rand",
    "step-post": "Als Beitrag, vier zu fünf",
    "step-story": "Als Story, neun zu sechzehn",
    "step-square": "Als Quadrat",
    editor: "Der Editor: links die Einstellungen, an der Wand das Foto in seinem Passepartout",
    closing: "Pfähle in stiller See, in schwarzem Passepartout mit weißer Kontur",
  },
  gallery: {
    vessels: { title: "Vier Gefäße, zwei Birnen", framing: "Passepartout Weiß 8 %, Kontur 4 px" },
    groyne: { title: "Buhne, vier Minuten", framing: "Passepartout Schwarz 8 %, weiße Kontur 4 px" },
    crest: { title: "Kamm, Abendwind", framing: "Passepartout Leinen 10 %, ohne Kontur" },
    courtyard: { title: "Innenhof, vier Uhr", framing: "Passepartout Weiß 20 %, Kontur 6 px" },
    ridges: { title: "Bergrücken, erstes Licht", framing: "Passepartout Schiefer 7 %, Logo in der Mitte" },
    stairwell: { title: "Treppenhaus, Blick nach unten", framing: "Passepartout Nussbaum 12 %, ohne Beschriftung" },
  },
};
