/** The Spanish catalogue. */
import type { Messages } from "./en.ts";
import { account } from "./es/account.ts";
import { admin } from "./es/admin.ts";
import { app } from "./es/app.ts";
import { auth } from "./es/auth.ts";
import { checkout } from "./es/checkout.ts";
import { cli } from "./es/cli.ts";
import { cliManual } from "./es/cli-manual.ts";
import { connection } from "./es/connection.ts";
import { credentials } from "./es/credentials.ts";
import { device } from "./es/device.ts";
import { documentTitles } from "./es/document-titles.ts";
import { documents } from "./es/documents.ts";
import { editor } from "./es/editor.ts";
import { editorAlt } from "./es/editor-alt.ts";
import { editorCaptions } from "./es/editor-captions.ts";
import { editorCarousel } from "./es/editor-carousel.ts";
import { editorCredentials } from "./es/editor-credentials.ts";
import { editorCrop } from "./es/editor-crop.ts";
import { editorExport } from "./es/editor-export.ts";
import { editorFields } from "./es/editor-fields.ts";
import { editorFileSize } from "./es/editor-file-size.ts";
import { editorFolders } from "./es/editor-folders.ts";
import { editorMark } from "./es/editor-mark.ts";
import { editorFonts } from "./es/editor-fonts.ts";
import { editorFrame } from "./es/editor-frame.ts";
import { editorLabel } from "./es/editor-label.ts";
import { editorIncoming } from "./es/editor-incoming.ts";
import { editorLogos } from "./es/editor-logos.ts";
import { editorLooks } from "./es/editor-looks.ts";
import { editorNotes } from "./es/editor-notes.ts";
import { editorPanel } from "./es/editor-panel.ts";
import { editorPdf } from "./es/editor-pdf.ts";
import { editorRecovery } from "./es/editor-recovery.ts";
import { editorShortcuts } from "./es/editor-shortcuts.ts";
import { editorSignature } from "./es/editor-signature.ts";
import { editorSubmission } from "./es/editor-submission.ts";
import { editorSurface } from "./es/editor-surface.ts";
import { editorTogether } from "./es/editor-together.ts";
import { editorWall } from "./es/editor-wall.ts";
import { editorWork } from "./es/editor-work.ts";
import { errors } from "./es/errors.ts";
import { help } from "./es/help.ts";
import { helpFiles } from "./es/help-files.ts";
import { helpOutside } from "./es/help-outside.ts";
import { helpPaper } from "./es/help-paper.ts";
import { helpPicture } from "./es/help-picture.ts";
import { helpStart } from "./es/help-start.ts";
import { landing } from "./es/landing.ts";
import { landingHung } from "./es/landing-hung.ts";
import { legal } from "./es/legal.ts";
import { letters } from "./es/letters.ts";
import { locale } from "./es/locale.ts";
import { lookSample } from "./es/look-sample.ts";
import { onboarding } from "./es/onboarding.ts";
import { pageScripts } from "./es/page-scripts.ts";
import { photos } from "./es/photos.ts";
import { plans } from "./es/plans.ts";
import { profiles } from "./es/profiles.ts";
import { publicLooks } from "./es/public-looks.ts";
import { serverPages } from "./es/server-pages.ts";
import { ui } from "./es/ui.ts";
import { unframe } from "./es/unframe.ts";
import { upgrade } from "./es/upgrade.ts";
import { uploads } from "./es/uploads.ts";
import { versions } from "./es/versions.ts";

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
