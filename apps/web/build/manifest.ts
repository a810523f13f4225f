/** The web app manifest: offers the installed product as a handler and share target for every photo format. */
import { FORMATS } from "@matte/formats/registry";
import { documents } from "@matte/messages/documents";
import { locale } from "@matte/messages/locale";
import { pagePath } from "../src/lib/page-path.ts";
import { EDITOR_PATH, SHARE_PATH } from "../src/domain/incoming/shared-photos.ts";

export const MANIFEST_FILE = pagePath("/manifest.webmanifest").slice(1);

const MEDIA_TYPES = FORMATS.map(({ mediaType }) => mediaType);
const ENDINGS_BY_TYPE: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  FORMATS.map(({ mediaType, endings }) => [mediaType, endings.map((ending) => `.${ending}`)]),
);

/** @see https://www.w3.org/TR/appmanifest/ */
export const WEB_MANIFEST = {
  id: EDITOR_PATH,
  name: documents.app.name,
  short_name: documents.app.name,
  description: documents.app.description,
  lang: locale.tag,
  dir: locale.direction,
  start_url: EDITOR_PATH,
  scope: pagePath("/"),
  display: "standalone",
  background_color: "#f4f4f4",
  theme_color: "#f4f4f4",
  categories: ["photo", "utilities"],
  icons: [
    { src: "/icons/icon-192.png", sizes: "192x192", type: "image/png" },
    { src: "/icons/icon-512.png", sizes: "512x512", type: "image/png" },
    { src: "/icons/maskable-192.png", sizes: "192x192", type: "image/png", purpose: "maskable" },
    { src: "/icons/maskable-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
  ],
  launch_handler: { client_mode: ["navigate-new", "auto"] },
  file_handlers: [{ action: EDITOR_PATH, accept: ENDINGS_BY_TYPE, launch_type: "single-client" }],
  share_target: {
    action: SHARE_PATH,
    method: "POST",
    enctype: "multipart/form-data",
    params: { files: [{ name: "photos", accept: MEDIA_TYPES }] },
  },
};
