import { pngMachine } from "@matte/png";

/** Our PNG encoder's machine in this thread; null without WebAssembly, when the browser's encoder has to do. */
export const machine = pngMachine();
