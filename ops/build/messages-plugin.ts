import { parse } from '@formatjs/icu-messageformat-parser';
import type { Plugin } from 'vite';
import { z } from 'zod';

const catalogueSchema = z.record(z.string(), z.string());
const cataloguePath = /\/contracts\/messages\/[a-z]{2}\/[^/]+\.json$/;

/** Imports each message of `contracts/messages/{locale}/*.json` as its syntax tree. */
export function messagesPlugin(): Plugin {
  return {
    name: 'parvis:messages',
    enforce: 'pre',
    transform(code, id) {
      if (!cataloguePath.test(id)) return null;
      return { code: compileCatalogue(code, id), map: null };
    },
  };
}

/**
 * Returns a catalogue's JSON with syntax trees instead of texts.
 * @throws Error naming the file and the message that is not well-formed
 */
export function compileCatalogue(json: string, file: string): string {
  const messages = catalogueSchema.parse(JSON.parse(json));
  const trees = Object.entries(messages).map(([id, text]) => {
    try {
      return [id, parse(text)];
    } catch (cause) {
      throw new Error(`Message ${id} of ${file} is not well-formed: ${text}`, { cause });
    }
  });
  return JSON.stringify(Object.fromEntries(trees));
}
