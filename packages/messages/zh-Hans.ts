/** The Simplified Chinese catalogue. */
import type { Messages } from "./en.ts";
import { account } from "./zh-Hans/account.ts";
import { admin } from "./zh-Hans/admin.ts";
import { app } from "./zh-Hans/app.ts";
import { auth } from "./zh-Hans/auth.ts";
import { checkout } from "./zh-Hans/checkout.ts";
import { cli } from "./zh-Hans/cli.ts";
import { cliManual } from "./zh-Hans/cli-manual.ts";
import { connection } from "./zh-Hans/connection.ts";
import { credentials } from "./zh-Hans/credentials.ts";
import { device } from "./zh-Hans/device.ts";
import { documentTitles } from "./zh-Hans/document-titles.ts";
import { documents } from "./zh-Hans/documents.ts";
import { editor } from "./zh-Hans/editor.ts";
import { editorAlt } from "./zh-Hans/editor-alt.ts";
import { editorCaptions } from "./zh-Hans/editor-captions.ts";
import { editorCarousel } from "./zh-Hans/editor-carousel.ts";
import { editorCredentials } from "./zh-Hans/editor-credentials.ts";
import { editorCrop } from "./zh-Hans/editor-crop.ts";
import { editorExport } from "./zh-Hans/editor-export.ts";
import { editorFields } from "./zh-Hans/editor-fields.ts";
import { editorFileSize } from "./zh-Hans/editor-file-size.ts";
import { editorFolders } from "./zh-Hans/editor-folders.ts";
import { editorMark } from "./zh-Hans/editor-mark.ts";
import { editorFonts } from "./zh-Hans/editor-fonts.ts";
import { editorFrame } from "./zh-Hans/editor-frame.ts";
import { editorLabel } from "./zh-Hans/editor-label.ts";
import { editorIncoming } from "./zh-Hans/editor-incoming.ts";
import { editorLogos } from "./zh-Hans/editor-logos.ts";
import { editorLooks } from "./zh-Hans/editor-looks.ts";
import { editorNotes } from "./zh-Hans/editor-notes.ts";
import { editorPanel } from "./zh-Hans/editor-panel.ts";
import { editorPdf } from "./zh-Hans/editor-pdf.ts";
import { editorRecovery } from "./zh-Hans/editor-recovery.ts";
import { editorShortcuts } from "./zh-Hans/editor-shortcuts.ts";
import { editorSignature } from "./zh-Hans/editor-signature.ts";
import { editorSubmission } from "./zh-Hans/editor-submission.ts";
import { editorSurface } from "./zh-Hans/editor-surface.ts";
import { editorTogether } from "./zh-Hans/editor-together.ts";
import { editorWall } from "./zh-Hans/editor-wall.ts";
import { editorWork } from "./zh-Hans/editor-work.ts";
import { errors } from "./zh-Hans/errors.ts";
import { help } from "./zh-Hans/help.ts";
import { helpFiles } from "./zh-Hans/help-files.ts";
import { helpOutside } from "./zh-Hans/help-outside.ts";
import { helpPaper } from "./zh-Hans/help-paper.ts";
import { helpPicture } from "./zh-Hans/help-picture.ts";
import { helpStart } from "./zh-Hans/help-start.ts";
import { landing } from "./zh-Hans/landing.ts";
import { landingHung } from "./zh-Hans/landing-hung.ts";
import { legal } from "./zh-Hans/legal.ts";
import { letters } from "./zh-Hans/letters.ts";
import { locale } from "./zh-Hans/locale.ts";
import { lookSample } from "./zh-Hans/look-sample.ts";
import { onboarding } from "./zh-Hans/onboarding.ts";
import { pageScripts } from "./zh-Hans/page-scripts.ts";
import { photos } from "./zh-Hans/photos.ts";
import { plans } from "./zh-Hans/plans.ts";
import { profiles } from "./zh-Hans/profiles.ts";
import { publicLooks } from "./zh-Hans/public-looks.ts";
import { serverPages } from "./zh-Hans/server-pages.ts";
import { ui } from "./zh-Hans/ui.ts";
import { unframe } from "./zh-Hans/unframe.ts";
import { upgrade } from "./zh-Hans/upgrade.ts";
import { uploads } from "./zh-Hans/uploads.ts";
import { versions } from "./zh-Hans/versions.ts";

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
