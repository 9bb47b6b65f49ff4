/** Returns the lines of a text, whatever ends them. */
export function splitLines(text: string): readonly string[] {
  return text.split(/\r\n|[\r\n\u2028\u2029]/);
}
