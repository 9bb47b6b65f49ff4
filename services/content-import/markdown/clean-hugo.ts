import type { Note } from '../sites/parts-of-html.ts';

const attribute = /(?:([a-z][\w-]*)\s*=\s*)?(?:"((?:[^"\\]|\\.)*)"|`([^`]*)`|([^\s"`=<>%]+))/gi;

/** Returns Markdown with the shortcodes of Hugo as pictures, links or their text. */
export function cleanHugo(body: string, note: Note): string {
  const unknown = new Set<string>();
  const text = body
    .replace(
      /\{\{[<%]\s*(?:rel)?ref\s+"([^"]*)"[^}]{0,200}[%>]\}\}/g,
      (_, target: string) => target,
    )
    .replace(
      /\{\{[<%]\s*(\/?)\s*([\w./-]+)\s*([\s\S]{0,4000}?)\s*\/?[%>]\}\}/g,
      (_, slash: string, name: string, rest: string) => {
        if (slash !== '') return '';
        const known = shown(name, rest);
        if (known === undefined) unknown.add(name);
        return known ?? '';
      },
    );
  if (unknown.size > 0) note('shortcodes kept as their text', [...unknown].toSorted().join(', '));
  return text;
}

function shown(name: string, rest: string): string | undefined {
  const named = new Map<string, string>();
  const plain: string[] = [];
  for (const [, key, double, back, word] of rest.matchAll(attribute)) {
    const value = double ?? back ?? word ?? '';
    if (key === undefined) plain.push(value);
    else named.set(key.toLowerCase(), value);
  }
  const first = named.get('id') ?? plain[0] ?? '';
  switch (name) {
    case 'figure':
    case 'img':
    case 'image':
      return pictureOf(
        named.get('src') ?? first,
        named.get('alt'),
        named.get('caption') ?? named.get('title') ?? '',
      );
    case 'youtube':
      return linkTo(`https://www.youtube.com/watch?v=${first}`);
    case 'vimeo':
      return linkTo(`https://vimeo.com/${first}`);
    case 'highlight':
      return '';
    default:
      return undefined;
  }
}

function pictureOf(source: string, alt: string | undefined, caption: string): string {
  const text = alt === undefined ? '' : ` alt="${escaped(alt)}"`;
  return `\n\n<figure><img src="${escaped(source)}"${text}><figcaption>${escaped(caption)}</figcaption></figure>\n\n`;
}

function linkTo(address: string): string {
  return `\n\n<${address.replaceAll(/[<>\s]/g, '')}>\n\n`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}
