import { hash } from 'node:crypto';
import type { Locale } from '@parvis/contracts/site/locale.ts';
import type { WithSite } from '@parvis/contracts/site/site-frame.ts';
import { type ComponentPropsWithoutRef, type ReactNode, useContext } from 'react';
import { RecentlyMade } from '../ui/island/recently-made.ts';
import { htmlIn } from './html-in.tsx';
import { PiecesContext } from './pieces.ts';

/** Some hundred pages with their modules, menus and cards. */
const maxBytes = 48_000_000;
const rendered = new RecentlyMade<Buffer>(maxBytes);

type Wrapper = 'div' | 'footer' | 'header' | 'li' | 'nav' | 'section';

interface KeptProps {
  /** The element around the part. */
  readonly as: Wrapper;
  /** Of what renders the part. */
  readonly name: string;
  readonly locale: Locale;
  /** All that the part depends on, as JSON can write it; nothing of it is ever changed. */
  readonly shown: readonly unknown[];
  /** The site whose settings the part shows, which are then among `shown`. */
  readonly of?: WithSite;
  readonly children: ReactNode;
}

/** A part of a document; rendered unless the same was rendered lately, on this or another page. */
export function Kept<As extends Wrapper>(
  kept: KeptProps & { readonly as: As } & Omit<ComponentPropsWithoutRef<As>, keyof KeptProps>,
) {
  const { as: Element, name, locale, shown, of, children, ...attributes } = kept as KeptProps;
  const pieces = useContext(PiecesContext);
  const key = `${name} ${locale} ${shown.map(identityOf).join(' ')}`;
  const bytes = rendered.get(key, () => bytesOf(htmlIn(locale, children, of, `${name}-`)));
  const html = pieces === undefined ? bytes.toString() : pieces.add(bytes);
  // React has escaped its own output.
  return <Element {...attributes} dangerouslySetInnerHTML={{ __html: html }} />;
}

/** Bytes of their own, not a slice of Node's pool, which would stay whole for one piece. */
function bytesOf(html: string): Buffer {
  const bytes = Buffer.allocUnsafeSlow(Buffer.byteLength(html));
  bytes.write(html);
  return bytes;
}

/** Of what is read once and shown on many pages, such as menus. */
const identities = new WeakMap<object, string>();

/** A short text that is the same for the same JSON. */
export function identityOf(shown: unknown): string {
  if (typeof shown !== 'object' || shown === null) return JSON.stringify(shown) ?? '';
  const known = identities.get(shown);
  if (known !== undefined) return known;
  const identity = hash('sha256', JSON.stringify(shown), 'base64');
  identities.set(shown, identity);
  return identity;
}
