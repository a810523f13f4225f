/** A framed sample from `build/pictures/app-samples.ts`, by name. */
declare module "virtual:picture/*" {
  import type { BuiltPicture } from "#domain/pictures/framed-sample.ts";

  const picture: BuiltPicture;
  export default picture;
}
