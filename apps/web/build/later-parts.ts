/** Parts of the editor that no first screen needs, by path ending. */

/** Sections that are folded at the first visit, what a button or an account starts, and the mark of the field in focus. */
export const LATER = [
  "/features/editor/crop/",
  "/features/editor/frame/rows/",
  ...["SecondStroke.tsx", "ThinStroke.tsx", "ShapeChoice.tsx", "shape-choice.css"].map(
    (part) => `/features/editor/frame/${part}`,
  ),
  "/features/editor/model/sheets.ts",
  "/features/editor/unframe/unframe-photos.ts",
  "/features/editor/together/",
  "/features/editor/wall/",
  "/features/editor/recovery/RestoreOffer.tsx",
  ...["cropped-previews", "dropped-folder", "open-folder"].map((file) => `/features/editor/intake/${file}.ts`),
  ...[
    "LogoBody.tsx",
    "LogoLibrary.tsx",
    "MarkRows.tsx",
    "logo.css",
    "logo-sync-reducer.ts",
    "read-logo.ts",
    "slots.ts",
    "sync-logos.ts",
  ].map((file) => `/features/editor/logo/${file}`),
  ...["credential-seal", "cut-lines"].map((sheet) => `/features/editor/preview/${sheet}.css`),
  ...["CaptionSlip", "CredentialSeal", "CutLines", "HdrView"].map((part) => `/features/editor/preview/${part}.tsx`),
  ...["CopySubject", "CreditNotes", "FieldSheet"].map((part) => `/features/editor/fields/${part}.tsx`),
  "/features/editor/sheet/PhotoSheet.tsx",
  ...["FailedPhotos", "PhotoMenu", "SelectButton", "SortSelect"].map(
    (control) => `/features/editor/thumbs/${control}.tsx`,
  ),
  ...[
    "CameraNames",
    "CarouselRows",
    "CredentialsRow",
    "ExportMenu",
    "ExportNames",
    "LabelPlaceRow",
    "MixedBatch",
    "OutputRows",
    "SizeRows",
  ].map((rows) => `/features/editor/panel/${rows}.tsx`),
  ...["AltText", "CaptionLayoutRow", "MoreCaptionRows", "TextColour", "TextFinishRow"].map(
    (rows) => `/features/editor/panel/${rows}.tsx`,
  ),
];

/** Code used by exports alone. Loaded ahead when the editor is idle. */
export const EXPORT = [
  ["save-to", "export-photos", "export-batch", "export-files", "export-pdf", "into-folder"],
  ["retry-exports", "batch-report", "copy-picture", "hand-over", "series", "sized-names", "mark-photos", "boxes"],
  ["progress", "place-text", "credentials-report"],
].flatMap((files) => files.map((file) => `/features/editor/export/${file}.ts`));

/** Offers above the stage, which come after the first screen. */
export const OFFERS = [
  "screen/IncomingBars",
  "looks/LinkedLook",
  "unframe/FramedBefore",
  "export/UnfinishedExport",
  "recovery/EarlierPhotos",
  "intake/IncomingPhotos",
].map((part) => `/features/editor/${part}.tsx`);

/** Looks kept in the account. */
export const STUDIO = ["StudioLooks.tsx", "NameDialogs.tsx", "NameForm.tsx", "use-presets.ts"].map(
  (file) => `/features/editor/looks/${file}`,
);

/** The dialog that submits a look to the public page. */
export const SUBMISSION = ["SubmitLook.tsx", "submit-look.css"].map((part) => `/features/editor/looks/${part}`);
