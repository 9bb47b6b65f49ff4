import { type Locale, textIn } from '../site/locale.ts';
import { defaultPalette, type Palette } from './brand.ts';

/** The size that networks ask of images of links, in pixels. */
export const shareImageSize = { width: 1200, height: 630 } as const;

/** What the image of links shows where nobody chose one. */
export interface ShareImage {
  readonly name: string;
  readonly palette: Palette;
  /** Whether it has the fan of lines, as the logo has. */
  readonly hasMark: boolean;
}

/** The settings that it is drawn from. */
interface Drawn {
  readonly name: Readonly<Record<Locale, string>>;
  readonly brand: { readonly palette?: Palette | undefined };
  readonly logo: { readonly kind: string };
}

/** Returns what the image of links shows in a language. */
export function shareImageIn({ name, brand, logo }: Drawn, locale: Locale): ShareImage {
  return {
    name: textIn(name, locale),
    palette: brand.palette ?? defaultPalette,
    hasMark: logo.kind === 'mark',
  };
}
