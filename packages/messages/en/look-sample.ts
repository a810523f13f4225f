/** Texts of the sample photo that shows a shared look. */
export const lookSample = {
  alt: "A sample photo in the shared look",
  subject: "Crest, evening wind",
  stairs: "Stairwell",
  sea: "Groynes, low water",
  place: "Dunes at dusk",
  credit: "Picture by Matte",
  title: "A look, shared with you",
  origin: "On one of our pictures",
};
