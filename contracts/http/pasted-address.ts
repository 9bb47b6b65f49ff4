import { comparablePath } from '../redirects/source-path.ts';

/** A scheme and host, or a host alone if a path follows. */
const host = /^(?:https?:\/\/[^\s/?#]+|(?:(?:[\w-]+\.)+[a-z]{2,}|localhost)(?::\d+)?(?=\/))/i;

/**
 * Returns the path of an address as browsers show and copy it, with or without scheme, host, query
 * and fragment, as `comparablePath` normalises it; undefined for other texts.
 */
export function pastedPath(text: string): string | undefined {
  const local = text.trim().replace(host, '');
  if (local === text.trim() && !local.startsWith('/')) return undefined;
  const path = local.replace(/[?#].*$/s, '');
  return comparablePath(path === '' ? '/' : path);
}
