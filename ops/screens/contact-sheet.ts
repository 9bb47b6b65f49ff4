import { relative, resolve } from 'node:path';
import { escapeXml } from '@parvis/web/server/escape-xml.ts';

interface Folders {
  readonly folder: string;
  /** An earlier folder, whose pictures stand on the left. */
  readonly before?: string | undefined;
}

/** Returns the document that shows the pictures of a folder, each next to its earlier one. */
export function contactSheet(
  names: readonly string[],
  widths: readonly number[],
  { folder, before }: Folders,
): string {
  const earlier = before === undefined ? [] : [relative(resolve(folder), resolve(before))];
  const sources = [...earlier, '.'];
  const rows = names.flatMap((name) =>
    widths.map((width) => {
      const pictures = sources.map((from) => pictureAt(`${from}/${name}-${width}.jpg`));
      return `<section><h2>${escapeXml(name)}, ${width} px</h2><div>${pictures.join('')}</div></section>`;
    }),
  );
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Contact sheet</title>
<style>
body { margin: 2rem; font: 1rem/1.4 sans-serif; }
div { display: flex; gap: 1rem; align-items: start; }
img { max-inline-size: calc(50% - 0.5rem); border: 1px solid #999; }
</style>
${rows.join('\n')}
</html>
`;
}

function pictureAt(source: string): string {
  const address = escapeXml(encodeURI(source));
  return `<a href="${address}"><img src="${address}" alt="" loading="lazy"></a>`;
}
