export { VersionNote } from "./VersionNote.tsx";
