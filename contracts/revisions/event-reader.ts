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
  /** Parses a recorded event. @throws Error on another type, ZodError on invalid data */
  read(recorded: { readonly type: string; readonly data: unknown }): EventOf<S>;
}

/** Creates a reader for the events of these schemas. */
export function eventReader<S extends Schemas>(schemas: S): EventReader<S> {
  const has = (type: string): type is keyof S & string => Object.hasOwn(schemas, type);
  const known = z.custom<EventOf<S>>();
  return {
    types: Object.keys(schemas).filter(has),
    has,
    read({ type, data }) {
      const schema = has(type) ? schemas[type] : undefined;
      if (schema === undefined)
        throw new Error(`${type} is not among ${Object.keys(schemas).join(', ')}`);
      return known.parse({ type, data: schema.parse(data) });
    },
  };
}
