/** The English catalogue. Code imports areas, such as `@matte/messages/errors`. */
import { account } from "./en/account.ts";
import { admin } from "./en/admin.ts";
import { app } from "./en/app.ts";
import { auth } from "./en/auth.ts";
import { checkout } from "./en/checkout.ts";
import { cli } from "./en/cli.ts";
import { cliManual } from "./en/cli-manual.ts";
import { connection } from "./en/connection.ts";
import { credentials } from "./en/credentials.ts";
import { device } from "./en/device.ts";
import { documentTitles } from "./en/document-titles.ts";
import { documents } from "./en/documents.ts";
import { editor } from "./en/editor.ts";
import { editorAlt } from "./en/editor-alt.ts";
import { editorCaptions } from "./en/editor-captions.ts";
import { editorCarousel } from "./en/editor-carousel.ts";
import { editorCredentials } from "./en/editor-credentials.ts";
import { editorCrop } from "./en/editor-crop.ts";
import { editorExport } from "./en/editor-export.ts";
import { editorFields } from "./en/editor-fields.ts";
import { editorFileSize } from "./en/editor-file-size.ts";
import { editorFolders } from "./en/editor-folders.ts";
import { editorFonts } from "./en/editor-fonts.ts";
import { editorFrame } from "./en/editor-frame.ts";
import { editorLabel } from "./en/editor-label.ts";
import { editorMark } from "./en/editor-mark.ts";
import { editorIncoming } from "./en/editor-incoming.ts";
import { editorLogos } from "./en/editor-logos.ts";
import { editorSubmission } from "./en/editor-submission.ts";
import { editorLooks } from "./en/editor-looks.ts";
import { editorNotes } from "./en/editor-notes.ts";
import { editorPanel } from "./en/editor-panel.ts";
import { editorPdf } from "./en/editor-pdf.ts";
import { editorRecovery } from "./en/editor-recovery.ts";
import { editorShortcuts } from "./en/editor-shortcuts.ts";
import { editorSignature } from "./en/editor-signature.ts";
import { editorSurface } from "./en/editor-surface.ts";
import { editorTogether } from "./en/editor-together.ts";
import { editorWall } from "./en/editor-wall.ts";
import { editorWork } from "./en/editor-work.ts";
import { errors } from "./en/errors.ts";
import { help } from "./en/help.ts";
import { helpFiles } from "./en/help-files.ts";
import { helpOutside } from "./en/help-outside.ts";
import { helpPaper } from "./en/help-paper.ts";
import { helpPicture } from "./en/help-picture.ts";
import { helpStart } from "./en/help-start.ts";
import { landing } from "./en/landing.ts";
import { landingHung } from "./en/landing-hung.ts";
import { legal } from "./en/legal.ts";
import { letters } from "./en/letters.ts";
import { locale } from "./en/locale.ts";
import { lookSample } from "./en/look-sample.ts";
import { onboarding } from "./en/onboarding.ts";
import { pageScripts } from "./en/page-scripts.ts";
import { photos } from "./en/photos.ts";
import { plans } from "./en/plans.ts";
import { profiles } from "./en/profiles.ts";
import { publicLooks } from "./en/public-looks.ts";
import { serverPages } from "./en/server-pages.ts";
import { ui } from "./en/ui.ts";
import { unframe } from "./en/unframe.ts";
import { upgrade } from "./en/upgrade.ts";
import { uploads } from "./en/uploads.ts";
import { versions } from "./en/versions.ts";

export const messages = {
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

/** The type for every locale's catalogue. */
export type Messages = typeof messages;
