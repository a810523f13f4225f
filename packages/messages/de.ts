/** The German catalogue. */
import type { Messages } from "./en.ts";
import { account } from "./de/account.ts";
import { admin } from "./de/admin.ts";
import { app } from "./de/app.ts";
import { auth } from "./de/auth.ts";
import { checkout } from "./de/checkout.ts";
import { cli } from "./de/cli.ts";
import { cliManual } from "./de/cli-manual.ts";
import { connection } from "./de/connection.ts";
import { credentials } from "./de/credentials.ts";
import { device } from "./de/device.ts";
import { documentTitles } from "./de/document-titles.ts";
import { documents } from "./de/documents.ts";
import { editor } from "./de/editor.ts";
import { editorAlt } from "./de/editor-alt.ts";
import { editorCaptions } from "./de/editor-captions.ts";
import { editorCarousel } from "./de/editor-carousel.ts";
import { editorCredentials } from "./de/editor-credentials.ts";
import { editorCrop } from "./de/editor-crop.ts";
import { editorExport } from "./de/editor-export.ts";
import { editorFields } from "./de/editor-fields.ts";
import { editorFileSize } from "./de/editor-file-size.ts";
import { editorFolders } from "./de/editor-folders.ts";
import { editorMark } from "./de/editor-mark.ts";
import { editorFonts } from "./de/editor-fonts.ts";
import { editorFrame } from "./de/editor-frame.ts";
import { editorLabel } from "./de/editor-label.ts";
import { editorIncoming } from "./de/editor-incoming.ts";
import { editorLogos } from "./de/editor-logos.ts";
import { editorLooks } from "./de/editor-looks.ts";
import { editorNotes } from "./de/editor-notes.ts";
import { editorPanel } from "./de/editor-panel.ts";
import { editorPdf } from "./de/editor-pdf.ts";
import { editorRecovery } from "./de/editor-recovery.ts";
import { editorShortcuts } from "./de/editor-shortcuts.ts";
import { editorSignature } from "./de/editor-signature.ts";
import { editorSubmission } from "./de/editor-submission.ts";
import { editorSurface } from "./de/editor-surface.ts";
import { editorTogether } from "./de/editor-together.ts";
import { editorWall } from "./de/editor-wall.ts";
import { editorWork } from "./de/editor-work.ts";
import { errors } from "./de/errors.ts";
import { help } from "./de/help.ts";
import { helpFiles } from "./de/help-files.ts";
import { helpOutside } from "./de/help-outside.ts";
import { helpPaper } from "./de/help-paper.ts";
import { helpPicture } from "./de/help-picture.ts";
import { helpStart } from "./de/help-start.ts";
import { landing } from "./de/landing.ts";
import { landingHung } from "./de/landing-hung.ts";
import { legal } from "./de/legal.ts";
import { letters } from "./de/letters.ts";
import { locale } from "./de/locale.ts";
import { lookSample } from "./de/look-sample.ts";
import { onboarding } from "./de/onboarding.ts";
import { pageScripts } from "./de/page-scripts.ts";
import { photos } from "./de/photos.ts";
import { plans } from "./de/plans.ts";
import { profiles } from "./de/profiles.ts";
import { publicLooks } from "./de/public-looks.ts";
import { serverPages } from "./de/server-pages.ts";
import { ui } from "./de/ui.ts";
import { unframe } from "./de/unframe.ts";
import { upgrade } from "./de/upgrade.ts";
import { uploads } from "./de/uploads.ts";
import { versions } from "./de/versions.ts";

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
