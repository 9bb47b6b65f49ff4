import type { PathStep } from '@parvis/contracts/careers/mapping/mapping-path.ts';
import { pickValues } from '@parvis/contracts/careers/mapping/pick-values.ts';
import type { FeedItem } from '../feed-item.ts';
import { parseRecord } from '../formats/parse-record.ts';

/** The longest JSON that is read by a mapping, in characters: it is parsed as a whole. */
const longest = 200_000_000;

/** Reads the records of JSON at a path; without one, also those of one object per line. */
export class MappedJsonReader {
  readonly #steps: readonly PathStep[];
  readonly #parts: string[] = [];
  #length = 0;

  /** @param steps the path of the records */
  constructor(steps: readonly PathStep[]) {
    this.#steps = steps;
  }

  push(text: string): readonly FeedItem[] {
    this.#length += text.length;
    if (this.#length <= longest) this.#parts.push(text);
    return [];
  }

  /** @returns every record; its line is its number, as JSON is parsed without its lines */
  end(): readonly FeedItem[] {
    if (this.#length > longest) return [{ kind: 'unreadable', line: 1, code: 'too-long' }];
    const text = this.#parts.splice(0).join('');
    const whole = parseRecord(text);
    if (whole.ok) return this.#recordsIn(whole.value);
    if (this.#steps.length === 0) {
      const lines = recordsByLine(text);
      if (lines.some(({ kind }) => kind === 'record')) return lines;
    }
    return [{ kind: 'unreadable', line: 1, code: 'syntax', reason: whole.reason }];
  }

  #recordsIn(whole: unknown): readonly FeedItem[] {
    const found = pickValues(whole, this.#steps, Number.MAX_SAFE_INTEGER);
    const records = found.filter((one) => typeof one === 'object' && one !== null);
    if (records.length === 0 && !isEmptyList(whole, this.#steps))
      return [{ kind: 'unreadable', line: 1, code: 'no-records' }];
    return records.map((value, at) => ({ kind: 'record', line: at + 1, value }));
  }
}

/** Whether there is a list at the path, without records. */
function isEmptyList(whole: unknown, steps: readonly PathStep[]): boolean {
  const around = steps.length === 0 ? [whole] : pickValues(whole, steps.slice(0, -1));
  const name = steps.at(-1)?.name;
  return around.some((one) => {
    const list: unknown = name === undefined ? one : Object(one)[name];
    return Array.isArray(list) && list.length === 0;
  });
}

function recordsByLine(text: string): readonly FeedItem[] {
  return text.split('\n').flatMap((line, at): FeedItem[] => {
    if (line.trim() === '') return [];
    const parsed = parseRecord(line);
    if (parsed.ok) return [{ kind: 'record', line: at + 1, value: parsed.value }];
    return [{ kind: 'unreadable', line: at + 1, code: 'syntax', reason: parsed.reason }];
  });
}
