import { describe, expect, it } from 'vitest';
import { offerIn, reasonsIn } from '../testing/read-offers.ts';

describe('A feed in Indeed’s format', () => {
  const job = (reference: string, more = '') =>
    `<job><title><![CDATA[Chargé d'études & reporting]]></title><date><![CDATA[Mon, 12 Jan 2026 15:30:00 GMT]]></date><referencenumber>${reference}</referencenumber><url><![CDATA[https://jobs.example/${reference}?a=1&b=2]]></url><company>Scheldebank</company><city>Anvers</city><state></state><country>BE</country><description><![CDATA[<p>Vous êtes dans notre équipe.</p>]]></description><salary>35k€ - 40k€ par an</salary><jobtype>CDI, temps plein</jobtype><category>Finance</category><experience>5+ years</experience><remotetype>Hybrid remote</remotetype><expirationdate>2026-04-01</expirationdate>${more}</job>`;
  const feed = (...jobs: readonly string[]) =>
    `<?xml version="1.0" encoding="utf-8"?>\n<source>\n<publisher>x</publisher>\n${jobs.join('\n')}\n</source>\n`;

  it('is read', async () => {
    expect(await offerIn(feed(job('7')))).toMatchObject({
      reference: '7',
      title: { fr: "Chargé d'études & reporting" },
      contract: 'permanent',
      domain: { fr: 'Finance' },
      entity: 'Scheldebank',
      place: { country: 'BE', city: 'Antwerpen' },
      experience: 'confirmed',
      workingTime: 'full-time',
      remote: 'hybrid',
      salary: { minimum: 35_000, maximum: 40_000, currency: 'EUR', per: 'year' },
      publishedAt: '2026-01-12T15:30:00.000Z',
      closesAt: '2026-04-01T21:59:59.000Z',
      applyUrl: 'https://jobs.example/7?a=1&b=2',
    });
  });

  it('may be in Latin-1, with HTML entities, stray ampersands and Windows line endings', async () => {
    const dirty = feed(
      '<job><title>R&D : &eacute;tudes été</title><referencenumber>1</referencenumber><url>https://x.example/?a=1&b=2</url></job>',
    )
      .replace('utf-8', 'ISO-8859-1')
      .replaceAll('\n', '\r\n');
    expect(await offerIn(Buffer.from(dirty, 'latin1'))).toMatchObject({
      title: { fr: 'R&D : études été' },
      applyUrl: 'https://x.example/?a=1&b=2',
    });
  });

  it('reports the lines of unreadable records, and continues', async () => {
    const broken = '<job><title>Un</title><b>unclosed<referencenumber>2</referencenumber></job>';
    expect(await reasonsIn(feed(job('1'), broken, job('3')))).toEqual([
      [4, 'read'],
      [5, 'it has no address to apply at'],
      [6, 'read'],
    ]);
  });

  it('is reported as truncated', async () => {
    const whole = feed(job('1'), job('2'));
    expect(await reasonsIn(whole.slice(0, whole.indexOf('</job>', 1_000) - 50))).toEqual([
      [4, 'read'],
      [5, 'truncated'],
    ]);
  });
});
