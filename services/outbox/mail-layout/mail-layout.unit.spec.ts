import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { MailContent } from './laid-out-mail.ts';
import { layOutMail } from './lay-out-mail.ts';
import { mailColours, mailPairs } from './mail-colours.ts';

const content: MailContent = {
  locale: 'fr',
  siteName: 'Estuaire',
  heading: 'Trois offres pour vous',
  preview: 'Analyste crédit, Brest',
  blocks: [
    { kind: 'paragraph', text: 'Voici ce qui a paru.' },
    { kind: 'heading', text: 'Offres' },
    {
      kind: 'entries',
      entries: [
        {
          title: 'Analyste <crédit> & risques',
          url: 'https://www.estuaire.example/emploi/1?a=1&b=2',
          details: ['CDI · Brest'],
          because: 'Contrat : CDI',
        },
        { title: 'Sans adresse', details: [] },
      ],
    },
    { kind: 'button', label: 'Voir les offres', url: 'https://www.estuaire.example/offres' },
  ],
  why: 'Vous recevez ce message parce que vous avez créé une alerte.',
  links: [{ label: 'Me désabonner', url: 'https://www.estuaire.example/fin' }],
};

test('the text version has all the content of the document, with every address', () => {
  expect(layOutMail(content).text).toBe(`Trois offres pour vous
======================

Voici ce qui a paru.

Offres
------

* Analyste <crédit> & risques
  CDI · Brest
  Contrat : CDI
  https://www.estuaire.example/emploi/1?a=1&b=2

* Sans adresse

Voir les offres
https://www.estuaire.example/offres

-- 
Estuaire

Vous recevez ce message parce que vous avez créé une alerte.

Me désabonner
https://www.estuaire.example/fin
`);
});

test('the document needs no image, script or file, and escapes its input', () => {
  const { html } = layOutMail(content);
  expect(html).not.toMatch(/<(?:img|script|link|iframe)\b|url\(|@import/);
  expect(html).toContain('Analyste &lt;crédit&gt; &amp; risques');
  expect(html).toContain('href="https://www.estuaire.example/emploi/1?a=1&amp;b=2"');
  expect(html).toContain('<html lang="fr"');
  expect([...html.matchAll(/<h[123]/g)].map(String)).toEqual(['<h1', '<h2', '<h3', '<h3']);
  expect(html).toContain('<meta name="color-scheme" content="light dark">');
});

test('the colours are those of the site', () => {
  const tokens = readFileSync(new URL('../../../web/ui/tokens.css', import.meta.url), 'utf8');
  expect(
    Object.values(mailColours)
      .flat()
      .filter((colour) => !tokens.includes(colour)),
  ).toEqual([]);
});

test.each(mailPairs.flatMap((pair) => [[...pair, 0] as const, [...pair, 1] as const]))(
  '%s on %s is legible in both schemes (%i)',
  (ink, ground, scheme) => {
    const [dim = 0, bright = 0] = [mailColours[ink][scheme], mailColours[ground][scheme]]
      .map(luminance)
      .toSorted((one, other) => one - other);
    expect((bright + 0.05) / (dim + 0.05)).toBeGreaterThanOrEqual(4.5);
  },
);

/** Returns the relative luminance of a #rrggbb colour, as WCAG 2.2 defines it. */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const share = Number.parseInt(colour.slice(start, start + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
