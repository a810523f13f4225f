/** `PRESET_NAME_LIMIT` of the contract, which is not loaded for a number. */
export const PRESET_NAME_LIMIT = 60;
