/**
 * Control characters, which JSON requires to be escaped, but which malformed feeds contain
 * unescaped.
 */
// oxlint-disable-next-line no-control-regex -- they are what is looked for
const control = /[\u0000-\u001f]/g;
/** The last one may lack its end, so that the search never starts again within it. */
const string = /"(?:[^"\\]|\\[\s\S])*"?/g;

type Parsed =
  | { readonly ok: true; readonly value: unknown }
  | { readonly ok: false; readonly reason: string };

/** Parses JSON; line breaks and tabs inside its strings are accepted. */
export function parseRecord(text: string): Parsed {
  try {
    return { ok: true, value: JSON.parse(text) };
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    return parseRepaired(text) ?? { ok: false, reason: reason.slice(0, 200) };
  }
}

function parseRepaired(text: string): Parsed | undefined {
  const repaired = text.replace(string, (one) =>
    one.replace(control, (character) => JSON.stringify(character).slice(1, -1)),
  );
  if (repaired === text) return undefined;
  try {
    return { ok: true, value: JSON.parse(repaired) };
  } catch {
    return undefined;
  }
}
