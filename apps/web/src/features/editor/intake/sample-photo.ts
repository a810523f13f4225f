import sample from "./sample.jpg";

/** Its subject is guessed from the name, as that of any photo. */
const NAME = "dunes.jpg";

/** One of Matte's own pictures, fetched when it is asked for. */
export async function loadSamplePhoto(): Promise<File> {
  const response = await fetch(sample);
  if (!response.ok) throw new Error(`The sample photo answered ${response.status}`);
  return new File([await response.blob()], NAME, { type: "image/jpeg" });
}
