import { type Locale, textIn } from '@parvis/contracts/site/locale.ts';

interface Titled {
  readonly id: string;
  readonly title: Readonly<Record<Locale, string>>;
}

/** Reads the titles of media in a language, by their ids; what cannot be read is omitted. */
export async function readMediaTitles(
  ids: readonly string[],
  language: Locale,
  read: (id: string) => Promise<Titled>,
): Promise<ReadonlyMap<string, string>> {
  const settled = await Promise.allSettled(ids.map(read));
  const media = settled.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
  return new Map(media.map(({ id, title }) => [id, textIn(title, language)]));
}
