/** The Korean catalogue. */
import type { Messages } from "./en.ts";
import { account } from "./ko/account.ts";
import { admin } from "./ko/admin.ts";
import { app } from "./ko/app.ts";
import { auth } from "./ko/auth.ts";
import { checkout } from "./ko/checkout.ts";
import { cli } from "./ko/cli.ts";
import { cliManual } from "./ko/cli-manual.ts";
import { connection } from "./ko/connection.ts";
import { credentials } from "./ko/credentials.ts";
import { device } from "./ko/device.ts";
import { documentTitles } from "./ko/document-titles.ts";
import { documents } from "./ko/documents.ts";
import { editor } from "./ko/editor.ts";
import { editorAlt } from "./ko/editor-alt.ts";
import { editorCaptions } from "./ko/editor-captions.ts";
import { editorCarousel } from "./ko/editor-carousel.ts";
import { editorCredentials } from "./ko/editor-credentials.ts";
import { editorCrop } from "./ko/editor-crop.ts";
import { editorExport } from "./ko/editor-export.ts";
import { editorFields } from "./ko/editor-fields.ts";
import { editorFileSize } from "./ko/editor-file-size.ts";
import { editorFolders } from "./ko/editor-folders.ts";
import { editorMark } from "./ko/editor-mark.ts";
import { editorFonts } from "./ko/editor-fonts.ts";
import { editorFrame } from "./ko/editor-frame.ts";
import { editorLabel } from "./ko/editor-label.ts";
import { editorIncoming } from "./ko/editor-incoming.ts";
import { editorLogos } from "./ko/editor-logos.ts";
import { editorLooks } from "./ko/editor-looks.ts";
import { editorNotes } from "./ko/editor-notes.ts";
import { editorPanel } from "./ko/editor-panel.ts";
import { editorPdf } from "./ko/editor-pdf.ts";
import { editorRecovery } from "./ko/editor-recovery.ts";
import { editorShortcuts } from "./ko/editor-shortcuts.ts";
import { editorSignature } from "./ko/editor-signature.ts";
import { editorSubmission } from "./ko/editor-submission.ts";
import { editorSurface } from "./ko/editor-surface.ts";
import { editorTogether } from "./ko/editor-together.ts";
import { editorWall } from "./ko/editor-wall.ts";
import { editorWork } from "./ko/editor-work.ts";
import { errors } from "./ko/errors.ts";
import { help } from "./ko/help.ts";
import { helpFiles } from "./ko/help-files.ts";
import { helpOutside } from "./ko/help-outside.ts";
import { helpPaper } from "./ko/help-paper.ts";
import { helpPicture } from "./ko/help-picture.ts";
import { helpStart } from "./ko/help-start.ts";
import { landing } from "./ko/landing.ts";
import { landingHung } from "./ko/landing-hung.ts";
import { legal } from "./ko/legal.ts";
import { letters } from "./ko/letters.ts";
import { locale } from "./ko/locale.ts";
import { lookSample } from "./ko/look-sample.ts";
import { onboarding } from "./ko/onboarding.ts";
import { pageScripts } from "./ko/page-scripts.ts";
import { photos } from "./ko/photos.ts";
import { plans } from "./ko/plans.ts";
import { profiles } from "./ko/profiles.ts";
import { publicLooks } from "./ko/public-looks.ts";
import { serverPages } from "./ko/server-pages.ts";
import { ui } from "./ko/ui.ts";
import { unframe } from "./ko/unframe.ts";
import { upgrade } from "./ko/upgrade.ts";
import { uploads } from "./ko/uploads.ts";
import { versions } from "./ko/versions.ts";

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
