/** The Ukrainian catalogue. */
import type { Messages } from "./en.ts";
import { account } from "./uk/account.ts";
import { admin } from "./uk/admin.ts";
import { app } from "./uk/app.ts";
import { auth } from "./uk/auth.ts";
import { checkout } from "./uk/checkout.ts";
import { cli } from "./uk/cli.ts";
import { cliManual } from "./uk/cli-manual.ts";
import { connection } from "./uk/connection.ts";
import { credentials } from "./uk/credentials.ts";
import { device } from "./uk/device.ts";
import { documentTitles } from "./uk/document-titles.ts";
import { documents } from "./uk/documents.ts";
import { editor } from "./uk/editor.ts";
import { editorAlt } from "./uk/editor-alt.ts";
import { editorCaptions } from "./uk/editor-captions.ts";
import { editorCarousel } from "./uk/editor-carousel.ts";
import { editorCredentials } from "./uk/editor-credentials.ts";
import { editorCrop } from "./uk/editor-crop.ts";
import { editorExport } from "./uk/editor-export.ts";
import { editorFields } from "./uk/editor-fields.ts";
import { editorFileSize } from "./uk/editor-file-size.ts";
import { editorFolders } from "./uk/editor-folders.ts";
import { editorMark } from "./uk/editor-mark.ts";
import { editorFonts } from "./uk/editor-fonts.ts";
import { editorFrame } from "./uk/editor-frame.ts";
import { editorLabel } from "./uk/editor-label.ts";
import { editorIncoming } from "./uk/editor-incoming.ts";
import { editorLogos } from "./uk/editor-logos.ts";
import { editorLooks } from "./uk/editor-looks.ts";
import { editorNotes } from "./uk/editor-notes.ts";
import { editorPanel } from "./uk/editor-panel.ts";
import { editorPdf } from "./uk/editor-pdf.ts";
import { editorRecovery } from "./uk/editor-recovery.ts";
import { editorShortcuts } from "./uk/editor-shortcuts.ts";
import { editorSignature } from "./uk/editor-signature.ts";
import { editorSubmission } from "./uk/editor-submission.ts";
import { editorSurface } from "./uk/editor-surface.ts";
import { editorTogether } from "./uk/editor-together.ts";
import { editorWall } from "./uk/editor-wall.ts";
import { editorWork } from "./uk/editor-work.ts";
import { errors } from "./uk/errors.ts";
import { help } from "./uk/help.ts";
import { helpFiles } from "./uk/help-files.ts";
import { helpOutside } from "./uk/help-outside.ts";
import { helpPaper } from "./uk/help-paper.ts";
import { helpPicture } from "./uk/help-picture.ts";
import { helpStart } from "./uk/help-start.ts";
import { landing } from "./uk/landing.ts";
import { landingHung } from "./uk/landing-hung.ts";
import { legal } from "./uk/legal.ts";
import { letters } from "./uk/letters.ts";
import { locale } from "./uk/locale.ts";
import { lookSample } from "./uk/look-sample.ts";
import { onboarding } from "./uk/onboarding.ts";
import { pageScripts } from "./uk/page-scripts.ts";
import { photos } from "./uk/photos.ts";
import { plans } from "./uk/plans.ts";
import { profiles } from "./uk/profiles.ts";
import { publicLooks } from "./uk/public-looks.ts";
import { serverPages } from "./uk/server-pages.ts";
import { ui } from "./uk/ui.ts";
import { unframe } from "./uk/unframe.ts";
import { upgrade } from "./uk/upgrade.ts";
import { uploads } from "./uk/uploads.ts";
import { versions } from "./uk/versions.ts";

export const messages: Messages = {
  account,
  admin,
  app,
  auth,
  checkout,
  cli,
  cliManual,
  connection,
  credentials,
  device,
  documentTitles,
  documents,
  editor,
  editorAlt,
  editorCaptions,
  editorCarousel,
  editorCredentials,
  editorCrop,
  editorExport,
  editorFields,
  editorFileSize,
  editorFolders,
  editorMark,
  editorFonts,
  editorFrame,
  editorLabel,
  editorIncoming,
  editorLogos,
  editorLooks,
  editorNotes,
  editorPanel,
  editorPdf,
  editorRecovery,
  editorShortcuts,
  editorSignature,
  editorSubmission,
  editorSurface,
  editorTogether,
  editorWall,
  editorWork,
  errors,
  help,
  helpFiles,
  helpOutside,
  helpPaper,
  helpPicture,
  helpStart,
  landing,
  landingHung,
  legal,
  letters,
  locale,
  lookSample,
  onboarding,
  pageScripts,
  photos,
  plans,
  profiles,
  publicLooks,
  serverPages,
  ui,
  unframe,
  upgrade,
  uploads,
  versions,
};
