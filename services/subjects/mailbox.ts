import { domainToASCII } from 'node:url';
import { normalizedAddress } from './normalized-address.ts';

/** The domains of one mail service; its addresses are the same mailbox under each of them. */
interface MailService {
  readonly domains: readonly string[];
  /** Characters of the local part that the service ignores. */
  readonly ignores?: RegExp;
  /** The character after which the local part is a tag, besides `+`. */
  readonly tag?: string;
}

/** Services that deliver several spellings of an address to one mailbox, as they document it. */
const services: readonly MailService[] = [
  { domains: ['gmail.com', 'googlemail.com'], ignores: /\./g },
  { domains: ['proton.me', 'protonmail.com', 'pm.me', 'protonmail.ch'], ignores: /[._-]/g },
  { domains: ['icloud.com', 'me.com', 'mac.com'] },
  { domains: ['yandex.com', 'yandex.ru', 'ya.ru', 'yandex.by', 'yandex.kz'], ignores: /[.-]/g },
  { domains: ['yahoo.com', 'ymail.com', 'rocketmail.com'], tag: '-' },
  { domains: ['yahoo.fr'], tag: '-' },
  { domains: ['yahoo.co.uk'], tag: '-' },
];

const serviceAt = new Map(
  services.flatMap((service) => service.domains.map((domain) => [domain, service] as const)),
);

/**
 * Returns one spelling for all addresses of a mailbox, by which limits and the list of suppressed
 * mailboxes count: the domain in ASCII, no `+tag` (RFC 5233, which most services apply), and
 * without the characters that its service ignores. E-mails are still sent to the address as typed.
 */
export function toMailbox(address: string): string {
  const normalized = normalizedAddress(address).normalize('NFKC');
  const at = normalized.lastIndexOf('@');
  const local = normalized.slice(0, at);
  const typedDomain = normalized.slice(at + 1).replace(/\.$/, '');
  const domain = domainToASCII(typedDomain) || typedDomain;
  const service = serviceAt.get(domain);
  const untagged = withoutTag(withoutTag(local, '+'), service?.tag);
  const kept = service?.ignores ? untagged.replaceAll(service.ignores, '') : untagged;
  return `${kept || local}@${service?.domains[0] ?? domain}`;
}

/** Returns a local part before its tag; an address that begins with the character has none. */
function withoutTag(local: string, character: string | undefined): string {
  const start = character === undefined ? -1 : local.indexOf(character);
  return start > 0 ? local.slice(0, start) : local;
}
