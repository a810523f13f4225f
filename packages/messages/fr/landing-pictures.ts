/** @see ../en/landing-pictures.ts */
export const landingPictures = {
  alt: {
    vessels:
      "Des vases en grès et deux poires sur une table, dans la lumière d’une fenêtre, passe-partout blanc avec légende",
    groyne: "Des pieux usés s’avançant dans une mer grise et calme, passe-partout noir avec légende",
    crest: "Une dune ridée à la crête vive dans la lumière du soir, passe-partout lin avec légende à empattements",
    courtyard: "Un mur rose avec une arche et un escalier blanc, dans un très large passe-partout blanc",
    ridges: "Des crêtes au-dessus du brouillard au lever du jour, passe-partout ardoise avec un cachet dessous",
    stairwell: "Une cage d’escalier ovale vue d’en haut, dans un passe-partout noyer sans légende",
    "wall-framing": "Un mur de terre cuite avec une arche et un escalier, dans un large passe-partout blanc",
    "wall-provenance": "Des pieux dans une mer calme, passe-partout noir avec titre, lieu, crédit et appareil dessous",
    "wall-identity": "Une cage d’escalier vue d’en haut, avec un cachet centré dans son passe-partout",
    "use-teacher": "Des crêtes dans la brume, passe-partout blanc ; dessous, Exercice 4 et une exposition",
    "use-photographer": "Une dune dans un passe-partout blanc ; dessous, le titre et une ligne de copyright",
    "use-painter": "Des vases en grès dans un large passe-partout lin avec légende à empattements",
    "use-producer": "Une cour dans un passe-partout noir ; dessous, trois lignes de crédits",
    "use-influencer": "Une cage d’escalier dans un passe-partout noyer, au format vertical d’une story",
    "step-photo": "Des crêtes dans la brume au lever du jour, une photo sans bordure",
    "step-post": "En post, quatre par cinq",
    "step-story": "En story, neuf par seize",
    "step-square": "En carré",
    editor: "L’éditeur : les réglages à gauche, la photo dans son passe-partout au mur",
    closing: "Des pieux dans une mer calme, dans un passe-partout noir avec un contour blanc",
  },
  gallery: {
    vessels: { title: "Quatre vases, deux poires", framing: "Passe-partout blanc 8 %, contour 4 px" },
    groyne: { title: "Épi, quatre minutes", framing: "Passe-partout noir 8 %, contour blanc 4 px" },
    crest: { title: "Crête, vent du soir", framing: "Passe-partout lin 10 %, sans contour" },
    courtyard: { title: "Cour, seize heures", framing: "Passe-partout blanc 20 %, contour 6 px" },
    ridges: { title: "Crêtes, à l’aube", framing: "Passe-partout ardoise 7 %, logo au centre" },
    stairwell: { title: "Cage d’escalier, d’en haut", framing: "Passe-partout noyer 12 %, sans légende" },
  },
};
