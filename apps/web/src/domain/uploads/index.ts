/** Uploads in the background; what the page loads at once of them imports the other files itself. */
export { openUploads } from "./open-uploads.ts";
