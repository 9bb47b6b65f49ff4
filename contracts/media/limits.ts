/** Size of an uploaded picture, in bytes. */
export const maxImageBytes = 25 * 1024 * 1024;
/** Size of an uploaded file, in bytes. */
export const maxFileBytes = 200 * 1024 * 1024;
/** Pixels of a decoded picture: one that declares more is refused before decoding. */
export const maxImagePixels = 50_000_000;
/** Longest side of a picture, in pixels: the most that every output format supports. */
export const maxImageSidePx = 16_383;
/** Characters of a title. */
export const maxMediaTitleLength = 200;
/** Characters of an alternative text in one language. */
export const maxAlternativeTextLength = 400;
/** Characters of a credit. */
export const maxCreditLength = 200;
/** Characters of a file's name, including its extension. */
export const maxFilenameLength = 150;
/** Bytes of a part of an upload that is sent in parts: what a broken connection costs at most. */
export const uploadPartBytes = 2 * 1024 * 1024;
/** Uploads that an account may have begun and not finished: each may hold its whole size in parts. */
export const maxUnfinishedUploads = 50;
