import type { OfferGroup } from './offer-groups.ts';

/** What people type for facets that are built into the product, besides their names. */
export interface TypedFacetWords {
  readonly group: OfferGroup;
  /** Any of these is meant. */
  readonly ids: readonly string[];
  /** Each one or more words, in French or English, without accents, articles and hyphens. */
  readonly words: readonly string[];
}

const typed = (group: OfferGroup, ids: string, words: string): TypedFacetWords => ({
  group,
  ids: ids.split(' '),
  words: words.split(',').map((one) => one.trim().replaceAll(/\s+/g, ' ')),
});

const contracts = [
  typed(
    'contract',
    'permanent',
    `cdi, c d i, c.d.i, contrat a duree indeterminee, duree indeterminee, contrat cdi, poste en cdi,
    permanent, permanent contract, permanent position, open ended contract, indefinite contract`,
  ),
  typed(
    'contract',
    'fixed-term',
    `cdd, c d d, contrat a duree determinee, duree determinee, contrat cdd, fixed term,
    fixed term contract, temporary contract`,
  ),
  typed(
    'contract',
    'temporary',
    `interim, interimaire, mission interim, mission d interim, travail temporaire, temporaire,
    temporary, temp, temporary work, agency work`,
  ),
  typed(
    'contract',
    'apprenticeship',
    `alternance, alternant, alternante, contrat en alternance, contrat d alternance, apprentissage,
    apprenti, apprentie, contrat d apprentissage, contrat pro, contrat de professionnalisation,
    professionnalisation, apprenticeship, apprentice, work study, dual training`,
  ),
  typed(
    'contract',
    'internship',
    `stage, stagiaire, stage de fin d etudes, stage fin d etudes, stage de fin d etude, stage pfe, pfe,
    internship, intern, traineeship, trainee, work placement, summer internship`,
  ),
  typed(
    'contract',
    'vie',
    `vie, v i e, v.i.e, volontariat international, volontariat international en entreprise,
    international volunteer`,
  ),
  typed(
    'contract',
    'graduate',
    `jeune diplome, jeunes diplomes, jeune diplomee, graduate, graduate program, graduate programme,
    graduate scheme, programme jeunes diplomes`,
  ),
  typed(
    'contract',
    'freelance',
    `freelance, free lance, independant, independante, self employed, contractor,
    auto entrepreneur, portage salarial`,
  ),
];

const others = [
  typed(
    'experience',
    'entry',
    `sans experience, debutant, debutante, debutant accepte, debutants acceptes, premier emploi,
    premiere experience, no experience, entry level, beginner`,
  ),
  typed('experience', 'junior', 'junior, moins de 3 ans d experience, moins de 3 ans'),
  typed('experience', 'confirmed', 'confirme, confirmee, experienced, mid level'),
  typed('experience', 'senior', 'senior, experimente, experimentee'),
  typed('experience', 'expert', 'plus de 10 ans d experience, plus de 10 ans, over 10 years'),
  typed(
    'working_time',
    'full-time',
    `temps plein, plein temps, temps complet, tps plein, a temps plein, a plein temps, full time,
    fulltime`,
  ),
  typed(
    'working_time',
    'part-time',
    `temps partiel, mi temps, tps partiel, a temps partiel, a mi temps, part time, parttime,
    half time`,
  ),
  typed(
    'remote',
    'hybrid remote',
    `teletravail, tele travail, travail a distance, a distance, distanciel, home office, homeoffice,
    remote work, remote job, telework, teleworking, work from home, working from home, wfh`,
  ),
  typed(
    'remote',
    'remote',
    `teletravail complet, teletravail total, 100 teletravail, full teletravail, full remote,
    fully remote, remote, 100 remote`,
  ),
  typed('remote', 'hybrid', 'teletravail partiel, hybride, hybrid, hybrid work, hybrid working'),
  typed('remote', 'on-site', 'sur place, sur site, presentiel, en presentiel, on site, onsite'),
];

/** The years of experience from which each level begins. */
const levels = { entry: 0, junior: 1, confirmed: 3, senior: 6, expert: 10 } as const;
const mostYears = 20;

/** “5 ans d’expérience”, “5 years experience”. */
const years = Array.from({ length: mostYears + 1 }, (_, count) => {
  const level = Object.entries(levels).findLast(([, from]) => from <= count)?.[0] ?? 'entry';
  const words = ['an', 'ans', 'annee', 'annees', 'year', 'years'].flatMap((unit) =>
    ['d experience', 'experience', 'of experience'].map((what) => `${count} ${unit} ${what}`),
  );
  return { group: 'experience', ids: [level], words } as const;
});

/** The words of all built-in facets. */
export const typedFacetWords: readonly TypedFacetWords[] = [...contracts, ...others, ...years];
