import type { Mail } from '@parvis/contracts/mail/mail.ts';
import { describe, expect, it } from 'vitest';
import type { Mailer } from './mailer.ts';
import type { ParsedMessage } from './read-message.ts';

/** A mailer, and the e-mails that arrive at its destination. */
export interface MailerUnderTest {
  readonly mailer: Mailer;
  /** Returns everything that arrived since the last call. */
  arrived(): Promise<readonly ParsedMessage[]>;
}

export const sender = { address: 'ne-pas-repondre@estuaire.example', name: 'Groupe Estuaire' };
export const sentAt = new Date('2026-01-05T09:00:00.000Z');
export const mail: Mail = {
  to: { address: 'marie@exemple.fr', name: 'Marie Lefèvre' },
  subject: 'Votre alerte « Œuvre à Nîmes » a été créée : 3 offres',
  text: 'Bonjour Marie,\n\nVoici l’offre d’emploi qu’il vous faut… À bientôt !\n.\nFrom ici\n',
  html: '<p>Bonjour Marie,</p><p>Voici l’offre « <b>Été</b> » à 1\u202f500\u00a0€.</p>',
  locale: 'fr',
  unsubscribe: 'https://www.estuaire.example/alertes/fin?jeton=abc',
};
let ordinal = 0;

/** Returns a fresh id for an e-mail. */
export function freshId(): string {
  ordinal += 1;
  return `mail${String(ordinal).padStart(12, '0')}`;
}

/** Tests the contract of every mailer. */
export function describeMailerContract(name: string, current: () => MailerUnderTest): void {
  describe(`${name} as the mailer`, () => {
    it('carries French subjects, names and bodies, in plain text and in HTML', async () => {
      const { mailer, arrived } = current();
      expect(await mailer.send(mail, freshId())).toEqual({ outcome: 'sent' });
      const [message] = await arrived();
      expect(message?.headers.get('subject')).toBe(mail.subject);
      expect(message?.headers.get('to')).toBe('Marie Lefèvre <marie@exemple.fr>');
      expect(message?.headers.get('from')).toBe(
        'Groupe Estuaire <ne-pas-repondre@estuaire.example>',
      );
      expect(message?.text?.trimEnd()).toBe(mail.text.trimEnd());
      expect(message?.html?.trimEnd()).toBe(mail.html);
      expect(message?.headers.get('content-language')).toBe('fr');
      expect(Date.parse(message?.headers.get('date') ?? '')).toBe(sentAt.getTime());
    });

    it('includes the headers and text for unsubscribing if an e-mail has such a link', async () => {
      const { mailer, arrived } = current();
      await mailer.send(mail, freshId());
      const [{ headers } = { headers: new Map<string, string>() }] = await arrived();
      expect(headers.get('list-unsubscribe')).toBe(`<${mail.unsubscribe}>`);
      expect(headers.get('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
      const { unsubscribe: _, ...without } = mail;
      await mailer.send(without, freshId());
      const names = (await arrived()).flatMap((message) => [...message.headers.keys()]);
      expect(names).toContain('subject');
      expect(names.filter((header) => header.startsWith('list-'))).toEqual([]);
    });

    it('gives an e-mail that is sent again the same Message-ID', async () => {
      const { mailer, arrived } = current();
      const id = freshId();
      await mailer.send(mail, id);
      const first = await arrived();
      await mailer.send(mail, id);
      const second = await arrived();
      const ids = [...first, ...second].map(({ headers }) => headers.get('message-id'));
      expect(ids).toEqual([`<${id}@estuaire.example>`, `<${id}@estuaire.example>`]);
    });

    it.each<[string, Partial<Mail>]>([
      ['subject', { subject: 'Bonjour\r\nBcc: autre@exemple.fr' }],
      ['name', { to: { address: 'a@exemple.fr', name: 'A\r\nBcc: autre@exemple.fr' } }],
      ['address', { to: { address: 'a@exemple.fr>\r\nRCPT TO:<autre@exemple.fr' } }],
      ['reply address', { replyTo: { address: 'a@exemple.fr\nBcc: autre@exemple.fr' } }],
      ['unsubscribe address', { unsubscribe: 'https://exemple.fr/\r\nBcc: autre@exemple.fr' }],
    ])('refuses a header hidden in the %s, and sends nothing', async (_, wrong) => {
      const { mailer, arrived } = current();
      expect(await mailer.send({ ...mail, ...wrong }, freshId())).toEqual({
        outcome: 'rejected',
        code: 'invalid-mail',
      });
      expect(await arrived()).toEqual([]);
    });

    it('carries a long text in full', async () => {
      const { mailer, arrived } = current();
      const text = 'Été — '.repeat(3_000).trim();
      await mailer.send({ ...mail, text }, freshId());
      expect((await arrived())[0]?.text).toBe(text);
    });

    it('sends many e-mails concurrently', async () => {
      const { mailer, arrived } = current();
      const ids = Array.from({ length: 20 }, freshId);
      const outcomes = await Promise.all(ids.map((id) => mailer.send(mail, id)));
      expect(outcomes.every(({ outcome }) => outcome === 'sent')).toBe(true);
      const arrivedIds = (await arrived()).map(({ headers }) => headers.get('message-id'));
      expect(arrivedIds).toHaveLength(ids.length);
      expect(new Set(arrivedIds)).toEqual(new Set(ids.map((id) => `<${id}@estuaire.example>`)));
    });
  });
}
