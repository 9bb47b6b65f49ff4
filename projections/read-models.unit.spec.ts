import { describe, expect, test } from 'vitest';
import { eventTypes } from './follower/event-catalogue.ts';
import { readModels } from './read-models.ts';

describe.each(readModels)('$name', (readModel) => {
  test('handles or ignores every event type of the contracts', () => {
    expect([...readModel.handles, ...readModel.ignores].sort()).toEqual(eventTypes);
  });
});

test('read models have unique names', () => {
  const names = readModels.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
});
