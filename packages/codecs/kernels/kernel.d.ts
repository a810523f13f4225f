/** What `#kernels/NAME` gives: the compiled kernel as base64. build/kernels.mjs writes it. */
declare const base64: string;
export default base64;
