export const upgrade = {
  notLoaded: "Couldn’t load what Pro adds. Try again when you’re online.",
  sample: {
    alt: "Groynes in a quiet sea, framed in black with a white stroke and a logo",
    title: "With Pro",
    text: "White stroke, logo, one line of exposure, no watermark. The picture is computer-generated.",
  },
};
