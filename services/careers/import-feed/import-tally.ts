import type { FeedOffer } from '@parvis/contracts/careers/commands.ts';
import {
  type ImportCounts,
  maxReportedRefusals,
  type RefusedRecord,
} from '@parvis/contracts/careers/import-events.ts';
import type { FeedRecord } from '../feeds/read-feed.ts';
import { offerIdOf } from '../offer-writer.ts';
import type { ImportReport, ImportRequest } from './import-request.ts';

/** A record that can be imported. */
export interface ReadyRecord {
  readonly line: number;
  readonly offer: FeedOffer;
}

/** Counts the outcomes of a feed's records, and collects the offers that the feed contains. */
export class ImportTally {
  /** Offers that the feed contains, readable or not. */
  readonly seen = new Set<string>();
  isTruncated = false;
  records = 0;
  readonly #source: string;
  readonly #refused: RefusedRecord[] = [];
  #format: string | undefined;
  readonly #counts: { -readonly [Name in keyof ImportCounts]: number } = {
    published: 0,
    revised: 0,
    withdrawn: 0,
    unchanged: 0,
    held: 0,
    expired: 0,
    spared: 0,
    refused: 0,
  };

  constructor(source: string) {
    this.#source = source;
  }

  /**
   * Counts a record.
   * @returns the record if it can be imported: it is valid, and the first record of its offer
   */
  add(record: FeedRecord, part: string | undefined): ReadyRecord | undefined {
    const { line } = record;
    if (record.kind === 'truncated') {
      this.isTruncated = true;
      this.refuse(line, undefined, 'the feed ends in the middle', part);
      return undefined;
    }
    this.records += 1;
    this.#format ??= record.format;
    const { read } = record;
    if (!read.ok) {
      const { reference, reason } = read;
      if (reference !== undefined) this.seen.add(offerIdOf({ source: this.#source, reference }));
      this.refuse(line, reference, reason, part);
      return undefined;
    }
    const id = offerIdOf(read.offer);
    if (!this.seen.has(id)) {
      this.seen.add(id);
      return { line, offer: read.offer };
    }
    this.refuse(line, read.offer.reference, 'its reference came before in this feed', part);
    return undefined;
  }

  count(came: keyof ImportCounts): void {
    this.#counts[came] += 1;
  }

  refuse(line: number, reference: string | undefined, reason: string, part?: string): void {
    this.#counts.refused += 1;
    if (this.#refused.length >= maxReportedRefusals) return;
    const named = part === undefined ? reason : `${part}: ${reason}`;
    this.#refused.push({ line, reason: named.slice(0, 500), ...(reference && { reference }) });
  }

  addAbsent({ withdrawn, spared }: Pick<ImportCounts, 'withdrawn' | 'spared'>): void {
    this.#counts.withdrawn += withdrawn;
    this.#counts.spared += spared;
  }

  report({ source, complete }: Pick<ImportRequest, 'source' | 'complete'>): ImportReport {
    const refused = this.#refused.toSorted((one, other) => one.line - other.line);
    return {
      source,
      format: this.#format ?? 'empty',
      complete: complete && !this.isTruncated,
      counts: { ...this.#counts },
      refused,
    };
  }
}
