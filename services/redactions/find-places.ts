import { setImmediate } from 'node:timers/promises';
import { upcastData } from '@parvis/contracts/content/read-event.ts';
import { findFamily, isForeign } from '@parvis/contracts/log/event-families.ts';
import type { EventLog, RecordedEvent } from '@parvis/contracts/log/event-log.ts';
import { isFence } from '@parvis/contracts/log/fence.ts';
import type { Position } from '@parvis/contracts/log/position.ts';
import { type RedactedPlace, redactionStream } from '@parvis/contracts/redactions/events.ts';
import { defaultLocale, type Locale, localeSchema } from '@parvis/contracts/site/locale.ts';
import { Phrase } from '@parvis/projections/exposure/find-phrase.ts';
import { z } from 'zod';
import { cutData } from '../adapters/log/redaction/cut-event.ts';
import { type TextRun, textRunsOf } from '../adapters/log/redaction/texts.ts';
import { writeMark } from './mark.ts';

/** The number of events that are read at once. */
const pageSize = 500;

/** Which words to look for, and the only item in whose stream. */
export interface SoughtWords {
  readonly words: string;
  readonly item: string | null;
  readonly reason: string;
}

/** Where words stand in the log. */
export interface FoundPlaces {
  readonly places: readonly RedactedPlace[];
  /** Where they stand in addresses and links, which stay. */
  readonly left: readonly Position[];
}

/** Finds words in every event after a position, as stored. @throws LogUnavailable */
export async function findPlaces(
  log: Pick<EventLog, 'readAll' | 'readStream'>,
  after: Position,
  sought: SoughtWords,
): Promise<FoundPlaces> {
  const phrase = new Phrase(sought.words);
  const languages = new Map<string, Locale>();
  const [places, left]: [RedactedPlace[], Position[]] = [[], []];
  for (let end = after; ; await setImmediate()) {
    const events = await log.readAll(end, pageSize);
    const last = events.at(-1);
    if (last === undefined) return { places, left };
    end = last.position;
    for (const event of events) {
      if (!isSought(event, sought.item) || !phrase.mayBeIn(JSON.stringify(event.data))) continue;
      const locale = languages.get(event.stream) ?? (await languageOf(log, event.stream));
      languages.set(event.stream, locale);
      const { cuts, isLeft } = cutsIn(event, phrase, longestMark(sought, locale));
      if (cuts.length > 0)
        places.push({ position: event.position, stream: event.stream, locale, cuts });
      if (isLeft) left.push(event.position);
    }
  }
}

function isSought(event: RecordedEvent, item: string | null): boolean {
  const { stream } = event;
  if (isForeign(event) || isFence(event) || stream === redactionStream) return false;
  return item === null || stream.slice(stream.indexOf('-') + 1) === item;
}

const created = z.looseObject({ locale: localeSchema });

/** Returns the language of an item of content; the default one for anything else. */
async function languageOf(log: Pick<EventLog, 'readStream'>, stream: string): Promise<Locale> {
  const [first] = await log.readStream(stream, { limit: 1 });
  return created.safeParse(first?.data).data?.locale ?? defaultLocale;
}

/** A mark of the greatest length: an event must be readable with it. */
function longestMark({ reason }: SoughtWords, locale: Locale): string {
  return writeMark({ at: '2026-09-30T12:00:00.000Z', by: 'n'.repeat(100), reason }, locale);
}

function cutsIn(
  event: RecordedEvent,
  phrase: Phrase,
  mark: string,
): { readonly cuts: RedactedPlace['cuts']; readonly isLeft: boolean } {
  const found = textRunsOf(event.data).map((run) => cutsOfRun(run, phrase));
  const possible = found.filter(
    (cuts) => cuts.length > 0 && isReadable(event, cutData(event.data, [{ cuts, mark }])),
  );
  const wanted = found.filter((cuts) => cuts.length > 0);
  return { cuts: possible.flat(), isLeft: possible.length < wanted.length };
}

/** Returns the cuts of a phrase in texts that readers see as one. */
function cutsOfRun(run: TextRun, phrase: Phrase): RedactedPlace['cuts'] {
  const whole = run.map(({ text }) => text).join('');
  return phrase.findIn(whole).flatMap((span) => {
    let start = 0;
    let isFirst = true;
    return run.flatMap(({ number, text }): RedactedPlace['cuts'] => {
      const [from, to] = [Math.max(span.from - start, 0), Math.min(span.to - start, text.length)];
      start += text.length;
      if (from >= to) return [];
      const how = isFirst ? 'mark' : 'rest';
      isFirst = false;
      return [[number, from, to, how]];
    });
  });
}

/** Returns whether an event is as readable with these data as it is with its own. */
function isReadable(event: RecordedEvent, data: unknown): boolean {
  const schema = findFamily(event.stream)?.schemas[event.type];
  const parses = (one: unknown) =>
    schema?.safeParse(upcastData({ ...event, data: one })).success === true;
  return parses(data) || !parses(event.data);
}
