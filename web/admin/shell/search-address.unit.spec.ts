import { describe, expect, it } from 'vitest';
import { parseSearch, stringifySearch } from './search-address.ts';

describe('the search of an address', () => {
  it.each([
    [{}, ''],
    [{ q: 'été & mer', locale: 'fr' }, '?q=%C3%A9t%C3%A9+%26+mer&locale=fr'],
    [{ q: '', status: undefined, page: 2 }, '?page=2'],
  ])('is serialized from %j to %j', (search, address) => {
    expect(stringifySearch(search)).toBe(address);
  });

  it('is parsed as plain strings, without guessing numbers or JSON', () => {
    expect(parseSearch('?q=2026&module=%7B%7D')).toEqual({ q: '2026', module: '{}' });
  });
});
