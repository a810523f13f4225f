/** The French catalogue. */
import type { Messages } from "./en.ts";
import { account } from "./fr/account.ts";
import { admin } from "./fr/admin.ts";
import { app } from "./fr/app.ts";
import { auth } from "./fr/auth.ts";
import { checkout } from "./fr/checkout.ts";
import { cli } from "./fr/cli.ts";
import { cliManual } from "./fr/cli-manual.ts";
import { connection } from "./fr/connection.ts";
import { credentials } from "./fr/credentials.ts";
import { device } from "./fr/device.ts";
import { documentTitles } from "./fr/document-titles.ts";
import { documents } from "./fr/documents.ts";
import { editor } from "./fr/editor.ts";
import { editorAlt } from "./fr/editor-alt.ts";
import { editorCaptions } from "./fr/editor-captions.ts";
import { editorCarousel } from "./fr/editor-carousel.ts";
import { editorCredentials } from "./fr/editor-credentials.ts";
import { editorCrop } from "./fr/editor-crop.ts";
import { editorExport } from "./fr/editor-export.ts";
import { editorFields } from "./fr/editor-fields.ts";
import { editorFileSize } from "./fr/editor-file-size.ts";
import { editorFolders } from "./fr/editor-folders.ts";
import { editorMark } from "./fr/editor-mark.ts";
import { editorFonts } from "./fr/editor-fonts.ts";
import { editorFrame } from "./fr/editor-frame.ts";
import { editorLabel } from "./fr/editor-label.ts";
import { editorIncoming } from "./fr/editor-incoming.ts";
import { editorLogos } from "./fr/editor-logos.ts";
import { editorLooks } from "./fr/editor-looks.ts";
import { editorNotes } from "./fr/editor-notes.ts";
import { editorPanel } from "./fr/editor-panel.ts";
import { editorPdf } from "./fr/editor-pdf.ts";
import { editorRecovery } from "./fr/editor-recovery.ts";
import { editorShortcuts } from "./fr/editor-shortcuts.ts";
import { editorSignature } from "./fr/editor-signature.ts";
import { editorSubmission } from "./fr/editor-submission.ts";
import { editorSurface } from "./fr/editor-surface.ts";
import { editorTogether } from "./fr/editor-together.ts";
import { editorWall } from "./fr/editor-wall.ts";
import { editorWork } from "./fr/editor-work.ts";
import { errors } from "./fr/errors.ts";
import { help } from "./fr/help.ts";
import { helpFiles } from "./fr/help-files.ts";
import { helpOutside } from "./fr/help-outside.ts";
import { helpPaper } from "./fr/help-paper.ts";
import { helpPicture } from "./fr/help-picture.ts";
import { helpStart } from "./fr/help-start.ts";
import { landing } from "./fr/landing.ts";
import { landingHung } from "./fr/landing-hung.ts";
import { legal } from "./fr/legal.ts";
import { letters } from "./fr/letters.ts";
import { locale } from "./fr/locale.ts";
import { lookSample } from "./fr/look-sample.ts";
import { onboarding } from "./fr/onboarding.ts";
import { pageScripts } from "./fr/page-scripts.ts";
import { photos } from "./fr/photos.ts";
import { plans } from "./fr/plans.ts";
import { profiles } from "./fr/profiles.ts";
import { publicLooks } from "./fr/public-looks.ts";
import { serverPages } from "./fr/server-pages.ts";
import { ui } from "./fr/ui.ts";
import { unframe } from "./fr/unframe.ts";
import { upgrade } from "./fr/upgrade.ts";
import { uploads } from "./fr/uploads.ts";
import { versions } from "./fr/versions.ts";

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
