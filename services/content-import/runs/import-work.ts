import { basename } from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type {
  ImportFault,
  ImportProgress,
  ImportSummary,
} from '@parvis/contracts/content-import/content-import.ts';
import type { Locale } from '@parvis/contracts/site/locale.ts';
import { ApiClient } from '../api-client.ts';
import { importContent } from '../import-content.ts';
import { rehearseDocuments } from '../rehearse-documents.ts';
import { type MoveIn, moveIn } from '../sites/move-in.ts';
import { readSite } from '../sites/read-site.ts';
import { readableReport, type SiteReport } from '../sites/site-report.ts';
import type { SourceSite } from '../sites/source-site.ts';
import { findSite } from './find-site.ts';
import { ImportFailed } from './import-fault.ts';
import { reportOfDocuments } from './report-of-documents.ts';
import { summarise } from './summarise.ts';

/** An uploaded file to import, or to rehearse. */
export interface ImportWork {
  readonly upload: string;
  /** As it was uploaded. */
  readonly filename: string;
  /** An empty folder. */
  readonly folder: string;
  readonly language: Locale | undefined;
  readonly hosts: readonly string[];
  readonly isRehearsal: boolean;
  readonly apiUrl: string;
  readonly token: string;
}

/** How an import ended. */
export type ImportEnd =
  | {
      readonly summary: ImportSummary;
      /** The complete report as Markdown, compressed with gzip. */
      readonly report: Uint8Array;
      readonly isCancelled: boolean;
    }
  | { readonly fault: ImportFault };

type Watching = Pick<MoveIn, 'idsOfNew' | 'signal'> & {
  readonly progress: (progress: ImportProgress) => void;
};

/** Imports an uploaded file, or rehearses that. */
export async function carryOut(work: ImportWork, watching: Watching): Promise<ImportEnd> {
  try {
    watching.progress({ step: 'reading', done: 0, total: 0 });
    const path = await findSite(work.upload, work.filename, work.folder);
    const report = await importFrom(path, work, watching);
    if (report.items.length === 0 && report.leftOut.length === 0)
      throw new ImportFailed('not-a-site');
    return {
      summary: summarise(report),
      report: await promisify(gzip)(readableReport(report)),
      isCancelled: report.isCancelled,
    };
  } catch (cause) {
    if (cause instanceof ImportFailed) return { fault: cause.fault };
    return { fault: { code: 'other', detail: sentenceOf(cause, work) } };
  }
}

async function importFrom(path: string, work: ImportWork, watching: Watching): Promise<SiteReport> {
  const { apiUrl, token, isRehearsal, language } = work;
  const access = { apiUrl, authorization: { token } };
  const site = await readSite(path, language);
  if (site !== undefined) {
    const allowedHosts = isRehearsal ? hostsOf(site) : work.hosts;
    return moveIn(site, { client: new ApiClient(access), allowedHosts, isRehearsal, ...watching });
  }
  const { signal, progress, idsOfNew } = watching;
  const documents = isRehearsal
    ? await rehearseDocuments(path, new ApiClient(access), idsOfNew.content)
    : await importContent({
        ...access,
        folder: path,
        signal,
        progress: (_line, done, total) => progress({ step: 'items', done, total }),
      });
  const how = { isRehearsal, isCancelled: signal.aborted };
  return reportOfDocuments(documents, basename(path), how);
}

/** A rehearsal, which fetches nothing, says what would come if all hosts were allowed. */
function hostsOf({ media }: SourceSite): readonly string[] {
  const addresses = [...media.values()].flatMap(({ from }) => ('url' in from ? [from.url] : []));
  return [...new Set(addresses.map((url) => new URL(url).hostname))];
}

/** Folders of the server are none of a reader's business. */
function sentenceOf(cause: unknown, { upload, folder, filename }: ImportWork): string {
  const said = cause instanceof Error ? cause.message : String(cause);
  return said
    .replaceAll(`${folder}/`, '')
    .replaceAll(folder, '')
    .replaceAll(upload, filename)
    .slice(0, 1_000);
}
