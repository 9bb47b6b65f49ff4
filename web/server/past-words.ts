import {
  type MessageTree,
  parametersIn,
  parseMessage,
} from '@parvis/contracts/messages/catalogue.ts';
import { byLocale } from '@parvis/contracts/site/locale.ts';
import { z } from 'zod';
import { presentMessages, SiteWords } from './site-words.ts';

/** Texts by language and message. */
const wordsSchema = z.record(z.string(), z.record(z.string(), z.string()));

/**
 * Reads the texts of an earlier build. The templates are today's: a message that did not exist then,
 * or that stood for other values, is today's too.
 * @param id tells them from those of other builds
 * @param json texts by language and message
 */
export function readPastWords(id: string, json: string): SiteWords {
  const texts = wordsSchema.parse(JSON.parse(json));
  return new SiteWords(
    id,
    byLocale((locale) => {
      const today = presentMessages(locale);
      const then = Object.entries(texts[locale] ?? {}).flatMap(
        ([message, text]): [string, MessageTree][] => {
          const tree = parseMessage(text);
          return isFillable(tree, today[message]) ? [[message, tree]] : [];
        },
      );
      return { ...today, ...Object.fromEntries(then) };
    }),
  );
}

/** Returns whether today's templates give all values that a message stands for. */
function isFillable(then: MessageTree, today: MessageTree | undefined): boolean {
  const given = new Set(today && parametersIn(today));
  return today !== undefined && parametersIn(then).every((name) => given.has(name));
}
