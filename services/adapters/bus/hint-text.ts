import { type Hint, hintSchema } from '@parvis/contracts/log/bus.ts';

/** Reads a hint that another process sent; undefined when it is none. */
export function readHint(text: string): Hint | undefined {
  return hintSchema.safeParse(parsedJson(text)).data;
}

function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
