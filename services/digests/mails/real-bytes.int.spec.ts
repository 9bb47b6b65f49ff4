import { expect, onTestFinished, test } from 'vitest';
import { SmtpMailer } from '../../adapters/mail/smtp-mailer.ts';
import { startSmtpServer } from '../../adapters/mail/testing/smtp-server.ts';
import { drain } from '../../outbox/testing/mailing-world.ts';
import { dayMs, digestWorld, offersCriteria } from '../testing/digest-world.ts';

test.each([
  ['fr', '«\u00a0Été à Nîmes\u00a0»', 'Ne plus recevoir ces e-mails'],
  ['en', '“Été à Nîmes”', 'Stop these e-mails'],
] as const)(
  'a digest arrives complete in %s: headers, text and document',
  async (locale, called, stop) => {
    const world = await digestWorld();
    const server = await startSmtpServer();
    const { clock, templates } = world;
    const mailer = new SmtpMailer({
      url: server.url,
      from: { address: 'a@estuaire.example' },
      clock,
    });
    onTestFinished(async () => {
      await mailer.close();
      await server.close();
    });
    const wish = offersCriteria({ hasKeywords: true });
    const given = { keywords: 'développeur', name: 'Été à Nîmes' };
    const { id } = await world.subscribe(1, { wish, locale }, given);
    await world.things.offer(1, 'Développeuse <script>alert(1)</script> & développeur');
    clock.advance(dayMs);
    await world.plan();
    await drain(world.worker({ mailer, templates }));
    const [message, ...others] = await server.arrived();
    expect(others).toEqual([]);
    const unsubscribe = `https://www.estuaire.example/unsubscribe/${id}`;
    const oneClick = `https://www.estuaire.example/one-click/${id}`;
    expect(message?.headers.get('list-unsubscribe')).toBe(`<${oneClick}>`);
    expect(message?.text).not.toContain(oneClick);
    expect(message?.html).not.toContain(oneClick);
    expect(message?.headers.get('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
    expect(message?.headers.get('content-language')).toBe(locale);
    expect(message?.headers.get('subject')).toContain(called);
    expect(message?.headers.get('content-type')).toMatch(/^multipart\/alternative/);
    expect(message?.text).toContain('* Développeuse <script>alert(1)</script> & développeur');
    expect(message?.text).toContain(`${stop}\n${unsubscribe}`);
    expect(message?.html).toContain(
      'Développeuse &lt;script&gt;alert(1)&lt;/script&gt; &amp; développeur',
    );
    expect(message?.html).toContain(`href="${unsubscribe}"`);
    expect(message?.html).not.toMatch(/<(?:img|script|link|iframe)\b/);
  },
);
