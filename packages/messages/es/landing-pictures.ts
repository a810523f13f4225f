/** @see ../en/landing-pictures.ts */
export const landingPictures = {
  alt: {
    vessels:
      "Vasijas de gres y dos peras sobre una mesa a la luz de una ventana, en un paspartú blanco con pie de foto",
    groyne: "Postes gastados que se adentran en un mar gris en calma, en un paspartú negro con pie de foto",
    crest:
      "Una duna ondulada de cresta afilada con luz de atardecer, en un paspartú color lino con un pie de foto con serifa",
    courtyard: "Una pared rosa con un arco y una escalera blanca, en un paspartú blanco muy ancho",
    ridges: "Crestas de montaña sobre la niebla al amanecer, en un paspartú pizarra con un sello de autor debajo",
    stairwell: "Un hueco de escalera ovalado visto desde arriba, en un paspartú nogal sin pie de foto",
    "wall-framing": "Una pared de terracota con un arco y una escalera, en un ancho paspartú blanco",
    "wall-provenance": "Postes en un mar en calma, en un paspartú negro con título, lugar, crédito y cámara debajo",
    "wall-identity": "Un hueco de escalera visto desde arriba, con un sello de autor centrado en su paspartú",
    "use-teacher": "Crestas con niebla en un paspartú blanco; debajo, Ejercicio 4 y una exposición",
    "use-photographer": "Una duna en un paspartú blanco; debajo, el título y una línea de copyright",
    "use-painter": "Vasijas de gres en un ancho paspartú color lino con un pie de foto con serifa",
    "use-producer": "Un patio en un paspartú negro; debajo, tres líneas de créditos",
    "use-influencer": "Un hueco de escalera en un paspartú nogal, en el formato alto de una historia",
    "step-photo": "Crestas con niebla al amanecer, una foto sin borde",
    "step-post": "Como publicación, cuatro por cinco",
    "step-story": "Como historia, nueve por dieciséis",
    "step-square": "Como cuadrado",
    editor: "El editor: los ajustes a la izquierda, la foto con su paspartú en la pared",
    closing: "Postes en un mar en calma, en un paspartú negro con un trazo blanco",
  },
  gallery: {
    vessels: { title: "Cuatro vasijas, dos peras", framing: "Paspartú blanco 8 %, trazo 4 px" },
    groyne: { title: "Espigón, cuatro minutos", framing: "Paspartú negro 8 %, trazo blanco 4 px" },
    crest: { title: "Cresta, viento de la tarde", framing: "Paspartú lino 10 %, sin trazo" },
    courtyard: { title: "Patio, a las cuatro", framing: "Paspartú blanco 20 %, trazo 6 px" },
    ridges: { title: "Crestas, primera luz", framing: "Paspartú pizarra 7 %, logotipo en el centro" },
    stairwell: { title: "Hueco de escalera, hacia abajo", framing: "Paspartú nogal 12 %, sin pie de foto" },
  },
};
