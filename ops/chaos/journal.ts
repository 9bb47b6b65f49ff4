import { createHash } from 'node:crypto';
import { appendFileSync, closeSync, openSync, readFileSync } from 'node:fs';
import { z } from 'zod';

const kinds = [
  'create-page',
  'add-module',
  'save-module',
  'activate-module',
  'publish-page',
] as const;

const writeSchema = z.object({
  /** The Idempotency-Key of every attempt. */
  key: z.string(),
  kind: z.enum(kinds),
  method: z.enum(['POST', 'PUT']),
  path: z.string(),
  body: z.record(z.string(), z.unknown()).optional(),
  /** The revision in `If-Match`. */
  seen: z.number().optional(),
  /** Text that is unique to this write. */
  mark: z.string().optional(),
});

/** A write as an editor sends it. */
export type Write = z.infer<typeof writeSchema>;

const acknowledgementSchema = z.object({
  id: z.string(),
  revision: z.number(),
  /** Hash of the content in the response; absent for pages. */
  hash: z.string().optional(),
  /** Public path; absent for modules. */
  url: z.string().optional(),
  position: z.string(),
});

/** The response of Parvis when it accepted a write. */
export type Acknowledgement = z.infer<typeof acknowledgementSchema>;

const lineSchema = z.discriminatedUnion('what', [
  z.object({ what: z.literal('sent'), write: writeSchema }),
  z.object({
    what: z.literal('acknowledged'),
    key: z.string(),
    acknowledgement: acknowledgementSchema,
  }),
  z.object({
    what: z.literal('refused'),
    key: z.string(),
    status: z.number(),
    code: z.string(),
  }),
]);

type Line = z.infer<typeof lineSchema>;

/** A write with its outcome, which is unknown when it has neither. */
export interface JournalledWrite {
  readonly write: Write;
  acknowledgement?: Acknowledgement;
  refusal?: { readonly status: number; readonly code: string };
}

/**
 * A file outside Parvis in which writes and their outcomes are recorded before an editor continues.
 */
export class Journal {
  readonly #descriptor: number;
  #newest: Acknowledgement | undefined;
  #acknowledgements = 0;

  constructor(file: string) {
    this.#descriptor = openSync(file, 'a');
  }

  /** The last acknowledgement; undefined when there was none. */
  get newest(): Acknowledgement | undefined {
    return this.#newest;
  }

  /** How many writes were acknowledged. */
  get acknowledgements(): number {
    return this.#acknowledgements;
  }

  sent(write: Write): void {
    this.#append({ what: 'sent', write });
  }

  acknowledged(key: string, acknowledgement: Acknowledgement): void {
    this.#append({ what: 'acknowledged', key, acknowledgement });
    this.#newest = acknowledgement;
    this.#acknowledgements += 1;
  }

  refused(key: string, status: number, code: string): void {
    this.#append({ what: 'refused', key, status, code });
  }

  close(): void {
    closeSync(this.#descriptor);
  }

  #append(line: Line): void {
    appendFileSync(this.#descriptor, `${JSON.stringify(line)}\n`);
  }
}

/** Reads a journal back, in the order in which writes were first sent. */
export function readJournal(file: string): readonly JournalledWrite[] {
  const writes = new Map<string, JournalledWrite>();
  for (const text of readFileSync(file, 'utf8').split('\n').filter(Boolean)) {
    const line = lineSchema.parse(JSON.parse(text));
    if (line.what === 'sent') {
      writes.set(line.write.key, { write: line.write });
      continue;
    }
    const journalled = writes.get(line.key);
    if (journalled === undefined)
      throw new Error(`a response to ${line.key}, which was never sent`);
    if (line.what === 'acknowledged') journalled.acknowledgement = line.acknowledgement;
    else journalled.refusal = { status: line.status, code: line.code };
  }
  return [...writes.values()];
}

/** Returns a hash of JSON that is independent of the order of keys. */
export function hashOf(value: unknown): string {
  return createHash('sha256')
    .update(JSON.stringify(ordered(value)))
    .digest('hex')
    .slice(0, 32);
}

function ordered(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(ordered);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([name, inner]) => [name, ordered(inner)] as const);
  return Object.fromEntries(entries.sort(([one], [other]) => (one < other ? -1 : 1)));
}
