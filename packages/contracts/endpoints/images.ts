/** Uploaded images. The paths of the first two are fixed by the product's specification. */
import { endpoint } from "../endpoint.ts";
import { imageList, imageListQuery, imageParams, storedPictures, uploadAnswer } from "../images.ts";
import { uidParams } from "../users.ts";

export const images = {
  /** Stores an image: a form with the fields `kind`, `file`, and `id` if a repeated request shall not count again. */
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
  /** Number and size of the images that are stored for the user. */
  countPictures: endpoint({
    method: "GET",
    path: "/api/users/:uid/pictures",
    params: uidParams,
    answer: storedPictures,
    errors: ["user-not-found"],
  }),
  /** Deletes all images that are stored for the user; answers with those that are left. */
  deletePictures: endpoint({
    method: "DELETE",
    path: "/api/users/:uid/pictures",
    params: uidParams,
    answer: storedPictures,
    errors: ["user-not-found"],
  }),
  /** Images of all users, newest first; for the bearer of an administrator's identity token. */
  listImages: endpoint({
    method: "GET",
    path: "/upload/list-images.php",
    query: imageListQuery,
    answer: imageList,
    errors: ["token-required", "cursor-invalid"],
  }),
  /** An image, for its user and administrators. */
  readImage: endpoint({
    method: "GET",
    path: "/upload/images/:uid/:kind/:filename",
    params: imageParams,
    errors: ["image-not-found"],
  }),
};
