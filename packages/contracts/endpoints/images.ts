/** Uploaded images. The product's specification fixes the first two paths. */
import { endpoint } from "../endpoint.ts";
import { imageList, imageListQuery, imageParams, storedPictures, uploadAnswer } from "../images.ts";
import { uidParams } from "../users.ts";

export const images = {
  /**
   * Stores an image: a form with the fields `kind`, `file`, and `id` to count a repeated request once. `replaces` is the id of a photo:
   * the user's images of this kind with ids that begin with it are deleted.
   */
  uploadImage: endpoint({
    method: "POST",
    path: "/upload/save.php",
    bodyType: "multipart/form-data",
    answer: uploadAnswer,
    errors: [
      "other-user-signed-in",
      "user-not-found",
      "form-expected",
      "form-invalid",
      "file-missing",
      "file-empty",
      "file-too-large",
      "image-damaged",
      "image-too-slow",
      "image-format-unsupported",
      "image-animated",
      "image-too-large",
      "storage-full",
      "image-not-stored",
      "image-checker-busy",
      "image-not-checked",
      "copies-not-wanted",
    ],
  }),
  /** Counts and sizes the user's stored images. */
  countPictures: endpoint({
    method: "GET",
    path: "/api/users/:uid/pictures",
    params: uidParams,
    answer: storedPictures,
    errors: ["user-not-found"],
  }),
  /** Deletes all the user's stored images; answers with any left. */
  deletePictures: endpoint({
    method: "DELETE",
    path: "/api/users/:uid/pictures",
    params: uidParams,
    answer: storedPictures,
    errors: ["user-not-found"],
  }),
  /** All users' images, newest first; for an administrator's identity token. */
  listImages: endpoint({
    method: "GET",
    path: "/upload/list-images.php",
    query: imageListQuery,
    answer: imageList,
    errors: ["token-required", "cursor-invalid"],
  }),
  readImage: endpoint({
    method: "GET",
    path: "/upload/images/:uid/:kind/:filename",
    params: imageParams,
    errors: ["image-not-found"],
  }),
};
