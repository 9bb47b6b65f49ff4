import type { Offer } from '@parvis/contracts/careers/offer.ts';
import { z } from 'zod';
import type { RawPlace } from '../../places/raw-place.ts';
import type { RawOffer } from '../raw-offer.ts';
import { parseSalaryText } from '../text/salaries.ts';
import { experienceOf } from './experience.ts';

const any = z.unknown().optional();
const text = z.string().optional().catch(undefined);
const group = <S extends z.ZodRawShape>(shape: S) => z.object(shape).optional().catch(undefined);

/**
 * The fields of an offer of “Offres d'emploi v2” that we read; all others, and invalid ones, are
 * skipped.
 */
const recordSchema = z.object({
  id: any,
  intitule: any,
  description: any,
  dateCreation: any,
  lieuTravail: group({
    libelle: text,
    latitude: any,
    longitude: any,
    codePostal: text,
    commune: text,
  }),
  romeLibelle: text,
  appellationlibelle: text,
  entreprise: group({ nom: text }),
  typeContrat: text,
  natureContrat: text,
  alternance: z.boolean().optional().catch(undefined),
  experienceExige: text,
  experienceLibelle: text,
  dureeTravailLibelleConverti: text,
  dureeTravailLibelle: text,
  salaire: group({ libelle: text, commentaire: text }),
  contact: group({ urlPostulation: text }),
  origineOffre: group({ urlOrigine: text }),
});

const contracts: Readonly<Record<string, Offer['contract']>> = {
  CDI: 'permanent',
  CDD: 'fixed-term',
  SAI: 'fixed-term',
  DDI: 'fixed-term',
  MIS: 'temporary',
  TTI: 'temporary',
  DIN: 'permanent',
  LIB: 'freelance',
  FRA: 'freelance',
  CCE: 'freelance',
};
const learning = /apprentissage|professionnalisation/i;

/** The application page at France Travail, for an offer without another address. */
const detailUrl = 'https://candidat.francetravail.fr/offres/recherche/detail/';

/** Returns whether a record is one of France Travail's. */
export function isFranceTravail(value: object): boolean {
  return 'intitule' in value || ('id' in value && 'lieuTravail' in value);
}

/** Returns an offer of France Travail, “Offres d'emploi v2”. */
export function readFranceTravail(value: unknown): RawOffer {
  const record = recordSchema.parse(value);
  const { id, salaire, contact, origineOffre, dureeTravailLibelleConverti } = record;
  const hours = dureeTravailLibelleConverti ?? record.dureeTravailLibelle ?? '';
  const applyUrl = contact?.urlPostulation ?? origineOffre?.urlOrigine;
  return {
    reference: id,
    title: record.intitule ?? record.appellationlibelle,
    description: record.description,
    contract: contractOf(record),
    domain: record.romeLibelle,
    entity: record.entreprise?.nom,
    places: [placeOf(record.lieuTravail)],
    experience: record.experienceExige === 'D' ? 'entry' : experienceOf(record.experienceLibelle),
    workingTime: workingTimeOf(hours),
    salary: parseSalaryText(salaire?.libelle) ?? parseSalaryText(salaire?.commentaire),
    publishedAt: record.dateCreation,
    applyUrl: applyUrl ?? (typeof id === 'string' ? detailUrl + encodeURIComponent(id) : undefined),
  };
}

function workingTimeOf(words: string): Offer['workingTime'] {
  if (/partiel/i.test(words)) return 'part-time';
  return /plein/i.test(words) ? 'full-time' : undefined;
}

function contractOf({
  typeContrat = '',
  natureContrat = '',
  alternance,
}: z.infer<typeof recordSchema>): Offer['contract'] {
  if (alternance === true || learning.test(natureContrat)) return 'apprenticeship';
  return contracts[typeContrat.trim().toUpperCase()];
}

function placeOf(place: z.infer<typeof recordSchema>['lieuTravail']): RawPlace | undefined {
  if (place === undefined) return undefined;
  const {
    libelle: words,
    codePostal: postalCode,
    commune: communeCode,
    latitude,
    longitude,
  } = place;
  return {
    words,
    postalCode,
    communeCode,
    latitude,
    longitude,
    ...(postalCode && { country: 'FR' }),
  };
}
