/** Size of an uploaded image, in bytes. */
export const maxImageBytes = 25 * 1024 * 1024;
/** Size of an uploaded file, in bytes. */
export const maxFileBytes = 200 * 1024 * 1024;
/** Pixels of a decoded image: one that declares more is refused before decoding. */
export const maxImagePixels = 50_000_000;
/** Longest side of an image, in pixels: the most that every output format supports. */
export const maxImageSidePx = 16_383;
/** Characters of a title. */
export const maxMediaTitleLength = 200;
/** Characters of an alternative text in one language. */
export const maxAlternativeTextLength = 400;
/** Characters of a credit. */
export const maxCreditLength = 200;
/** Characters of a file's name, including its extension. */
export const maxFilenameLength = 150;
/** Bytes per part of an upload: the most that a broken connection loses. */
export const uploadPartBytes = 2 * 1024 * 1024;
/** Unfinished uploads per account: each may take its whole size in parts. */
export const maxUnfinishedUploads = 50;
