/** Bytes of one uploaded picture. */
export const maxImageBytes = 25 * 1024 * 1024;
/** Bytes of one uploaded file. */
export const maxFileBytes = 200 * 1024 * 1024;
/** Pixels of a picture once decoded: what claims more is refused before it is decoded. */
export const maxImagePixels = 50_000_000;
/** Longest side of a picture, in pixels: what every output format can still hold. */
export const maxImageSidePx = 16_383;
/** Characters of a title. */
export const maxMediaTitleLength = 200;
/** Characters of an alternative text in one language. */
export const maxAlternativeTextLength = 400;
/** Characters of a credit. */
export const maxCreditLength = 200;
/** Characters of a file's name, its extension included. */
export const maxFilenameLength = 150;
