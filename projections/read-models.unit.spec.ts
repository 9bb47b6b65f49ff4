import { describe, expect, test } from 'vitest';
import { eventTypes } from './engine/event-catalogue.ts';
import { readModels } from './read-models.ts';

describe.each(readModels)('$name', (readModel) => {
  test('says of every event type of the contracts whether it handles or ignores it', () => {
    expect([...readModel.handles, ...readModel.ignores].sort()).toEqual(eventTypes);
  });
});

test('read models have names of their own', () => {
  const names = readModels.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
});
