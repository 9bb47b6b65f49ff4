import type { RecordedEvent } from '@parvis/contracts/log/event-log.ts';
import type { RedactedPlace } from '@parvis/contracts/redactions/events.ts';
import { replaceTexts, textRunsOf } from './texts.ts';

type Cuts = RedactedPlace['cuts'];

/** What stands for words that continue from the text before: a text must not be empty. */
const nothing = '\u2060';

/** The cuts of one redaction in an event, and the mark that replaces the words. */
export interface MarkedCuts {
  readonly cuts: Cuts;
  readonly mark: string;
}

/** Returns an event's data with marks in place of the words; of cuts that overlap, the first counts. */
export function cutData(data: unknown, redactions: readonly MarkedCuts[]): unknown {
  const texts = new Map(
    textRunsOf(data)
      .flat()
      .map(({ number, text }) => [number, text]),
  );
  const cuts = redactions.flatMap(({ cuts: all, mark }) =>
    all.map(([number, from, to, how]) => ({
      number,
      from,
      to,
      by: how === 'mark' ? mark : nothing,
    })),
  );
  const replaced = new Map<number, string>();
  for (const number of new Set(cuts.map((cut) => cut.number))) {
    const ofText = cuts.filter((cut) => cut.number === number);
    replaced.set(number, cutText(texts.get(number) ?? '', ofText));
  }
  return replaceTexts(data, replaced);
}

/** Returns the event as readers read it. */
export function cutEvent(event: RecordedEvent, redactions: readonly MarkedCuts[]): RecordedEvent {
  return { ...event, data: cutData(event.data, redactions) };
}

interface Cut {
  readonly from: number;
  readonly to: number;
  readonly by: string;
}

function cutText(text: string, cuts: readonly Cut[]): string {
  let kept = '';
  let end = 0;
  for (const { from, to, by } of cuts.toSorted((one, other) => one.from - other.from)) {
    if (from < end) {
      end = Math.max(end, to);
      continue;
    }
    kept += text.slice(end, from) + by;
    end = to;
  }
  return kept + text.slice(end);
}
