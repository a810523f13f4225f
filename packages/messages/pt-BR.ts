/** The Brazilian Portuguese catalogue. */
import type { Messages } from "./en.ts";
import { account } from "./pt-BR/account.ts";
import { admin } from "./pt-BR/admin.ts";
import { app } from "./pt-BR/app.ts";
import { auth } from "./pt-BR/auth.ts";
import { checkout } from "./pt-BR/checkout.ts";
import { cli } from "./pt-BR/cli.ts";
import { cliManual } from "./pt-BR/cli-manual.ts";
import { connection } from "./pt-BR/connection.ts";
import { credentials } from "./pt-BR/credentials.ts";
import { device } from "./pt-BR/device.ts";
import { documentTitles } from "./pt-BR/document-titles.ts";
import { documents } from "./pt-BR/documents.ts";
import { editor } from "./pt-BR/editor.ts";
import { editorAlt } from "./pt-BR/editor-alt.ts";
import { editorCaptions } from "./pt-BR/editor-captions.ts";
import { editorCarousel } from "./pt-BR/editor-carousel.ts";
import { editorCredentials } from "./pt-BR/editor-credentials.ts";
import { editorCrop } from "./pt-BR/editor-crop.ts";
import { editorExport } from "./pt-BR/editor-export.ts";
import { editorFields } from "./pt-BR/editor-fields.ts";
import { editorFileSize } from "./pt-BR/editor-file-size.ts";
import { editorFolders } from "./pt-BR/editor-folders.ts";
import { editorMark } from "./pt-BR/editor-mark.ts";
import { editorFonts } from "./pt-BR/editor-fonts.ts";
import { editorFrame } from "./pt-BR/editor-frame.ts";
import { editorLabel } from "./pt-BR/editor-label.ts";
import { editorIncoming } from "./pt-BR/editor-incoming.ts";
import { editorLogos } from "./pt-BR/editor-logos.ts";
import { editorLooks } from "./pt-BR/editor-looks.ts";
import { editorNotes } from "./pt-BR/editor-notes.ts";
import { editorPanel } from "./pt-BR/editor-panel.ts";
import { editorPdf } from "./pt-BR/editor-pdf.ts";
import { editorRecovery } from "./pt-BR/editor-recovery.ts";
import { editorShortcuts } from "./pt-BR/editor-shortcuts.ts";
import { editorSignature } from "./pt-BR/editor-signature.ts";
import { editorSubmission } from "./pt-BR/editor-submission.ts";
import { editorSurface } from "./pt-BR/editor-surface.ts";
import { editorTogether } from "./pt-BR/editor-together.ts";
import { editorWall } from "./pt-BR/editor-wall.ts";
import { editorWork } from "./pt-BR/editor-work.ts";
import { errors } from "./pt-BR/errors.ts";
import { help } from "./pt-BR/help.ts";
import { helpFiles } from "./pt-BR/help-files.ts";
import { helpOutside } from "./pt-BR/help-outside.ts";
import { helpPaper } from "./pt-BR/help-paper.ts";
import { helpPicture } from "./pt-BR/help-picture.ts";
import { helpStart } from "./pt-BR/help-start.ts";
import { landing } from "./pt-BR/landing.ts";
import { landingHung } from "./pt-BR/landing-hung.ts";
import { legal } from "./pt-BR/legal.ts";
import { letters } from "./pt-BR/letters.ts";
import { locale } from "./pt-BR/locale.ts";
import { lookSample } from "./pt-BR/look-sample.ts";
import { onboarding } from "./pt-BR/onboarding.ts";
import { pageScripts } from "./pt-BR/page-scripts.ts";
import { photos } from "./pt-BR/photos.ts";
import { plans } from "./pt-BR/plans.ts";
import { profiles } from "./pt-BR/profiles.ts";
import { publicLooks } from "./pt-BR/public-looks.ts";
import { serverPages } from "./pt-BR/server-pages.ts";
import { ui } from "./pt-BR/ui.ts";
import { unframe } from "./pt-BR/unframe.ts";
import { upgrade } from "./pt-BR/upgrade.ts";
import { uploads } from "./pt-BR/uploads.ts";
import { versions } from "./pt-BR/versions.ts";

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
