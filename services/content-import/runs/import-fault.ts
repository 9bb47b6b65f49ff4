import type { ImportFault } from '@parvis/contracts/content-import/content-import.ts';

/** What is at fault in an uploaded file, for whoever uploaded it. */
export class ImportFailed extends Error {
  readonly fault: ImportFault;

  constructor(code: ImportFault['code'], detail = '') {
    super(`${code} ${detail}`);
    this.fault = { code, detail: detail.slice(0, 1_000) };
  }
}
