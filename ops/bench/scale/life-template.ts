import { eventId } from '@parvis/services/adapters/log/event-ids.ts';
import { metadataWithoutTime } from '@parvis/services/adapters/log/postgres/append.ts';
import type { PreparedEvent } from '@parvis/services/adapters/log/prepare-append.ts';
import type { Claim } from '@parvis/services/claims/claim.ts';
import type { KindOfLife } from './command-in-history.ts';
import { HistoryDecider } from './decide-in-memory.ts';

/** A life of a history: what is unique to it, and the times of its steps so far. */
export interface LifeInHistory {
  readonly marks: readonly string[];
  readonly times: string[];
}

/** What a step writes: rows of the log, without positions, and claims. */
export interface WrittenStep {
  readonly stream: string;
  /** Revision of the first event. */
  readonly revision: number;
  readonly commandId: string;
  readonly isLast: boolean;
  readonly events: readonly {
    readonly id: string;
    readonly type: string;
    readonly data: string;
    readonly metadata: string;
  }[];
  /** The claims that the stream has from then on. */
  readonly claims: readonly Claim[];
}

/** Text between marks, and the indexes of the marks. */
type Pattern = readonly (string | number)[];

interface StepTemplate {
  readonly commandId: Pattern;
  readonly stream: Pattern;
  readonly revision: number;
  readonly events: readonly {
    readonly type: string;
    readonly data: Pattern;
    readonly metadata: Pattern;
  }[];
  readonly claims: readonly { readonly scope: Pattern; readonly key: Pattern }[];
}

/** Stands for the request in a template; no text contains it. */
const request = '‹request›';

/** The time of each step in a template. */
function timeOf(step: number): string {
  return new Date(Date.UTC(1970, 0, 1) + step).toISOString();
}

/**
 * The events of a life, decided once with the product's own deciders. The lives that are like it
 * differ by their marks, requests and times only.
 */
export class LifeTemplate {
  readonly #steps: readonly StepTemplate[];

  constructor(kind: KindOfLife, number: number) {
    const decider = new HistoryDecider();
    const life = kind.life(number);
    const times = life.map((_, step) => timeOf(step));
    const patternOf = patternsOf([...kind.marksOf(number), request, ...times]);
    this.#steps = life.map((make, step) => {
      const at = timeOf(step);
      const decided = decider.decide({ at, requestId: request, given: make(at) });
      return {
        commandId: patternOf(decided.commandId),
        stream: patternOf(decided.stream),
        revision: decided.revision,
        events: decided.events.map((event) => ({
          type: event.type,
          data: patternOf(event.dataJson),
          metadata: patternOf(storedMetadata(event)),
        })),
        claims: decided.claims.map(({ scope, key }) => ({
          scope: patternOf(scope),
          key: patternOf(key),
        })),
      };
    });
  }

  /** Writes a step for a life like this one. */
  write(step: number, life: LifeInHistory, requestId: string): WrittenStep {
    const template = this.#steps[step];
    if (template === undefined) throw new RangeError(`the life has no step ${step}`);
    const values = [...life.marks, requestId, ...life.times];
    const commandId = render(template.commandId, values);
    return {
      stream: render(template.stream, values),
      revision: template.revision,
      commandId,
      isLast: step === this.#steps.length - 1,
      events: template.events.map(({ type, data, metadata }, index) => ({
        id: eventId(commandId, index),
        type,
        data: render(data, values),
        metadata: render(metadata, values),
      })),
      claims: template.claims.map(({ scope, key }) => ({
        scope: render(scope, values),
        key: render(key, values),
      })),
    };
  }
}

/** Returns the metadata of an event as the log stores them. */
function storedMetadata(event: PreparedEvent): string {
  return `{"occurredAt":"${event.metadata.occurredAt}",${metadataWithoutTime(event)}`;
}

/** Returns a function that finds the marks in a text. */
function patternsOf(marks: readonly string[]): (text: string) => Pattern {
  const anyMark = new RegExp(`(${marks.map((mark) => escaped(mark)).join('|')})`);
  const places = new Map(marks.map((mark, place) => [mark, place]));
  return (text) => text.split(anyMark).map((part) => places.get(part) ?? part);
}

function escaped(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

function render(pattern: Pattern, values: readonly string[]): string {
  let text = '';
  for (const part of pattern) text += typeof part === 'string' ? part : values[part];
  return text;
}
