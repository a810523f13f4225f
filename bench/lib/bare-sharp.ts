/**
 * Baseline for upload checks: decodes an image and encodes it in its own format, like
 * `apps/server/src/images/check.ts`.
 */
import sharp from "sharp";

sharp.cache(false);
sharp.concurrency(1);

process.on("message", ({ input, output }: { readonly input: string; readonly output: string }) => {
  const image = sharp(input);
  const encoded = input.endsWith(".png") ? image.png() : image.jpeg({ quality: 90, chromaSubsampling: "4:4:4" });
  encoded.toFile(output).then(
    () => process.send?.("done"),
    (error: unknown) => process.send?.(String(error)),
  );
});
