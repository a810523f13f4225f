/** Type for `#kernels/NAME`: the compiled kernel as base64, written by `@matte/pixels/build`. */
declare const base64: string;
export default base64;
