/** One row of the table of figures. */
export interface Figure {
  readonly name: string;
  /** The measurement, with its unit. */
  readonly ours: string;
  /** The reference it is compared with; empty without one. */
  readonly reference: string;
  /** Median over the rounds, with the smallest and the largest; undefined when there is no comparison. */
  readonly ratio?: Spread;
  readonly goal?: number;
}

/** Median, smallest and largest of several rounds. */
export interface Spread {
  readonly median: number;
  readonly least: number;
  readonly most: number;
}

/** @throws RangeError when there is no value */
export function spreadOf(values: readonly number[]): Spread {
  const sorted = [...values].sort((one, other) => one - other);
  const [least, most] = [sorted[0], sorted.at(-1)];
  const upper = sorted[Math.floor(sorted.length / 2)];
  const lower = sorted[Math.ceil(sorted.length / 2) - 1];
  if (least === undefined || most === undefined || upper === undefined || lower === undefined)
    throw new RangeError('no round was measured');
  return { median: (lower + upper) / 2, least, most };
}

/** A measurement with its value in each round so far. */
export interface Series {
  readonly measure: (round: number) => Promise<number>;
  readonly values: number[];
}

/** Returns a measurement without values yet. */
export function series(measure: Series['measure']): Series {
  return { measure, values: [] };
}

/** Runs all measurements in turn, round after round, so that all run under the same conditions. */
export async function interleave(rounds: number, all: readonly Series[]): Promise<void> {
  for (let round = 0; round < rounds; round += 1)
    for (const { measure, values } of all) values.push(await measure(round));
}

/** Returns the ratio of two measurements, computed per round. */
export function ratioOf(ours: Series, reference: Series): Spread {
  const quotients = ours.values.map(
    (value, round) => value / (reference.values[round] ?? Number.NaN),
  );
  return spreadOf(quotients);
}

/** `12,345 events/s (11,000 to 13,000)` */
export function formatSpread({ values }: Pick<Series, 'values'>, unit: string): string {
  const { median, least, most } = spreadOf(values);
  return `${rounded(median)} ${unit} (${rounded(least)} to ${rounded(most)})`;
}

function rounded(value: number): string {
  return value.toLocaleString('en', { maximumFractionDigits: value < 100 ? 2 : 0 });
}
