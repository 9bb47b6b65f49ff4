import { mailSchema } from '@parvis/contracts/mail/mail.ts';
import type { Locale } from '@parvis/contracts/site/locale.ts';
import { expect, test } from 'vitest';
import { layOutMessage } from './message-mail.ts';

const url = 'https://www.estuaire.example/admin/contact?message=k3f9a1b2c3d4';

function mail(locale: Locale, typed: { readonly name?: string; readonly message?: string } = {}) {
  const sent = {
    name: 'Zoé Kerbrat',
    email: 'zoe@exemple.fr',
    message: 'Bonjour,\r\n\r\nquand ouvrez-vous\u202f?',
    theme: 'Presse & médias',
    site: 'Estuaire',
    url,
    ...typed,
  };
  const to = { address: 'bureau@estuaire.example' };
  return mailSchema.parse({ to, ...layOutMessage(locale, sent) });
}

test('a message is laid out in French, with its lines quoted', () => {
  const { subject, text, html } = mail('fr');
  expect(subject).toBe('Message reçu du site\u00a0: Presse & médias');
  expect(text).toBe(`Message reçu du site\u00a0: Presse & médias
======================================

Zoé Kerbrat (zoe@exemple.fr) vous écrit\u00a0:

> Bonjour,
>
> quand ouvrez-vous\u202f?

Répondez à cet e-mail pour répondre à son auteur.

Suivre ce message
${url}

-- 
Estuaire

Ce message vient du formulaire de contact du site. Son auteur y a saisi son nom et son adresse\u00a0: nous ne les avons pas vérifiés.
`);
  expect(html).toContain('<html lang="fr"');
  expect(html).toContain('>Bonjour,<br><br>quand ouvrez-vous\u202f?</blockquote>');
  expect(html).toContain(`href="${url}"`);
});

test('a message is laid out in English', () => {
  const { subject, text, html } = mail('en');
  expect(subject).toBe('Message from the site: Presse & médias');
  expect(text).toContain('Zoé Kerbrat (zoe@exemple.fr) writes:\n\n> Bonjour,');
  expect(html).toContain('<html lang="en"');
});

test.each(['fr', 'en'] as const)(
  'nothing that a visitor types is treated as markup or as a footer (%s)',
  (locale) => {
    const hostile = "<img src=x onerror=alert(1)> & {email} '{' \"</p>";
    const { text, html } = mail(locale, { name: hostile, message: `${hostile}\n-- \nEstuaire` });
    const escaped = '&lt;img src=x onerror=alert(1)&gt; &amp; {email} &#39;{&#39; &quot;&lt;/p&gt;';
    expect(html?.split(escaped)).toHaveLength(3);
    expect(html).not.toContain('<img');
    expect(text.split(hostile)).toHaveLength(3);
    expect(text.match(/^-- $/gm)).toHaveLength(1);
  },
);
