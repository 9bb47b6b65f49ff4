/** How much of the work is remote, as far as a place’s words say so. */
export type RemoteWork = 'remote' | 'hybrid' | undefined;

const days = String.raw`\d(?:\s*(?:à|-|to|ou|or)\s*\d)?\s*(?:jours?|jrs?|j|days?|d)\b(?:\s*(?:\/|par|per|a)\s*(?:semaine|sem|week|mois|month))?`;
const remoteNoun = String.raw`(?:t[ée]l[ée][- ]?travail|remote(?:[- ]work(?:ing)?)?|home[- ]?office|distanciel|tt)`;

/** Some days of each week, or not always. */
const hybrid = new RegExp(
  [
    String.raw`\bhybrides?\b|\bhybrid(?:[- ]work(?:ing)?)?\b`,
    String.raw`${days}\s*(?:de\s+|of\s+|en\s+|in\s+)?${remoteNoun}`,
    String.raw`${remoteNoun}\s*:?\s*${days}`,
    String.raw`\b(?:t[ée]l[ée][- ]?travail|remote|home[- ]?office)\s+(?:partiel(?:lement)?|partiel|partial(?:ly)?|possible|occasionnel|r[ée]gulier|ponctuel|friendly|flexible|optional|ok)\b`,
    String.raw`\b(?:partial(?:ly)?|partiellement|flexible|occasional)\s+(?:remote|t[ée]l[ée][- ]?travail|home[- ]?office)\b`,
  ].join('|'),
  'giu',
);
const remote = new RegExp(
  [
    String.raw`\b(?:100\s*%|full|fully|total(?:ly)?|complet|en|in)?[- ]*(?:en\s+)?(?:t[ée]l[ée][- ]?travail|remote)(?:[- ](?:complet|total|int[ée]gral|first|only|work(?:ing)?|jobs?|position|full[- ]?time|100\s*%))?(?=$|[^\p{L}])`,
    String.raw`(?<![\p{L}])[àa]\s+distance(?=$|[^\p{L}])|\b(?:100\s*%\s*)?distanciel\b`,
    String.raw`\bhome[- ]?office\b|\bwork(?:ing)?[- ](?:from[- ](?:home|anywhere)|remotely)\b|\bwfh\b|\banywhere\b|\btelecommut(?:e|ing)\b|\bvirtual\b|\bfull[- ]remote\b`,
  ].join('|'),
  'giu',
);
const onSite = /\b(?:sur site|on[- ]?site|in[- ]?office|pr[ée]sentiel)(?=$|[^\p{L}])/giu;

/** Takes the words about remote work out of a text: what remains names places. */
export function takeRemoteWords(text: string): {
  readonly text: string;
  readonly remote: RemoteWork;
} {
  const withoutHybrid = text.replace(hybrid, ' | ');
  const withoutRemote = withoutHybrid.replace(remote, ' | ');
  const isHybrid = withoutHybrid !== text;
  return {
    text: withoutRemote.replace(onSite, ' '),
    remote: isHybrid ? 'hybrid' : withoutRemote === withoutHybrid ? undefined : 'remote',
  };
}
