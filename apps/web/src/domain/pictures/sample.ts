import url from "./sample.jpg";

/** One of Matte's pictures, to try things on. As with any photo, its subject is guessed from the name. */
export const SAMPLE_PHOTO = { url, name: "dunes.jpg", size: { width: 1500, height: 1000 } } as const;
