import { z } from 'zod';

type Schemas = Readonly<Record<string, z.ZodType>>;

/** An event of one of these types, with the data that its schema reads. */
export type EventOf<S extends Schemas> = {
  [T in keyof S & string]: { readonly type: T; readonly data: z.infer<S[T]> };
}[keyof S & string];

/** Event types of the log that belong together, with how they are read. */
export interface EventReader<S extends Schemas> {
  readonly types: readonly (keyof S & string)[];
  has(type: string): type is keyof S & string;
  /** Reads an event of the log. @throws Error on a type of others, ZodError on other data */
  read(recorded: { readonly type: string; readonly data: unknown }): EventOf<S>;
}

/** Makes the reader of the events that these schemas describe. */
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
