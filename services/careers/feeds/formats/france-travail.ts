import type { Offer } from '@parvis/contracts/careers/offer.ts';
import { z } from 'zod';
import type { RawPlace } from '../../places/raw-place.ts';
import type { RawOffer } from '../raw-offer.ts';
import { isEmpty, type RecordNotes } from '../record-notes.ts';
import type { DescriptionPart } from '../text/description-parts.ts';
import { readSalary } from '../text/read-salary.ts';
import { saysNothing } from '../text/salaries.ts';
import { readExperience } from './experience.ts';
import { toFields, toTexts, toValues } from './json-ld.ts';

const any = z.unknown().optional();
const text = z.string().optional().catch(undefined);
const group = <S extends z.ZodRawShape>(shape: S) => z.object(shape).optional().catch(undefined);

/** The fields of an offer of “Offres d'emploi v2” that we read; invalid ones are skipped. */
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
  entreprise: group({ nom: text, description: text }),
  typeContrat: text,
  natureContrat: text,
  alternance: z.boolean().optional().catch(undefined),
  experienceExige: text,
  experienceLibelle: text,
  dureeTravailLibelleConverti: text,
  dureeTravailLibelle: text,
  salaire: group({ libelle: text, commentaire: text, complement1: text, complement2: text }),
  contact: group({ urlPostulation: text, coordonnees1: text, courriel: text }),
  origineOffre: group({ urlOrigine: text, partenaires: any }),
  competences: any,
  formations: any,
  langues: any,
  permis: any,
  qualitesProfessionnelles: any,
  contexteTravail: any,
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

/** Codes, and names that repeat what is read from another field. */
const repeating: ReadonlySet<string> = new Set([
  'dateActualisation',
  'romeCode',
  'typeContratLibelle',
  'alternance',
  'codeNAF',
  'secteurActivite',
  'qualificationCode',
  'dureeTravailLibelle',
  'experienceLibelle',
]);

/** Returns an offer of France Travail, “Offres d'emploi v2”. */
export function readFranceTravail(value: unknown, notes: RecordNotes): RawOffer {
  const record = recordSchema.parse(value);
  const isRead = (name: string) => Object.hasOwn(recordSchema.shape, name) || repeating.has(name);
  notes.addUnread(toFields(value), isRead);
  const { salaire } = record;
  const salary = readSalary(salaire?.libelle, notes) ?? readSalary(salaire?.commentaire, notes);
  const contract = readContract(record);
  if (contract === undefined) notIfEmpty(notes, 'contract', record.typeContrat);
  const experience =
    record.experienceExige === 'D' ? 'entry' : readExperience(record.experienceLibelle);
  if (experience === undefined) notIfEmpty(notes, 'experience', record.experienceLibelle);
  return {
    reference: record.id,
    title: record.intitule ?? record.appellationlibelle,
    description: record.description,
    parts: listParts(record, salary !== undefined && 'currency' in salary),
    contract,
    domain: record.romeLibelle,
    entity: record.entreprise?.nom,
    places: [readPlace(record.lieuTravail)],
    experience,
    workingTime: readWorkingTime(
      record.dureeTravailLibelleConverti ?? record.dureeTravailLibelle ?? '',
    ),
    salary,
    publishedAt: record.dateCreation,
    applyUrls: listApplyUrls(record),
  };
}

type TravailRecord = z.infer<typeof recordSchema>;

function notIfEmpty(notes: RecordNotes, field: 'contract' | 'experience', words: unknown): void {
  if (!isEmpty(words)) notes.add(field, 'not-understood', words);
}

/** The addresses in the order in which the site of France Travail offers them. */
function listApplyUrls({ id, contact, origineOffre }: TravailRecord): readonly unknown[] {
  return [
    contact?.urlPostulation,
    // “Pour postuler, utiliser le lien suivant : https://…”, or an address of a person.
    ...[contact?.coordonnees1, contact?.courriel].filter((one) => one?.includes('http')),
    origineOffre?.urlOrigine,
    ...toValues(origineOffre?.partenaires).map((partner) => toFields(partner)['url']),
    typeof id === 'string' ? detailUrl + encodeURIComponent(id) : undefined,
  ];
}

/** @param hasAmounts whether the comment on the salary is not the salary already */
function listParts(record: TravailRecord, hasAmounts: boolean): readonly DescriptionPart[] {
  const { salaire, contexteTravail } = record;
  const context = toFields(contexteTravail);
  const labels = (value: unknown) =>
    toValues(value).flatMap((one) => toTexts(toFields(one)['libelle']));
  const benefits = [
    hasAmounts ? salaire?.commentaire : undefined,
    salaire?.complement1,
    salaire?.complement2,
  ];
  const parts: readonly DescriptionPart[] = [
    { name: 'employer', texts: toTexts(record.entreprise?.description) },
    { name: 'skills', texts: labels(record.competences) },
    { name: 'qualifications', texts: labels(record.qualitesProfessionnelles) },
    { name: 'education', texts: toValues(record.formations).flatMap(readTraining) },
    { name: 'languages', texts: labels(record.langues) },
    { name: 'benefits', texts: benefits.flatMap((one) => (one && !saysNothing(one) ? [one] : [])) },
    { name: 'hours', texts: toTexts(context['horaires']) },
    {
      name: 'conditions',
      texts: [...toTexts(context['conditionsExercice']), ...labels(record.permis)],
    },
  ];
  return parts.filter(({ texts }) => texts.length > 0);
}

/** “Bac+2 ou équivalents, banque”. */
function readTraining(training: unknown): readonly string[] {
  const fields = toFields(training);
  const named = ['niveauLibelle', 'domaineLibelle', 'commentaire'];
  const words = named.flatMap((name) => toTexts(fields[name])).join(', ');
  return words === '' ? [] : [words];
}

function readWorkingTime(words: string): Offer['workingTime'] {
  if (/partiel/i.test(words)) return 'part-time';
  return /plein/i.test(words) ? 'full-time' : undefined;
}

function readContract({
  typeContrat = '',
  natureContrat = '',
  alternance,
}: TravailRecord): Offer['contract'] {
  if (alternance === true || learning.test(natureContrat)) return 'apprenticeship';
  return contracts[typeContrat.trim().toUpperCase()];
}

function readPlace(place: TravailRecord['lieuTravail']): RawPlace | undefined {
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
