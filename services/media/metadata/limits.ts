/** The decompressed size limit of all parts of a document. */
export const maxUnfoldedBytes = 1024 * 1024 * 1024;
/** The most bytes of a part that is read whole, because it may contain metadata. */
export const maxPartBytes = 64 * 1024 * 1024;
/** Parts of a document. */
export const maxParts = 10_000;
/** Bytes of a PDF, which is read whole. */
export const maxPdfBytes = 100 * 1024 * 1024;
