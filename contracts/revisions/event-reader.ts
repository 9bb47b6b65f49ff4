import { z } from 'zod';

type Schemas = Readonly<Record<string, z.ZodType>>;

/** An event of one of these types, with its data as its schema parses it. */
export type EventOf<S extends Schemas> = {
  [T in keyof S & string]: { readonly type: T; readonly data: z.infer<S[T]> };
}[keyof S & string];

/** Parses the event types of one kind of stream. */
export interface EventReader<S extends Schemas> {
  readonly types: readonly (keyof S & string)[];
  has(type: string): type is keyof S & string;
  /** Parses a recorded event, once. @throws Error on another type, ZodError on invalid data */
  read(recorded: { readonly type: string; readonly data: unknown }): EventOf<S>;
}

/** Creates a reader for the events of these schemas. */
export function eventReader<S extends Schemas>(schemas: S): EventReader<S> {
  return makeEventReader(schemas, (type, data) => schemas[type]?.parse(data));
}

/** Reads events of one kind of stream that were validated before they were appended. */
export interface TrustingReader<S extends Schemas> extends EventReader<S> {
  /** Returns the data of a new event, for the log. @throws ZodError on invalid data */
  validated(event: EventOf<S>): unknown;
}

/**
 * Creates a reader for events of which there are tens of thousands: they are validated when they
 * are appended, and not by each of those that fold them. Their schemas must parse what they have
 * parsed to the same: without defaults for what earlier versions lacked.
 * @param shape what is checked when they are read
 */
export function trustingReader<S extends Schemas>(
  schemas: S,
  shape: z.ZodType<object>,
): TrustingReader<S> {
  return {
    ...makeEventReader(schemas, (_type, data) => shape.parse(data)),
    validated: ({ type, data }) => schemas[type]?.parse(data),
  };
}

function makeEventReader<S extends Schemas>(
  schemas: S,
  parse: (type: keyof S & string, data: unknown) => unknown,
): EventReader<S> {
  const has = (type: string): type is keyof S & string => Object.hasOwn(schemas, type);
  const known = z.custom<EventOf<S>>();
  return {
    types: Object.keys(schemas).filter(has),
    has,
    read: parsedOnce(({ type, data }: { readonly type: string; readonly data: unknown }) => {
      if (has(type)) return known.parse({ type, data: parse(type, data) });
      const unknown: string = type;
      throw new Error(`${unknown} is not among ${Object.keys(schemas).join(', ')}`);
    }),
  };
}

/**
 * Returns a function that parses each recorded event once, as long as somebody holds it: the read
 * models of a process share the events that it reads, and most of them fold the same ones.
 */
export function parsedOnce<Recorded extends object, Parsed extends object>(
  parse: (recorded: Recorded) => Parsed,
): (recorded: Recorded) => Parsed {
  const parsed = new WeakMap<Recorded, Parsed>();
  return (recorded) => {
    const known = parsed.get(recorded) ?? parse(recorded);
    parsed.set(recorded, known);
    return known;
  };
}
