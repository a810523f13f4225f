/** The decoder in a file of its own, which is loaded when the platform has none. */
export { decompress } from "brotli/decompress";
