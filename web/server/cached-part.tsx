import { hash } from 'node:crypto';
import type { Locale } from '@parvis/contracts/site/locale.ts';
import type { WithSite } from '@parvis/contracts/site/site-frame.ts';
import { type ComponentPropsWithoutRef, type ReactNode, useContext } from 'react';
import { BoundedLruCache } from '../ui/island/bounded-lru-cache.ts';
import { htmlIn } from './html-in.tsx';
import { PiecesContext } from './pieces.ts';
import { currentWords } from './site-words.ts';

/** Enough for several hundred pages with their modules, menus and cards. */
const maxBytes = 32_000_000;
let rendered = new BoundedLruCache<Buffer>(maxBytes);

/** Forgets every rendered part: what a revision says is another text from now on. */
export function forgetParts(): void {
  rendered = new BoundedLruCache(maxBytes);
}

type Wrapper = 'div' | 'footer' | 'header' | 'li' | 'nav' | 'section';

interface KeptProps {
  /** The element around the part. */
  readonly as: Wrapper;
  /** The name of the rendered part; it is part of the cache key and prefix of the ids in the part. */
  readonly name: string;
  readonly locale: Locale;
  /** Everything that the part depends on: JSON values that are never mutated. */
  readonly shown: readonly unknown[];
  /** The site whose settings the part shows; `shown` must then contain them. */
  readonly of?: WithSite;
  /** Placeholders in what is shown, each with the HTML, in ASCII, that replaces it on this page. */
  readonly fills?: ReadonlyMap<string, string>;
  readonly children: ReactNode;
}

/** A part of a document, cached across pages by its name, its language and `shown`. */
export function CachedPart<As extends Wrapper>(
  kept: KeptProps & { readonly as: As } & Omit<ComponentPropsWithoutRef<As>, keyof KeptProps>,
) {
  const {
    as: Element,
    name,
    locale,
    shown,
    of,
    fills,
    children,
    ...attributes
  } = kept as KeptProps;
  const pieces = useContext(PiecesContext);
  const key = `${name} ${locale} ${currentWords().id} ${shown.map(computeIdentity).join(' ')}`;
  const shared = rendered.get(key, () => encode(htmlIn(locale, children, of, `${name}-`)));
  const bytes = fills?.size ? fillIn(shared, fills) : shared;
  const html = pieces === undefined ? bytes.toString() : pieces.add(bytes);
  // React has escaped its own output.
  return <Element {...attributes} dangerouslySetInnerHTML={{ __html: html }} />;
}

/** Replaces placeholders without decoding the text around them: fills are ASCII. */
function fillIn(shared: Buffer, fills: ReadonlyMap<string, string>): Buffer {
  const html = [...fills].reduce(
    (filled, [placeholder, value]) => filled.replaceAll(placeholder, value),
    shared.toString('latin1'),
  );
  return Buffer.from(html, 'latin1');
}

/** Allocates outside Node's buffer pool: a cached slice would keep the whole pool in memory. */
function encode(html: string): Buffer {
  const bytes = Buffer.allocUnsafeSlow(Buffer.byteLength(html));
  bytes.write(html);
  return bytes;
}

/** JSON up to this length is its own key; a longer one is hashed. */
const longestKey = 64;
/** Keys of objects that are read once and shown on many pages, such as menus. */
const identities = new WeakMap<object, string>();

/** Returns a short key that is the same for the same JSON. */
export function computeIdentity(shown: unknown): string {
  if (typeof shown !== 'object' || shown === null) return JSON.stringify(shown) ?? '';
  const known = identities.get(shown);
  if (known !== undefined) return known;
  const json = JSON.stringify(shown);
  const identity = json.length > longestKey ? hash('sha256', json, 'base64') : json;
  identities.set(shown, identity);
  return identity;
}
