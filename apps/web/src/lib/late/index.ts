export { insist } from "./insist.ts";
export { late } from "./late.ts";
