import type { Effort } from './effort.ts';

/** A task that was completed or attempted, and the effort it took. */
export interface Task extends Effort {
  readonly journey: string;
  readonly name: string;
  readonly seconds: number;
  /** Why it failed, and the path of the screenshot; undefined when it succeeded. */
  readonly failure: string | undefined;
}

const journeyWidth = 10;
const nameWidth = 42;
const numberWidth = 8;

const line = (journey: string, name: string, numbers: readonly string[]) =>
  [journey.padEnd(journeyWidth), name.padEnd(nameWidth), ...numbers.map(aligned)].join('');
const aligned = (number: string) => number.padStart(numberWidth);

/** The heading of the table. */
export const tableHeading = line('journey', 'task', ['clicks', 'fields', 'keys', 'seconds']);

/** Returns a task as a line of the table. */
export function tableRow({ journey, name, clicks, fields, keys, seconds, failure }: Task): string {
  const numbers = [clicks, fields, keys].map(String);
  const done = line(journey, name, [...numbers, seconds.toFixed(1)]);
  return failure === undefined ? done : `${done}\n✗ ${failure}`;
}

/** Returns the last line of the table. */
export function tableTotal(tasks: readonly Task[]): Task {
  const of = (key: keyof Effort | 'seconds') => tasks.reduce((sum, task) => sum + task[key], 0);
  return {
    journey: 'all',
    name: '',
    clicks: of('clicks'),
    fields: of('fields'),
    keys: of('keys'),
    seconds: of('seconds'),
    failure: undefined,
  };
}
