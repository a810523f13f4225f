/** The Japanese catalogue. */
import type { Messages } from "./en.ts";
import { account } from "./ja/account.ts";
import { admin } from "./ja/admin.ts";
import { app } from "./ja/app.ts";
import { auth } from "./ja/auth.ts";
import { checkout } from "./ja/checkout.ts";
import { cli } from "./ja/cli.ts";
import { cliManual } from "./ja/cli-manual.ts";
import { connection } from "./ja/connection.ts";
import { credentials } from "./ja/credentials.ts";
import { device } from "./ja/device.ts";
import { documentTitles } from "./ja/document-titles.ts";
import { documents } from "./ja/documents.ts";
import { editor } from "./ja/editor.ts";
import { editorAlt } from "./ja/editor-alt.ts";
import { editorCaptions } from "./ja/editor-captions.ts";
import { editorCarousel } from "./ja/editor-carousel.ts";
import { editorCredentials } from "./ja/editor-credentials.ts";
import { editorCrop } from "./ja/editor-crop.ts";
import { editorExport } from "./ja/editor-export.ts";
import { editorFields } from "./ja/editor-fields.ts";
import { editorFileSize } from "./ja/editor-file-size.ts";
import { editorFolders } from "./ja/editor-folders.ts";
import { editorMark } from "./ja/editor-mark.ts";
import { editorFonts } from "./ja/editor-fonts.ts";
import { editorFrame } from "./ja/editor-frame.ts";
import { editorLabel } from "./ja/editor-label.ts";
import { editorIncoming } from "./ja/editor-incoming.ts";
import { editorLogos } from "./ja/editor-logos.ts";
import { editorLooks } from "./ja/editor-looks.ts";
import { editorNotes } from "./ja/editor-notes.ts";
import { editorPanel } from "./ja/editor-panel.ts";
import { editorPdf } from "./ja/editor-pdf.ts";
import { editorRecovery } from "./ja/editor-recovery.ts";
import { editorShortcuts } from "./ja/editor-shortcuts.ts";
import { editorSignature } from "./ja/editor-signature.ts";
import { editorSubmission } from "./ja/editor-submission.ts";
import { editorSurface } from "./ja/editor-surface.ts";
import { editorTogether } from "./ja/editor-together.ts";
import { editorWall } from "./ja/editor-wall.ts";
import { editorWork } from "./ja/editor-work.ts";
import { errors } from "./ja/errors.ts";
import { help } from "./ja/help.ts";
import { helpFiles } from "./ja/help-files.ts";
import { helpOutside } from "./ja/help-outside.ts";
import { helpPaper } from "./ja/help-paper.ts";
import { helpPicture } from "./ja/help-picture.ts";
import { helpStart } from "./ja/help-start.ts";
import { landing } from "./ja/landing.ts";
import { landingHung } from "./ja/landing-hung.ts";
import { legal } from "./ja/legal.ts";
import { letters } from "./ja/letters.ts";
import { locale } from "./ja/locale.ts";
import { lookSample } from "./ja/look-sample.ts";
import { onboarding } from "./ja/onboarding.ts";
import { pageScripts } from "./ja/page-scripts.ts";
import { photos } from "./ja/photos.ts";
import { plans } from "./ja/plans.ts";
import { profiles } from "./ja/profiles.ts";
import { publicLooks } from "./ja/public-looks.ts";
import { serverPages } from "./ja/server-pages.ts";
import { ui } from "./ja/ui.ts";
import { unframe } from "./ja/unframe.ts";
import { upgrade } from "./ja/upgrade.ts";
import { uploads } from "./ja/uploads.ts";
import { versions } from "./ja/versions.ts";

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
