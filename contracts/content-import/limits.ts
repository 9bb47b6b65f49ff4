/** The most that an archive may unpack to, in bytes. */
export const maxUnpackedBytes = 2 * 1024 * 1024 * 1024;
/** The largest file in an archive, in bytes. */
export const maxUnpackedFileBytes = 200 * 1024 * 1024;
/** How many files an archive may have. */
export const maxUnpackedFiles = 50_000;
/** For how many days an uploaded file is kept that was not brought in completely. */
export const importFileDays = 7;
/** For how many days the report of an import is kept. */
export const importReportDays = 400;
/** The endings of files that can be imported. */
export const importEndings = ['.xml', '.zip'] as const;
