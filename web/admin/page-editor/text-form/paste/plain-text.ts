import { Fragment, type Mark, type Node, type Schema, Slice } from '@tiptap/pm/model';

/**
 * Returns pasted plain text: where blank lines separate paragraphs, other line ends are breaks;
 * otherwise each line is a paragraph.
 */
export function plainTextSlice(text: string, schema: Schema, marks: readonly Mark[]): Slice {
  const lines = text.replace(/\r\n?/g, '\n').split('\n');
  const paragraphs: string[][] = [[]];
  for (const line of lines) {
    if (line.trim() === '') paragraphs.push([]);
    else paragraphs.at(-1)?.push(line);
  }
  const written = paragraphs.filter((one) => one.length > 0);
  const blocks = written.length > 1 ? written : (written[0] ?? []).map((line) => [line]);
  const nodes = blocks.map((one) => schema.node('paragraph', null, inlineOf(one, schema, marks)));
  return new Slice(Fragment.from(nodes), nodes.length > 0 ? 1 : 0, nodes.length > 0 ? 1 : 0);
}

function inlineOf(lines: readonly string[], schema: Schema, marks: readonly Mark[]): Node[] {
  return lines.flatMap((line, index) => {
    const text = schema.text(line, marks);
    return index === 0 ? [text] : [schema.node('hardBreak'), text];
  });
}
