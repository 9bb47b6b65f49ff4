import type { Palette } from '@parvis/contracts/brand/brand.ts';
import { deriveColours } from '@parvis/contracts/brand/derive-colours.ts';
import { mailColourNames, mailColours, mailTokens } from './mail-colours.ts';

/** Where the layout sets colours; the quotation marks of texts are escaped. */
const styled = / style="[^"]*"|<style>[^<]*<\/style>/g;
const colour = /#[0-9a-f]{6}/g;

/** Returns an e-mail with the colours of a palette instead of the product's. */
export function recolourMail(html: string, palette: Palette): string {
  const colours = deriveColours(palette);
  const changed = new Map<string, string>(
    mailColourNames.flatMap((name) =>
      mailTokens[name].map((token, scheme) => [mailColours[name][scheme] ?? '', colours[token]]),
    ),
  );
  return html.replace(styled, (style) =>
    style.replace(colour, (found) => changed.get(found) ?? found),
  );
}
