import { sharedTextCharacters } from '@parvis/contracts/limits/media.ts';
import { truncateBetweenWords } from '../../server/truncate-text.ts';

/** The shared content: the full address of a page, and a text. */
export interface SharedContent {
  readonly address: string;
  readonly title: string;
  readonly summary: string | undefined;
}

/** A service on which to share a page. */
export interface ShareTarget {
  readonly name: 'LinkedIn' | 'X' | 'Facebook' | 'mail';
  readonly href: string;
}

/** Returns plain links that share a page; the text is truncated to about 80 characters. */
export function shareTargets({ address, title, summary }: SharedContent): readonly ShareTarget[] {
  const said = summary === undefined ? title : `${title} – ${summary}`;
  const text = truncateBetweenWords(said, sharedTextCharacters);
  const link = (base: string, query: Record<string, string>) =>
    `${base}?${new URLSearchParams(query).toString().replaceAll('+', '%20')}`;
  return [
    {
      name: 'LinkedIn',
      href: link('https://www.linkedin.com/sharing/share-offsite/', { url: address }),
    },
    { name: 'X', href: link('https://x.com/intent/post', { text, url: address }) },
    { name: 'Facebook', href: link('https://www.facebook.com/sharer/sharer.php', { u: address }) },
    { name: 'mail', href: link('mailto:', { subject: title, body: `${text}\n\n${address}` }) },
  ];
}
