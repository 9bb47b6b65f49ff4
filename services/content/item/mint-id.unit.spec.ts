import { contentIdOf } from '@parvis/contracts/content/ids.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pageId } from '../testing/builders.ts';
import { mintContentId, mintModuleId } from './mint-id.ts';

describe('A minted id', () => {
  it('is the same for the same command, and well formed whatever the command', () => {
    fc.assert(
      fc.property(fc.string(), (source) => {
        expect(mintContentId(source)).toBe(mintContentId(source));
        expect(mintContentId(source)).toMatch(/^(?=.*\d)[a-z0-9]{12}$/);
      }),
      { seed: 2026, numRuns: 2_000 },
    );
  });

  it('differs between commands', () => {
    const ids = new Set(Array.from({ length: 10_000 }, (_, n) => mintContentId(`command ${n}`)));
    expect(ids.size).toBe(10_000);
  });

  it('of a module begins with its item’s, and differs from those that the item has', () => {
    const first = mintModuleId(pageId, 'command', () => false);
    const second = mintModuleId(pageId, 'command', (id) => id === first);
    expect(contentIdOf(first)).toBe(pageId);
    expect(second).not.toBe(first);
    expect(mintModuleId(pageId, 'command', () => false)).toBe(first);
  });
});
