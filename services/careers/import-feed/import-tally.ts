import { type FeedProblem, feedProblems } from '@parvis/contracts/careers/absences.ts';
import type { FeedOffer } from '@parvis/contracts/careers/commands.ts';
import {
  type ImportCounts,
  maxReportedRefusals,
  type RefusedRecord,
} from '@parvis/contracts/careers/import-events.ts';
import type { ImportNote } from '@parvis/contracts/careers/import-notes.ts';
import { writeSentence } from '../feeds/note-sentences.ts';
import type { FeedRecord } from '../feeds/read-feed.ts';
import { computeOfferId } from '../offer-writer.ts';
import type { ImportReport, ImportRequest } from './import-request.ts';
import { type NotedRecord, NoteGroups } from './note-groups.ts';

/** A record that can be imported. */
export interface ReadyRecord extends NotedRecord {
  readonly offer: FeedOffer;
}

/** Counts the outcomes of a feed's records, and collects the offers that the feed contains. */
export class ImportTally {
  /** Offers that the feed contains, readable or not. */
  readonly seen = new Set<string>();
  #end: 'cut-off' | 'too-costly' | undefined;
  records = 0;
  readonly #source: string;
  readonly #onRefused: NonNullable<ImportRequest['onRefused']>;
  readonly #refused: RefusedRecord[] = [];
  readonly #notes = new NoteGroups();
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
    waiting: 0,
  };

  /** @param onRefused called with each of the first refused records */
  constructor(source: string, onRefused: ImportRequest['onRefused'] = () => undefined) {
    this.#source = source;
    this.#onRefused = onRefused;
  }

  /**
   * Counts a record.
   * @returns the record if it can be imported: it is valid, and the first record of its offer
   */
  add(record: FeedRecord, part: string | undefined): ReadyRecord | undefined {
    const { line } = record;
    const noted = { line, part, reference: undefined };
    if (record.kind !== 'read') {
      this.#end = record.kind === 'truncated' ? 'cut-off' : 'too-costly';
      this.refuse({ field: 'record', code: this.#end }, noted);
      return undefined;
    }
    this.records += 1;
    this.#format ??= record.format;
    const { read } = record;
    if (!read.ok) {
      const { reference, note } = read;
      if (reference !== undefined)
        this.seen.add(computeOfferId({ source: this.#source, reference }));
      this.refuse(note, { ...noted, reference });
      return undefined;
    }
    const { offer } = read;
    const ready = { ...noted, reference: offer.reference, offer };
    const id = computeOfferId(offer);
    if (this.seen.has(id)) {
      this.refuse({ field: 'reference', code: 'repeated' }, ready);
      return undefined;
    }
    this.seen.add(id);
    for (const note of read.notes) this.#notes.add(note, ready);
    return ready;
  }

  count(result: keyof ImportCounts): void {
    this.#counts[result] += 1;
  }

  refuse(note: ImportNote, record: NotedRecord): void {
    this.#counts.refused += 1;
    this.#notes.add(note, record);
    if (this.#refused.length >= maxReportedRefusals) return;
    const { line, part, reference } = record;
    const sentence = writeSentence(note);
    const reason = part === undefined ? sentence : `${part}: ${sentence}`;
    const named = reference && { reference };
    this.#refused.push({ line, reason: reason.slice(0, 500), ...named });
    this.#onRefused({ ...note, line, ...named });
  }

  /** Why the feed as a whole could not be read; undefined if it could, and if it is an empty list. */
  get problem(): FeedProblem | undefined {
    if (this.#end !== undefined) return { code: this.#end };
    if (this.records === 0 || this.#counts.refused < this.records) return undefined;
    const [first] = this.#notes.all();
    const words = first?.records[0]?.words;
    const code = feedProblems.find((one) => one === first?.code) ?? 'all-refused';
    const isAlone = first?.count === this.#counts.refused;
    return isAlone ? { code, ...(words && { words }) } : { code: 'all-refused' };
  }

  addAbsent({ withdrawn, spared }: Pick<ImportCounts, 'withdrawn' | 'spared'>): void {
    this.#counts.withdrawn += withdrawn;
    this.#counts.spared += spared;
  }

  report({ source, complete }: Pick<ImportRequest, 'source' | 'complete'>): ImportReport {
    const isAccepted = complete && this.problem === undefined && this.#counts.spared === 0;
    const refused = this.#refused.toSorted((one, other) => one.line - other.line);
    return {
      source,
      format: this.#format ?? 'empty',
      complete: complete && this.problem === undefined,
      counts: { ...this.#counts },
      refused,
      notes: this.#notes.all(),
      ...(isAccepted && { accepted: this.seen.size }),
    };
  }
}
