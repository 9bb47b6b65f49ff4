import { expect, test, vi } from 'vitest';
import { z } from 'zod';
import { eventReader, trustingReader } from './event-reader.ts';

/** Returns the schemas of one type of event, and how often they have validated a title. */
function counted() {
  const validate = vi.fn<() => boolean>(() => true);
  const schemas = {
    Named: z.object({ id: z.string(), title: z.string().trim().max(5).refine(validate) }),
  };
  return { schemas, validate };
}

const named = (title: string) => ({ type: 'Named' as const, data: { id: 'a1', title } });

test('an event that was validated when it entered is not validated again when it is folded', () => {
  const { schemas, validate } = counted();
  const reader = trustingReader(schemas, z.looseObject({ id: z.string() }));
  const stored = { type: 'Named', data: reader.validated(named(' Tide ')) };
  for (let fold = 0; fold < 8; fold += 1) expect(reader.read(stored)).toEqual(named('Tide'));
  expect(validate).toHaveBeenCalledTimes(1);
});

test('an invalid event does not enter, and one without the shape of its kind is not read', () => {
  const reader = trustingReader(counted().schemas, z.looseObject({ id: z.string() }));
  expect(() => reader.validated(named('too long'))).toThrow(z.ZodError);
  for (const data of ['text', null, {}, { title: 'Tide' }])
    expect(() => reader.read({ type: 'Named', data })).toThrow(z.ZodError);
  expect(() => reader.read({ ...named('Tide'), type: 'Renamed' })).toThrow('not among Named');
});

test('an event of a kind with defaults for earlier versions is validated once for all that fold it', () => {
  const { schemas, validate } = counted();
  const reader = eventReader(schemas);
  const [tide, other] = [named('Tide '), named('Ebb')];
  for (let fold = 0; fold < 8; fold += 1) expect(reader.read(tide)).toEqual(named('Tide'));
  expect(reader.read(other)).toEqual(named('Ebb'));
  expect(validate).toHaveBeenCalledTimes(2);
});

test('an invalid event is refused each time it is read', () => {
  const reader = eventReader(counted().schemas);
  const invalid = named('too long');
  for (let fold = 0; fold < 2; fold += 1) expect(() => reader.read(invalid)).toThrow(z.ZodError);
});
