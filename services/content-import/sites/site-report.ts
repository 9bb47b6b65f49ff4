import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ContentKind } from '@parvis/contracts/content/kinds.ts';
import type { importProducts } from '@parvis/contracts/content-import/content-import.ts';
import type { Locale } from '@parvis/contracts/site/locale.ts';
import type { LeftOut } from './source-site.ts';
import type { WrittenItem } from './write-site.ts';

/** What an import did, or would do. */
export interface SiteReport {
  readonly source: string;
  readonly product: (typeof importProducts)[number];
  readonly isRehearsal: boolean;
  readonly isCancelled: boolean;
  readonly items: readonly {
    readonly id: string;
    readonly name: string;
    readonly kind: ContentKind;
    readonly locale: Locale;
    readonly title: string;
    readonly path: string;
    readonly outcome: WrittenItem['outcome'];
  }[];
  readonly media: {
    readonly created: number;
    readonly unchanged: number;
    readonly leftOut: number;
  };
  /** How many categories and keywords got their names. */
  readonly facets: number;
  readonly menus: number;
  readonly redirects: number;
  readonly hosts: readonly {
    readonly host: string;
    readonly files: number;
    readonly isAllowed: boolean;
  }[];
  readonly leftOut: readonly LeftOut[];
}

/** What is said of items with each outcome, of a rehearsal and of an import. */
const words: Readonly<Record<WrittenItem['outcome'], readonly [string, string]>> = {
  created: ['would be created', 'created'],
  changed: ['would be changed', 'changed'],
  unchanged: ['are here from an earlier import, and would be compared', 'unchanged'],
  kept: ['would be left', 'left as they are: edited or deleted here since'],
  refused: ['do not fit', 'refused'],
  clash: [
    'left out: something else has their address',
    'left out: something else has their address',
  ],
  'not-reached': ['not reached', 'not reached: run it again to bring them'],
};

/** Returns a report in lines, without the list of what is left out. */
export function summaryOf(report: SiteReport): readonly string[] {
  const at = report.isRehearsal ? 0 : 1;
  const counts = new Map<WrittenItem['outcome'], number>();
  for (const { outcome } of report.items) counts.set(outcome, (counts.get(outcome) ?? 0) + 1);
  const { media } = report;
  const pages = report.items.filter(({ kind }) => kind === 'page').length;
  const verb = report.isRehearsal ? 'would come' : 'came';
  return [
    `${report.product} site ${report.source}: ${counted(report.items.length, 'item')}, ${counted(pages, 'page')} and ${report.items.length - pages} news.`,
    ...[...counts].map(([outcome, count]) => `  ${count} ${words[outcome][at]}`),
    `  ${counted(media.created, 'file')} ${verb}, ${media.unchanged} here already, ${media.leftOut} left out`,
    `  ${counted(report.menus, 'menu')} and ${counted(report.redirects, 'redirect')} ${verb}`,
    ...report.hosts.map(
      ({ host, files, isAllowed }) =>
        `  ${counted(files, 'file')} at ${host}${isAllowed ? '' : `, which is not allowed: --allow-host ${host}`}`,
    ),
    `  ${counted(report.leftOut.length, 'thing')} left out or changed, each in the report`,
  ];
}

function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}

/** Writes a report into a folder, for programs and for people. @returns the readable file */
export async function writeReport(folder: string, report: SiteReport): Promise<string> {
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'report.json'), `${JSON.stringify(report, undefined, 2)}\n`);
  const readable = join(folder, 'report.md');
  await writeFile(readable, readableReport(report));
  return readable;
}

/** Returns a report as Markdown. */
export function readableReport(report: SiteReport): string {
  const byWhy = new Map<string, LeftOut[]>();
  for (const one of report.leftOut) byWhy.set(one.why, [...(byWhy.get(one.why) ?? []), one]);
  const reasons = [...byWhy].toSorted(([, one], [, other]) => other.length - one.length);
  const sections = reasons.map(
    ([why, all]) => `### ${why}\n\n${all.map(({ what }) => `- ${what}`).join('\n')}\n`,
  );
  const items = report.items.map(
    ({ outcome, locale, path, name }) =>
      `| ${outcome} | ${locale} | ${path} | ${name.replaceAll('|', '\\|')} |`,
  );
  const kind = report.isRehearsal ? 'Rehearsal of an import' : 'Import';
  return [
    `# ${kind}${report.isCancelled ? ', cancelled' : ''}\n`,
    `${summaryOf(report).join('\n').replaceAll('\n  ', '\n- ').replace('\n', '\n\n')}\n`,
    `## Left out or changed\n\n${sections.join('\n')}`,
    `## Items\n\n| outcome | language | address | source |\n|---|---|---|---|\n${items.join('\n')}\n`,
  ].join('\n');
}
