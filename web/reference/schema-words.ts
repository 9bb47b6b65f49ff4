import type { DescribedSchema } from './api-description.ts';

/** Returns the limits of a value as text; empty when there are none. */
export function writeLimits(schema: DescribedSchema): string {
  const { format, pattern, minLength, maxLength, minimum, maximum, minItems, maxItems } = schema;
  return [
    format,
    range(minLength, maxLength, 'characters'),
    range(known(minimum), known(maximum), ''),
    range(minItems, maxItems, 'items'),
    // A format is more readable than the pattern it stands for.
    format === undefined && pattern && `pattern ${pattern}`,
    schema.default === undefined ? undefined : `${JSON.stringify(schema.default)} unless given`,
    schema.examples && `such as ${schema.examples.map((one) => JSON.stringify(one)).join(', ')}`,
  ]
    .filter(Boolean)
    .join(', ');
}

/** The bounds of safe integers are implied by JSON. */
function known(bound: number | undefined): number | undefined {
  return Math.abs(bound ?? 0) === Number.MAX_SAFE_INTEGER ? undefined : bound;
}

function range(least: number | undefined, most: number | undefined, unit: string): string {
  const bounds =
    least === undefined
      ? most !== undefined && `at most ${most}`
      : most === undefined
        ? `at least ${least}`
        : least === most
          ? `exactly ${least}`
          : `${least} to ${most}`;
  return bounds ? `${bounds} ${unit}`.trim() : '';
}
