/** What a field of a record is about, by its name, in formats that have no schema of their own. */
export type NamedField =
  | 'reference'
  | 'title'
  | 'description'
  | 'summary'
  | 'language'
  | 'type'
  | 'category'
  | 'company'
  | 'place'
  | 'country'
  | 'region'
  | 'city'
  | 'postalCode'
  | 'street'
  | 'latitude'
  | 'longitude'
  | 'point'
  | 'experience'
  | 'education'
  | 'remote'
  | 'salary'
  | 'minimum'
  | 'maximum'
  | 'currency'
  | 'per'
  | 'published'
  | 'closes'
  | 'applyUrl'
  | 'url';

/** The names of fields in feeds, in lower case and without prefixes and separators. */
const namesOf: Readonly<Record<NamedField, string>> = {
  reference:
    'referencenumber requisitionid requisitionnumber reqid reference referenceid refnumber ref jobreference jobref jobid offerid offreid vacancyid positionid externalid identifier identifiant id guid uid uuid',
  title: 'title jobtitle positiontitle titre intitule name poste titreposte titreoffre',
  description:
    'encoded descriptionhtml contenthtml htmldescription fulldescription jobdescription description content contenttext body texte descriptif',
  summary: 'summary excerpt shortdescription teaser resume',
  language: 'language lang locale inlanguage langue',
  type: 'jobtype employmenttype contract contracttype contrat typecontrat typedecontrat natureducontrat jobcontract worktype type schedule workingtime worktime workinghours tempsdetravail',
  category:
    'category categories domain domaine function jobfunction fonction department team industry jobindustry jobcategory sector secteur discipline metier famille famillemetier tags tag',
  company:
    'company companyname employer employername hiringorganization organization organisation entreprise societe entity entite brand sourcename',
  place:
    'location locations joblocation joblocations place places lieu lieux localisation address adresse featurename office offices workplace lieutravail lieudetravail',
  country: 'country countrycode addresscountry locationcountry pays codepays',
  region: 'state region province county addressregion locationregion locationstate departement',
  city: 'city town ville commune municipality locality addresslocality locationcity',
  postalCode: 'postalcode postcode zip zipcode codepostal cp',
  street: 'streetaddress street addressline rue',
  latitude: 'latitude lat',
  longitude: 'longitude long lng lon',
  point: 'point pos latlng latlong coordinates',
  experience:
    'experience experiencelevel seniority senioritylevel yearsofexperience niveauexperience',
  education: 'education educationlevel educationrequirements niveauetudes diplome degree',
  remote:
    'remotetype remote remotework telework telecommuting teletravail workplacetype joblocationtype',
  salary: 'salary salaryrange basesalary salaire compensation remuneration wage pay',
  minimum: 'salarymin minsalary salaryfrom minimumsalary salairemin',
  maximum: 'salarymax maxsalary salaryto maximumsalary salairemax',
  currency: 'salarycurrency currency devise',
  per: 'salarytype salaryperiod salaryunit salaryunittext',
  published:
    'date pubdate published publisheddate publishdate publishedat publicationdate datepublished dateposted posteddate postedat posted datecreation creationdate createdat datepublication dateparution updated',
  closes:
    'expirationdate expires expiresat expirydate expiry validthrough closingdate closesat closedate deadline applicationdeadline unpublishdate datefin datelimite dateexpiration datecloture',
  applyUrl:
    'applyurl applicationurl applylink applyto urlpostulation urlcandidature lienpostuler applyat',
  url: 'joburl url link href lien absoluteurl externalurl canonicalurl permalink origlink',
};

const fields = new Map<string, NamedField>();
for (const field of Object.keys(namesOf).filter(isField))
  for (const name of namesOf[field].split(' ')) fields.set(name, field);

function isField(name: string): name is NamedField {
  return name in namesOf;
}

/** The rank of each name among those of its field: the first that is given counts. */
const ranks = new Map<string, number>();
for (const names of Object.values(namesOf))
  for (const [rank, name] of names.split(' ').entries()) ranks.set(name, rank);

/** Within these, names are of something else than the offer: of a person, a file, a feed. */
const others =
  /^(?:author|contributor|creator|contact|recruiter|managingeditor|webmaster|image|logo|media.*|itunes.*|comments|related|similar.*|source|rights)$/;

const placeFields: ReadonlySet<NamedField> = new Set([
  'place',
  'country',
  'region',
  'city',
  'postalCode',
  'street',
  'latitude',
  'longitude',
  'point',
]);
const salaryNames: Readonly<Record<string, NamedField>> = {
  min: 'minimum',
  minvalue: 'minimum',
  minimum: 'minimum',
  from: 'minimum',
  max: 'maximum',
  maxvalue: 'maximum',
  maximum: 'maximum',
  to: 'maximum',
  period: 'per',
  unit: 'per',
  unittext: 'per',
  per: 'per',
  interval: 'per',
  frequency: 'per',
};
/** Names of what an object says about itself: “location: { name: 'Nantes' }”. */
const ownName =
  /^(?:name|label|libelle|title|text|value|term|code|formatted.*|fulllocation|descriptor|libellecourt|nom)$/;

/** A name as the tables have it: “job:Job_Type” is “jobtype”. */
export function plainName(name: string): string {
  const prefix = /^(?:media|itunes):/i.test(name) ? '' : /^[^:]*:/;
  return name
    .replace(prefix, '')
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase();
}

export function rankOf(name: string): number {
  return ranks.get(plainName(name)) ?? 0;
}

/** What an element or a property stands for: a field, a group of fields, or nothing that is read. */
export type Meaning = NamedField | 'group' | 'other';

/** Returns what a name means within what its parent means. */
export function findMeaning(within: Meaning, name: string): Meaning {
  const plain = plainName(name);
  if (within === 'group') return others.test(plain) ? 'other' : (fields.get(plain) ?? 'group');
  if (within === 'other' || isText(within)) return within;
  return findPart(within, plain) ?? (ownName.test(plain) ? within : 'other');
}

/** A part of a place or of a salary. */
function findPart(within: NamedField, plain: string): NamedField | undefined {
  const field = fields.get(plain);
  if (placeFields.has(within)) {
    if (plain === 'geo' || plain === 'where') return within;
    return field !== undefined && placeFields.has(field) ? field : undefined;
  }
  if (within !== 'salary') return undefined;
  return salaryNames[plain] ?? (field === 'currency' || field === 'per' ? field : undefined);
}

/** Whether what is within a field is its markup. */
export function isText(meaning: Meaning): boolean {
  return meaning === 'description' || meaning === 'summary' || meaning === 'title';
}
