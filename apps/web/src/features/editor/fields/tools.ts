/** Tools of the caption's fields, loaded together after the page is shown. */
export { CopySubject } from "./CopySubject.tsx";
export { CreditNotes } from "./CreditNotes.tsx";
export { FieldProblems } from "./FieldProblems.tsx";
export { FieldScope } from "./FieldScope.tsx";
export { FieldTools } from "./FieldTools.tsx";
export { PhotoKeys } from "./PhotoKeys.tsx";
