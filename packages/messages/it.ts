/** The Italian catalogue. */
import type { Messages } from "./en.ts";
import { account } from "./it/account.ts";
import { admin } from "./it/admin.ts";
import { app } from "./it/app.ts";
import { auth } from "./it/auth.ts";
import { checkout } from "./it/checkout.ts";
import { cli } from "./it/cli.ts";
import { cliManual } from "./it/cli-manual.ts";
import { connection } from "./it/connection.ts";
import { credentials } from "./it/credentials.ts";
import { device } from "./it/device.ts";
import { documentTitles } from "./it/document-titles.ts";
import { documents } from "./it/documents.ts";
import { editor } from "./it/editor.ts";
import { editorAlt } from "./it/editor-alt.ts";
import { editorCaptions } from "./it/editor-captions.ts";
import { editorCarousel } from "./it/editor-carousel.ts";
import { editorCredentials } from "./it/editor-credentials.ts";
import { editorCrop } from "./it/editor-crop.ts";
import { editorExport } from "./it/editor-export.ts";
import { editorFields } from "./it/editor-fields.ts";
import { editorFileSize } from "./it/editor-file-size.ts";
import { editorFolders } from "./it/editor-folders.ts";
import { editorMark } from "./it/editor-mark.ts";
import { editorFonts } from "./it/editor-fonts.ts";
import { editorFrame } from "./it/editor-frame.ts";
import { editorLabel } from "./it/editor-label.ts";
import { editorIncoming } from "./it/editor-incoming.ts";
import { editorLogos } from "./it/editor-logos.ts";
import { editorLooks } from "./it/editor-looks.ts";
import { editorNotes } from "./it/editor-notes.ts";
import { editorPanel } from "./it/editor-panel.ts";
import { editorPdf } from "./it/editor-pdf.ts";
import { editorRecovery } from "./it/editor-recovery.ts";
import { editorShortcuts } from "./it/editor-shortcuts.ts";
import { editorSignature } from "./it/editor-signature.ts";
import { editorSubmission } from "./it/editor-submission.ts";
import { editorSurface } from "./it/editor-surface.ts";
import { editorTogether } from "./it/editor-together.ts";
import { editorWall } from "./it/editor-wall.ts";
import { editorWork } from "./it/editor-work.ts";
import { errors } from "./it/errors.ts";
import { help } from "./it/help.ts";
import { helpFiles } from "./it/help-files.ts";
import { helpOutside } from "./it/help-outside.ts";
import { helpPaper } from "./it/help-paper.ts";
import { helpPicture } from "./it/help-picture.ts";
import { helpStart } from "./it/help-start.ts";
import { landing } from "./it/landing.ts";
import { landingHung } from "./it/landing-hung.ts";
import { legal } from "./it/legal.ts";
import { letters } from "./it/letters.ts";
import { locale } from "./it/locale.ts";
import { lookSample } from "./it/look-sample.ts";
import { onboarding } from "./it/onboarding.ts";
import { pageScripts } from "./it/page-scripts.ts";
import { photos } from "./it/photos.ts";
import { plans } from "./it/plans.ts";
import { profiles } from "./it/profiles.ts";
import { publicLooks } from "./it/public-looks.ts";
import { serverPages } from "./it/server-pages.ts";
import { ui } from "./it/ui.ts";
import { unframe } from "./it/unframe.ts";
import { upgrade } from "./it/upgrade.ts";
import { uploads } from "./it/uploads.ts";
import { versions } from "./it/versions.ts";

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
