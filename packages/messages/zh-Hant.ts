/** The Traditional Chinese catalogue. */
import type { Messages } from "./en.ts";
import { account } from "./zh-Hant/account.ts";
import { admin } from "./zh-Hant/admin.ts";
import { app } from "./zh-Hant/app.ts";
import { auth } from "./zh-Hant/auth.ts";
import { checkout } from "./zh-Hant/checkout.ts";
import { cli } from "./zh-Hant/cli.ts";
import { cliManual } from "./zh-Hant/cli-manual.ts";
import { connection } from "./zh-Hant/connection.ts";
import { credentials } from "./zh-Hant/credentials.ts";
import { device } from "./zh-Hant/device.ts";
import { documentTitles } from "./zh-Hant/document-titles.ts";
import { documents } from "./zh-Hant/documents.ts";
import { editor } from "./zh-Hant/editor.ts";
import { editorAlt } from "./zh-Hant/editor-alt.ts";
import { editorCaptions } from "./zh-Hant/editor-captions.ts";
import { editorCarousel } from "./zh-Hant/editor-carousel.ts";
import { editorCredentials } from "./zh-Hant/editor-credentials.ts";
import { editorCrop } from "./zh-Hant/editor-crop.ts";
import { editorExport } from "./zh-Hant/editor-export.ts";
import { editorFields } from "./zh-Hant/editor-fields.ts";
import { editorFileSize } from "./zh-Hant/editor-file-size.ts";
import { editorFolders } from "./zh-Hant/editor-folders.ts";
import { editorMark } from "./zh-Hant/editor-mark.ts";
import { editorFonts } from "./zh-Hant/editor-fonts.ts";
import { editorFrame } from "./zh-Hant/editor-frame.ts";
import { editorLabel } from "./zh-Hant/editor-label.ts";
import { editorIncoming } from "./zh-Hant/editor-incoming.ts";
import { editorLogos } from "./zh-Hant/editor-logos.ts";
import { editorLooks } from "./zh-Hant/editor-looks.ts";
import { editorNotes } from "./zh-Hant/editor-notes.ts";
import { editorPanel } from "./zh-Hant/editor-panel.ts";
import { editorPdf } from "./zh-Hant/editor-pdf.ts";
import { editorRecovery } from "./zh-Hant/editor-recovery.ts";
import { editorShortcuts } from "./zh-Hant/editor-shortcuts.ts";
import { editorSignature } from "./zh-Hant/editor-signature.ts";
import { editorSubmission } from "./zh-Hant/editor-submission.ts";
import { editorSurface } from "./zh-Hant/editor-surface.ts";
import { editorTogether } from "./zh-Hant/editor-together.ts";
import { editorWall } from "./zh-Hant/editor-wall.ts";
import { editorWork } from "./zh-Hant/editor-work.ts";
import { errors } from "./zh-Hant/errors.ts";
import { help } from "./zh-Hant/help.ts";
import { helpFiles } from "./zh-Hant/help-files.ts";
import { helpOutside } from "./zh-Hant/help-outside.ts";
import { helpPaper } from "./zh-Hant/help-paper.ts";
import { helpPicture } from "./zh-Hant/help-picture.ts";
import { helpStart } from "./zh-Hant/help-start.ts";
import { landing } from "./zh-Hant/landing.ts";
import { landingHung } from "./zh-Hant/landing-hung.ts";
import { legal } from "./zh-Hant/legal.ts";
import { letters } from "./zh-Hant/letters.ts";
import { locale } from "./zh-Hant/locale.ts";
import { lookSample } from "./zh-Hant/look-sample.ts";
import { onboarding } from "./zh-Hant/onboarding.ts";
import { pageScripts } from "./zh-Hant/page-scripts.ts";
import { photos } from "./zh-Hant/photos.ts";
import { plans } from "./zh-Hant/plans.ts";
import { profiles } from "./zh-Hant/profiles.ts";
import { publicLooks } from "./zh-Hant/public-looks.ts";
import { serverPages } from "./zh-Hant/server-pages.ts";
import { ui } from "./zh-Hant/ui.ts";
import { unframe } from "./zh-Hant/unframe.ts";
import { upgrade } from "./zh-Hant/upgrade.ts";
import { uploads } from "./zh-Hant/uploads.ts";
import { versions } from "./zh-Hant/versions.ts";

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
