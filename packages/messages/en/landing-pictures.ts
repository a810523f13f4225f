/** Titles and descriptions for the landing page's pictures. */
export const landingPictures = {
  /** By picture name. */
  alt: {
    vessels: "Stoneware vessels and two pears on a table in window light, in a white matte with a caption",
    groyne: "Weathered posts leading into a still grey sea, in a black matte with a caption",
    crest: "A rippled dune with a sharp crest in evening light, in a linen matte with a caption in serif",
    courtyard: "A rose wall with an arch and a white stair, in a very wide white matte",
    ridges: "Mountain ridges above fog at sunrise, in a slate matte with a maker’s mark below",
    stairwell: "An oval stairwell seen from above, in a walnut matte without a caption",
    "wall-framing": "A terracotta wall with an arch and a stair, in a wide white matte",
    "wall-provenance": "Posts in a still sea, in a black matte with title, place, credit and camera below",
    "wall-identity": "A stairwell seen from above, with a maker’s mark centred in its matte",
    "use-teacher": "Misty ridges in a white matte; below it Exercise 4 and an exposure",
    "use-photographer": "A dune in a white matte; below it the title and a copyright line",
    "use-painter": "Stoneware vessels in a wide linen matte with a caption in serif",
    "use-producer": "A courtyard in a black matte; below it three lines of credits",
    "use-influencer": "A stairwell in a walnut matte, in the tall format of a story",
    "step-photo": "Misty ridges at sunrise, a photo without a border",
    "step-post": "As a post, four by five",
    "step-story": "As a story, nine by sixteen",
    "step-square": "As a square",
    editor: "The editor: settings on the left, the photo in its matte on the wall",
    closing: "Posts in a still sea, in a black matte with a white stroke",
  },
  /** Gallery labels: title and frame. */
  gallery: {
    vessels: { title: "Four vessels, two pears", framing: "White matte 8 %, stroke 4 px" },
    groyne: { title: "Groyne, four minutes", framing: "Black matte 8 %, white stroke 4 px" },
    crest: { title: "Crest, evening wind", framing: "Linen matte 10 %, no stroke" },
    courtyard: { title: "Courtyard, four o’clock", framing: "White matte 20 %, stroke 6 px" },
    ridges: { title: "Ridges, first light", framing: "Slate matte 7 %, logo in the centre" },
    stairwell: { title: "Stairwell, looking down", framing: "Walnut matte 12 %, no caption" },
  },
};
