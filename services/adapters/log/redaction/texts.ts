/** A text of an event's data. */
export interface EventText {
  /** Its number in the order of the canonical JSON, which is that of the event's leaf. */
  readonly number: number;
  readonly text: string;
}

/** Texts that readers see as one, such as those of a paragraph with bold words. */
export type TextRun = readonly EventText[];

type Fields = Readonly<Record<string, unknown>>;

/** Fields that say what something is; their words are nobody's. */
const structural: ReadonlySet<string> = new Set(['type', 'kind', 'locale']);

/** Returns the texts of an event's data in which words can be found. */
export function textRunsOf(data: unknown): readonly TextRun[] {
  const runs: TextRun[] = [];
  let count = 0;
  const visit = (value: unknown, name: string, line: EventText[] | undefined): void => {
    if (typeof value === 'string') {
      const one = { number: count, text: value };
      count += 1;
      if (line !== undefined && name === 'text') line.push(one);
      else if (!structural.has(name)) runs.push([one]);
    } else if (Array.isArray(value)) {
      const inline = value.some(isText) ? [] : undefined;
      for (const one of value) {
        if (inline && inline.length > 0 && !isText(one)) runs.push(inline.splice(0));
        visit(one, name, inline);
      }
      if (inline && inline.length > 0) runs.push(inline);
    } else if (isFields(value)) {
      for (const field of Object.keys(value).sort()) visit(value[field], field, line);
    }
  };
  visit(data, '', undefined);
  return runs;
}

/** Returns the data with some of its texts replaced. @param replaced by number */
export function replaceTexts(data: unknown, replaced: ReadonlyMap<number, string>): unknown {
  let count = 0;
  const visit = (value: unknown): unknown => {
    if (typeof value === 'string') {
      count += 1;
      return replaced.get(count - 1) ?? value;
    }
    if (Array.isArray(value)) return value.map(visit);
    if (!isFields(value)) return value;
    const sorted = Object.keys(value).sort();
    return Object.fromEntries(sorted.map((field) => [field, visit(value[field])]));
  };
  return visit(data);
}

/** A text of a rich text, which may be one of several in its line. */
function isText(value: unknown): boolean {
  return isFields(value) && value['type'] === 'text' && typeof value['text'] === 'string';
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
