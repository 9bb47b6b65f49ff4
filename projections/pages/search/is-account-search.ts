import { byLocale, type Locale } from '@parvis/contracts/site/locale.ts';
import { splitWords } from '../../filtered-lists/list-words.ts';

/**
 * Searches of customers looking for their bank account, one per line: its words match in any order,
 * each as a prefix, or as a complete word if it ends with a dot.
 */
const wishes: Readonly<Record<Locale, readonly string[]>> = {
  fr: [
    'mon. compte',
    'mes. comptes',
    'espace client',
    'acces client',
    'compte. client',
    'compte. bancaire',
    'compte. courant',
    'consult compte',
    'ouvrir compte',
    'fermer compte',
    'cloturer compte',
    'solde. compte',
    'releve compte',
    'banque. en. ligne.',
    'se. connecter',
    'me. connecter',
    'connexion compte',
    'mot. de. passe',
    'identifiant',
    'code. secret',
    'carte bloqu',
    'bloquer carte',
    'carte perdu',
    'carte vol',
    'carte avalee',
    'opposition carte',
    'faire. opposition',
    'ma. carte',
    'mon. livret',
    'mon. pret.',
    'mon. credit.',
    'mon. conseiller',
    'mon. agence',
    'rib.',
    'iban.',
    'virement',
  ],
  en: [
    'my. account',
    'my. accounts.',
    'bank. account',
    'current. account',
    'savings. account',
    'open account',
    'close. account',
    'account balance',
    'account. statement',
    'customer. area',
    'client. area',
    'online. banking',
    'internet. banking',
    'mobile. banking',
    'log. in.',
    'log. into.',
    'login.',
    'sign. in.',
    'password',
    'pin. code',
    'card block',
    'block card',
    'card. lost.',
    'card. stolen.',
    'cancel card',
    'my. card',
    'my. loan.',
    'my. mortgage.',
    'my. branch',
    'my. adviser',
    'my. advisor',
    'iban.',
    'bank. transfer',
    'make transfer',
  ],
};

const lines = byLocale((locale) => wishes[locale].map((line) => line.split(' ')));

/**
 * Whether a search looks like that of a customer looking for their account rather than reading
 * about the Group.
 */
export function isAccountSearch(search: string, locale: Locale): boolean {
  const words = splitWords(search);
  const holds = (wanted: string) =>
    wanted.endsWith('.')
      ? words.includes(wanted.slice(0, -1))
      : words.some((word) => word.startsWith(wanted));
  return lines[locale].some((line) => line.every(holds));
}
