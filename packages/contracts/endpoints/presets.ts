/** Presets; every endpoint answers with all presets of the user, by name. */
import { endpoint } from "../endpoint.ts";
import { presetContents, presetParams, presetRenaming, presetsAnswer } from "../presets.ts";
import { uidParams } from "../users.ts";

const path = "/api/users/:uid/presets";
const answer = presetsAnswer;

export const presets = {
  listPresets: endpoint({
    method: "GET",
    path,
    summary: "All presets of the user.",
    params: uidParams,
    answer,
    errors: ["user-not-found", "plan-required"],
  }),
  savePreset: endpoint({
    method: "PUT",
    path: `${path}/:id`,
    summary: "Creates or replaces a preset.",
    params: presetParams,
    body: presetContents,
    answer,
    errors: ["user-not-found", "plan-required", "field-protected", "preset-name-taken", "too-many-presets"],
  }),
  renamePreset: endpoint({
    method: "PATCH",
    path: `${path}/:id`,
    summary: "Renames a preset and keeps its settings.",
    params: presetParams,
    body: presetRenaming,
    answer,
    errors: ["user-not-found", "plan-required", "field-protected", "preset-not-found", "preset-name-taken"],
  }),
  deletePreset: endpoint({
    method: "DELETE",
    path: `${path}/:id`,
    summary: "Deletes a preset.",
    params: presetParams,
    answer,
    errors: ["user-not-found", "plan-required"],
  }),
};
