const runs = /([\s\S]{1,8}?)\1{15,}|[\s\S]/g;

/** Returns bytes as a JavaScript expression (Latin-1), in which repetitions are written once. */
export function readableBytes(bytes: Buffer): string {
  const parts: string[] = [];
  let text = '';
  const flush = () => {
    if (text !== '') parts.push(quoted(text));
    text = '';
  };
  for (const [run, unit] of bytes.toString('latin1').matchAll(runs)) {
    if (unit === undefined) {
      text += run;
      continue;
    }
    flush();
    parts.push(`${quoted(unit)}.repeat(${run.length / unit.length})`);
  }
  flush();
  return parts.join(' + ') || '""';
}

function quoted(text: string): string {
  const escape = (character: string) => `\\x${character.charCodeAt(0).toString(16)}`;
  return JSON.stringify(text).replaceAll(/[\x7f-\xff]/g, escape);
}
