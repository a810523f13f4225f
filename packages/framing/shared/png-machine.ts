import { pngMachine } from "@matte/codecs";

/** Our PNG encoder's machine in this thread; null without WebAssembly, where the browser's own encoder has to do. */
export const machine = pngMachine();
