/** PNG 3rd edition §5.2. */
export const PNG_SIGNATURE = "\x89PNG\r\n\x1a\n";
