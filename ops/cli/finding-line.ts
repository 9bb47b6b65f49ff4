import type { Finding } from '@parvis/contracts/notary/views.ts';

/** Returns a finding as a line for an operator. */
export function findingLine({ kind, position, event, detail }: Finding): string {
  const at = position === null ? '' : ` at ${position}`;
  const what =
    event === null ? '' : ` (${event.type} ${event.id}, ${event.revision} of ${event.stream})`;
  return `${kind.toUpperCase()}${at}${what}: ${detail}.`;
}
