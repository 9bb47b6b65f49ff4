import { type Locale, locales } from '../site/locale.ts';
import type { SynonymRule } from './synonyms.ts';

/**
 * A rule a line, for searches in every language. Commas separate words that stand for each other;
 * who types a word before “>” also finds those after it, but not the other way round.
 */
const inBothLanguages = `
rh, ressources humaines, hr, human resources
drh, directeur des ressources humaines, directeur rh, hr director, human resources director
rrh, responsable des ressources humaines, responsable rh, hr manager, human resources manager
drh, rrh, directeur des ressources humaines > ressources humaines, human resources
chargé de recrutement, recruteur, recruiter, recruitment consultant, talent acquisition
paie, paye, payroll
ag, assemblée générale, assemblée générale annuelle, agm, general meeting, annual general meeting
formateur, trainer
formation, training
relations sociales, labour relations, industrial relations
diversité, inclusion, diversity
informatique, it, ict, information technology, systèmes d'information, système d'information
si, dsi > informatique, systèmes d'information, information technology
informaticien, computer scientist > informatique, développeur, information technology, software developer
développeur, développeur logiciel, dev, software developer, software engineer, ingénieur logiciel, programmeur, programmer, concepteur développeur
developer, engineer > développeur
développeur web, web developer, intégrateur web
front end, frontend > développeur web, web developer
back end, backend > développeur, software developer
full stack, fullstack > développeur, software developer
développeur mobile, développeur d'applications mobiles, mobile developer, mobile app developer
ios, android > mobile, développeur mobile
devops, sre > administrateur systèmes, system administrator
sysadmin, administrateur systèmes, administrateur de systèmes, system administrator, systems administrator
dba, administrateur de base de données, database administrator
base de données, bdd, database
réseau, network
ingénieur réseaux, network engineer
architecte logiciel, software architect
architecte d'entreprise, enterprise architect
testeur, tester, qa
ux, ui, ux designer, ui designer, concepteur d'interface utilisateur, user interface designer
po, product owner, chef de produit, product manager
moa, amoa, analyste métier, business analyst, analyste fonctionnel
business analyst, ba > analyste métier
cdp, chef de projet, project manager, gestionnaire de projet, responsable de projet
pmo > chef de projet, project manager
chef de projet informatique, chef de projet it, it project manager, ict project manager
scrum master, agile coach > chef de projet, project manager
helpdesk, support informatique, assistance informatique, it support, service desk
hotline, hotliner > assistance informatique, help desk
technicien informatique, it technician, technicien support
cyber, cybersécurité, cybersecurity, sécurité informatique, it security, sécurité des systèmes d'information, ssi, infosec
rssi, ciso > sécurité informatique, it security
pentester, pirate éthique, ethical hacker
pentester, pentest, red team > sécurité informatique, it security
soc analyst > sécurité informatique, it security
données, data
data analyst, analyste de données, analyste data
data scientist, scientifique des données
data science, science des données > data scientist, scientifique des données
data engineer, ingénieur données, ingénieur data > données, data
cdo, chief data officer, directeur des données
data warehouse, entrepôt de données
bi, business intelligence, décisionnel > analyste de données, data analyst, entrepôt de données, data warehouse
ia, ai, intelligence artificielle, artificial intelligence
machine learning, ml > intelligence artificielle, artificial intelligence, scientifique des données
comptabilité, compta, accounting
comptable, accountant, bookkeeper
assistant comptable, aide comptable, accounting assistant
expert comptable, chartered accountant > comptable, accountant
contrôleur de gestion, contrôle de gestion, cdg, management controller, management control
contrôleur financier, financial controller
contrôleur de gestion > contrôleur financier, financial controller
daf, directeur financier, directeur administratif et financier, cfo, chief financial officer, finance director
analyste financier, financial analyst
fiscaliste, fiscalité, tax, tax adviser
trésorier, trésorerie, treasurer, treasury
consolidation, consolideur
auditeur, audit, auditor
auditeur interne, audit interne, internal auditor, internal audit
conformité, compliance
lcb ft, lcbft, lab, aml, anti blanchiment, blanchiment, money laundering
kyc, connaissance client > conformité, compliance
risque, risk
risk manager, gestionnaire des risques, analyste de risques, risk analyst
analyste crédit, credit analyst
crédit, prêt, credit, loan, emprunt
crédit immobilier, prêt immobilier, mortgage, home loan
banquier, banker > conseiller clientèle, chargé de clientèle, conseiller bancaire, employé de banque
banque, bank, banking, bancaire
banquier d'affaires, investment banker, corporate investment banker, m&a, fusions acquisitions
banque privée, private banking, gestion de patrimoine, wealth management
conseiller patrimonial, conseiller en gestion de patrimoine, gestionnaire de patrimoine, cgp, cgpi, planificateur financier, financial planner, banquier privé, private banker
financial adviser, financial advisor, conseiller financier > planificateur financier, financial planner, conseiller en investissements, investment adviser
wealth management, gestion de patrimoine > planificateur financier, financial planner, conseiller en investissements, investment adviser
conseiller clientèle, conseiller de clientèle, chargé de clientèle, conseiller client, customer adviser, client adviser, relationship manager, account manager
conseiller bancaire, conseiller banque, bank adviser > chargé de clientèle, conseiller, relationship manager
chargé d'affaires, chargé d'affaires entreprises > chargé de clientèle entreprises, corporate banking manager
chargé de clientèle professionnels, conseiller pro, conseiller professionnels > chargé de clientèle
chargé de clientèle particuliers, conseiller particuliers > chargé de clientèle
guichetier, caissier, agent de guichet, bank teller, teller > employé de banque
employé de banque, employé bancaire, bank employee, bank clerk, bank teller
directeur d'agence, directeur agence, responsable d'agence, chef d'agence, bank manager, branch manager
agence, branch
conseiller, adviser, advisor, counsellor
téléconseiller, conseiller en ligne, conseiller à distance, call centre agent, call center agent, online adviser, téléopérateur
centre d'appels, centre d'appel, centre de contacts, call centre, call center, contact centre
relation client, relation clientèle, customer service, service client, client relations, customer relations
crc > centre d'appels, conseiller en ligne
commercial, vendeur, salesperson, sales representative, sales rep, attaché commercial, technico commercial
ventes, sales
directeur des ventes, directeur commercial, sales manager, sales director
ingénieur commercial, sales engineer > commercial
business developer, développeur commercial, responsable de la prospection, business development > commercial
vrp, btob, b2b > commercial
marketing, mercatique
community manager, responsable de la communauté en ligne, cm, online community manager
com, comms > communication
attaché de presse, chargé des relations publiques, relations presse, public relations, pr, rp
rédacteur web, content manager, administrateur de contenu web, web content manager
traducteur, translator
graphiste, graphic designer, infographiste
juriste, legal adviser, conseiller juridique, legal counsel, lawyer, juriste d'entreprise
juridique, legal, droit, law
avocat, lawyer, attorney
notaire, clerc de notaire, notary
paralegal, auxiliaire juridique, assistant juridique, legal assistant
assurance, assurances, insurance
assurance vie, life insurance
actuaire, actuariat, actuary, actuarial
souscripteur, underwriter
gestionnaire sinistres, sinistre, claims
courtier, broker
trader, négociateur, opérateur de marché, trading
marchés financiers, salle des marchés, capital markets, financial markets
gestion d'actifs, asset management, asset manager, opcvm
gérant de portefeuille, portfolio manager, gestionnaire de portefeuille, fund manager
analyste en investissements, investment analyst, analyste investissements
économiste, economist
statisticien, statistician, statistiques, statistics
back office, post marché, middle office > opérations bancaires, banking operations
gestionnaire back office, agent de back office, back office specialist, opérateur back office
recouvrement, agent de recouvrement, debt collector, debt collection, collections
assistant administratif, secrétaire, admin assistant, administrative assistant, secretary
assistant de direction, office manager, executive assistant, personal assistant, pa
secrétariat > assistant administratif, secrétaire, administrative assistant
accueil, hôte d'accueil, hôtesse d'accueil, réceptionniste, receptionist, standardiste
achats, purchasing, procurement
acheteur, buyer, purchaser
moyens généraux, services généraux, facility management, facilities management, facilities
logistique, logistics, supply chain
rse, csr, responsabilité sociale, corporate social responsibility
esg, développement durable, sustainability, finance durable, sustainable finance > rse, environnement, climate
environnement, environmental
immobilier, real estate, property
agent immobilier, estate agent, realtor, real estate agent
énergies renouvelables, enr, renewable energy, renewables
ingénieur, engineer
technicien, technician
manager, chef de service, encadrement > responsable
responsable > manager
directeur, director, head of, dir
dg, directeur général, ceo, pdg, chief executive officer, managing director
dga, directeur général adjoint, coo, chief operating officer
conseil, consulting > consultant
analyste, analyst
qualité, quality, qse, qhse
infirmier, nurse, ide
médecin, docteur, physician, doctor
aide soignant, auxiliaire de soins, healthcare assistant
enseignant, professeur, prof, teacher
éducateur, educator
cuisinier, cook, chef de cuisine
serveur, waiter, waitress
chauffeur, conducteur, driver
chauffeur routier, conducteur routier, truck driver, poids lourd, pl
magasinier, préparateur de commandes, storekeeper, warehouse worker, cariste
électricien, electrician
plombier, plumber
maçon, bricklayer
menuisier, carpenter, joiner
mécanicien, mechanic, mécano
soudeur, welder
coiffeur, hairdresser
agent de sécurité, vigile, security guard
agent d'entretien, agent de nettoyage, femme de ménage, homme de ménage, cleaner
opérateur de production, agent de production, production operator, opérateur de fabrication
agriculteur, farmer
journaliste, journalist, reporter
`;

/** The list that an installation begins with. Editors keep their own from then on. */
export const builtInSynonyms: readonly SynonymRule[] = locales.flatMap((locale) =>
  inBothLanguages
    .trim()
    .split('\n')
    .map((line) => parseRule(line, locale)),
);

function parseRule(line: string, locale: Locale): SynonymRule {
  const [words = [], means] = line.split(' > ').map((part) => part.split(', '));
  return means === undefined
    ? { locale, kind: 'both-way', words }
    : { locale, kind: 'one-way', words, means };
}
