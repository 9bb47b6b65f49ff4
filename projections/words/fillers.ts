/** What people write around a search for a job, and which says nothing about it. */
const before =
  /^(?:(?:je\s+)?(?:re)?cherche\s+(?:un\s+|une\s+|du\s+)?)?(?:(?:les\s+)?offres?\s+d[e’']?\s*(?:emplois?|postes?|travail)|offres?|emplois?|postes?|travail|jobs?)\s+(?=\S)/iu;
const after = /(?<=\S)\s+(?:jobs?|job offers?|vacanc(?:y|ies)|offres? d[’']emploi)$/iu;
/** A reference follows it: “offre EST-2026-01931” is one. */
const withReference = /\d/u;

/** Returns keywords without what only says that a job is wanted: “offre d’emploi comptable”. */
export function withoutFillers(keywords: string): string {
  if (withReference.test(keywords)) return keywords;
  return keywords.replace(before, '').replace(after, '');
}
