// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { preventNativeToggle } from '../ui/testing/disclosures.ts';
import { hydrate as hydrateAccordion } from './accordion/accordion.island.ts';
import { renderedIsland, showBlock } from './testing/show-block.tsx';
import { hydrate as hydrateWorld } from './world/world.island.ts';

const doc = { type: 'doc', content: [{ type: 'paragraph' }] };
const accordion = (opening: 'none' | 'first') => ({
  type: 'accordion',
  data: { opening, items: ['Ports', 'Rivers'].map((title) => ({ title, doc })) },
});
const world = {
  type: 'world',
  data: {
    title: 'Where we work',
    regions: [
      { name: 'Atlantic', places: [{ name: 'France' }, { name: 'Portugal' }] },
      { name: 'North Sea', places: [{ name: 'Belgium' }] },
    ],
  },
};

function detailsOf(title: string): HTMLDetailsElement {
  const found = [...document.querySelectorAll('details')].find(
    (one) => one.querySelector('summary')?.textContent === title,
  );
  if (found === undefined) throw new Error(`${title} does not open`);
  return found;
}

const openTitles = () =>
  [...document.querySelectorAll('details[open] > summary')].map(({ textContent }) => textContent);

/** Returns whether something other than this spec prevents the browser from toggling the item. */
function isKeptFromToggling(title: string): boolean {
  const press = new MouseEvent('click', { bubbles: true, cancelable: true });
  const prevent = vi.spyOn(press, 'preventDefault');
  detailsOf(title).querySelector('summary h2, summary h3')?.dispatchEvent(press);
  return prevent.mock.calls.length > 1;
}

describe('An accordion', () => {
  test('starts closed, in one native group, and needs no script', () => {
    showBlock(accordion('none'));
    expect(openTitles()).toEqual([]);
    expect(
      new Set([...document.querySelectorAll('details')].map((one) => one.getAttribute('name')))
        .size,
    ).toBe(1);
    expect(document.querySelector('[data-island]')).toBeNull();
  });

  describe('of which one is always open', () => {
    beforeEach(() => {
      showBlock(accordion('first'));
      document.addEventListener('click', preventNativeToggle, { capture: true });
    });
    afterEach(() => document.removeEventListener('click', preventNativeToggle, { capture: true }));

    test('starts with the first, which is closed only by opening another', () => {
      expect(openTitles()).toEqual(['Ports']);
      hydrateAccordion(renderedIsland('accordion'), () => {});
      expect(isKeptFromToggling('Ports')).toBe(true);
      expect(isKeptFromToggling('Rivers')).toBe(false);
    });
  });

  test.each([accordion('none'), accordion('first')])('is expanded for editors', (content) => {
    showBlock(content, { logged: true, editing: false });
    expect(document.querySelector('details, [data-island]')).toBeNull();
    expect(document.body.textContent).toContain('Rivers');
  });
});

describe('The world', () => {
  test('closes its open descendants when a region opens or closes', () => {
    showBlock(world);
    hydrateWorld(renderedIsland('world'), () => {});
    for (const title of ['Atlantic', 'France']) detailsOf(title).setAttribute('open', '');
    detailsOf('Atlantic').dispatchEvent(new Event('toggle'));
    expect(openTitles()).toEqual(['Atlantic']);
  });

  test('leaves a region open when a country in it opens', () => {
    showBlock(world);
    hydrateWorld(renderedIsland('world'), () => {});
    for (const title of ['Atlantic', 'France']) detailsOf(title).setAttribute('open', '');
    detailsOf('France').dispatchEvent(new Event('toggle'));
    expect(openTitles()).toEqual(['Atlantic', 'France']);
  });

  test('keeps one open at each level by native groups', () => {
    showBlock(world);
    const [atlantic, france, portugal, northSea] = ['Atlantic', 'France', 'Portugal', 'North Sea']
      .map(detailsOf)
      .map((one) => one.getAttribute('name'));
    expect(atlantic).toBe(northSea);
    expect(france).toBe(portugal);
    expect(france).not.toBe(atlantic);
  });

  test('is expanded while the page is being edited, and only then', () => {
    showBlock(world, { logged: true, editing: false });
    expect(document.querySelectorAll('details')).toHaveLength(5);
    showBlock(world, { logged: true, editing: true });
    expect(document.querySelector('details, [data-island]')).toBeNull();
    expect(document.body.textContent).toContain('Portugal');
  });
});
