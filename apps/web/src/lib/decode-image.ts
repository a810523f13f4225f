/** Loads the image at a `blob:` URL until it can be drawn. */
export async function decodeImage(url: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = url;
  await image.decode();
  return image;
}
