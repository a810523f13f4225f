/** The library of logos and signatures. */
export const editorLogos = {
  library: "Logos",
  choose: (name: string) => `Use ${name}`,
  remove: (name: string) => `Remove ${name} from your logos`,
  camera: "For this camera",
  cameraName: "Logo for this camera",
  /** Instead of a logo's name. */
  chosen: "The chosen logo",
};
