import { colourPairs } from '@parvis/contracts/brand/colour-pairs.ts';
import { expect, test } from 'vitest';
import { layOutMail } from './lay-out-mail.ts';
import { mailColours, mailPairs, mailTokens } from './mail-colours.ts';
import { recolourMail } from './recolour-mail.ts';

const palette = { primary: '#5b2a86', accent: '#a3195b', ground: '#ffffff' };
const { html } = layOutMail({
  locale: 'fr',
  siteName: 'Rive',
  heading: 'Bonjour',
  blocks: [
    { kind: 'button', label: 'Lire', url: 'https://rive.example/' },
    { kind: 'quote', text: 'La couleur #124c70, style="color:#124c70"' },
  ],
  why: 'Parce que.',
});

test('an e-mail has the colours of the palette in both schemes, and its texts stay as they are', () => {
  const recoloured = recolourMail(html, palette);
  expect(recoloured).toContain('background-color:#5b2a86');
  expect(recoloured).toContain('border-bottom:3px solid #a3195b');
  const styles = [...recoloured.matchAll(/ style="[^"]*"|<style>[^<]*<\/style>/g)].join('');
  const former = Object.values(mailColours)
    .flat()
    .filter((colour) => styles.includes(colour));
  expect(former).toEqual([]);
  expect(recoloured).toContain('La couleur #124c70, style=&quot;color:#124c70&quot;');
});

test('every pair of e-mails is among those that palettes are checked for', () => {
  const known = new Set(colourPairs.map(({ ink, ground }) => `${ink} on ${ground}`));
  const pairs = mailPairs.flatMap(([ink, ground]) =>
    [0, 1].map((scheme) => `${mailTokens[ink][scheme]} on ${mailTokens[ground][scheme]}`),
  );
  expect(pairs.filter((pair) => !known.has(pair))).toEqual([]);
});
