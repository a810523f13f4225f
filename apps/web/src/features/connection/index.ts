export { ConnectionNote } from "./ConnectionNote.tsx";
