import type { DemoNews } from '../demo-content.ts';
import { pressOffice } from './contacts.ts';

/** Press releases of 2025, in the order of their days. */
export const releasesOf2025: readonly DemoNews[] = [
  {
    key: 'press/covered-bond-2025',
    on: '2025-01-23',
    nature: 'press-release',
    contact: pressOffice.aubry,
    category: 'results',
    types: ['financial-release'],
    entities: ['estuaire-group'],
    keywords: ['loans'],
    fr: {
      title: `Émission d’un milliard d’euros d’obligations sécurisées`,
      summary: `L’emprunt à dix ans, gagé sur des prêts à l’habitat, a été souscrit 2,7 fois.`,
      body: `
**Saint-Nazaire, le 23 janvier 2025.** Le Groupe Estuaire a placé un milliard d’euros d’obligations sécurisées à échéance 2035, au taux de 2,95 %. Le carnet d’ordres a atteint 2,7 milliards.

Les prêts donnés en garantie excluent les logements situés à moins d’un mètre au-dessus des plus hautes mers ; la liste des communes concernées est jointe au prospectus.`,
    },
    en: {
      title: `Issue of €1 billion of covered bonds`,
      summary: `The ten-year issue, secured on home loans, was subscribed 2.7 times.`,
      body: `
**Saint-Nazaire, 23 January 2025.** Estuaire Group has placed €1 billion of covered bonds due 2035, at 2.95%. Orders came to 2.7 billion.

The loans given as security exclude homes less than one metre above the highest tides; the list of the towns concerned is attached to the prospectus.`,
    },
  },
  {
    key: 'press/results-2024',
    on: '2025-02-27',
    nature: 'press-release',
    image: 'soundings',
    contact: pressOffice.aubry,
    category: 'results',
    types: ['financial-release'],
    entities: ['estuaire-group'],
    keywords: ['dividend', 'loans'],
    fr: {
      title: `Résultats annuels 2024`,
      summary: `Produit net bancaire de 4,78 milliards d’euros (+ 3,7 %), résultat net de 781 millions (+ 5,3 %), ratio CET1 de 15,4 %.`,
      body: `
**Saint-Nazaire, le 27 février 2025.** Le conseil d’administration a arrêté les comptes de l’exercice 2024.

- Produit net bancaire : 4,78 milliards d’euros, + 3,7 %
- Coût du risque : 21 points de base
- Résultat net : 781 millions d’euros, + 5,3 %
- Encours de crédit : 59 milliards d’euros
- Épargne gérée : 87 milliards d’euros
- Ratio CET1 : 15,4 %

Une rémunération des parts sociales de 2,9 % sera proposée à l’assemblée générale du 22 mai.`,
    },
    en: {
      title: `Annual results 2024`,
      summary: `Net banking income of €4.78 billion (+3.7%), net profit of €781 million (+5.3%), CET1 ratio of 15.4%.`,
      body: `
**Saint-Nazaire, 27 February 2025.** The board has approved the accounts for 2024.

- Net banking income: €4.78 billion, +3.7%
- Cost of risk: 21 basis points
- Net profit: €781 million, +5.3%
- Loans outstanding: €59 billion
- Assets managed: €87 billion
- CET1 ratio: 15.4%

Payment of 2.9% on members’ shares will be proposed to the general meeting of 22 May.`,
    },
  },
  {
    key: 'press/netherlands-licence',
    on: '2025-03-06',
    nature: 'press-release',
    contact: pressOffice.claes,
    category: 'group-life',
    types: ['corporate-release'],
    regions: ['north-sea'],
    countries: ['netherlands', 'belgium'],
    entities: ['scheldebank'],
    keywords: ['branches'],
    fr: {
      title: `Scheldebank : l’agence de Middelbourg a reçu mille clients`,
      summary: `Trois semaines après son ouverture, la première agence néerlandaise du Groupe atteint son objectif de six mois.`,
      body: `
**Anvers, le 6 mars 2025.** Ouverte le 12 février, l’agence de Middelbourg compte ce jour 1 012 clients, dont 48 exploitations mytilicoles. L’objectif avait été fixé à mille pour la fin de juillet.

Scheldebank étudie l’ouverture d’un second point de vente à Flessingue en 2026.`,
    },
    en: {
      title: `Scheldebank: a thousand customers at the Middelburg branch`,
      summary: `Three weeks after opening, the Group’s first Dutch branch has reached its target for six months.`,
      body: `
**Antwerp, 6 March 2025.** Opened on 12 February, the Middelburg branch today has 1,012 customers, 48 mussel farms among them. The target had been a thousand by the end of July.

Scheldebank is considering a second branch in Vlissingen in 2026.`,
    },
  },
  {
    key: 'press/first-quarter-2025',
    on: '2025-05-06',
    nature: 'press-release',
    contact: pressOffice.aubry,
    category: 'results',
    types: ['financial-release'],
    entities: ['estuaire-group'],
    keywords: ['loans'],
    fr: {
      title: `Activité du premier trimestre 2025`,
      summary: `Produit net bancaire de 1,22 milliard d’euros (+ 4,3 %) ; la demande des entreprises reprend.`,
      body: `
**Saint-Nazaire, le 6 mai 2025.** Le produit net bancaire du trimestre s’élève à 1,22 milliard d’euros. Les nouveaux crédits aux entreprises progressent de 7 %, portés par la construction navale et l’agroalimentaire.

Le coût du risque s’établit à 20 points de base.`,
    },
    en: {
      title: `Activity in the first quarter of 2025`,
      summary: `Net banking income of €1.22 billion (+4.3%); demand from companies is recovering.`,
      body: `
**Saint-Nazaire, 6 May 2025.** Net banking income for the quarter came to €1.22 billion. New loans to companies grew by 7%, thanks to shipbuilding and food.

The cost of risk was 20 basis points.`,
    },
  },
  {
    key: 'press/livret-littoral',
    on: '2025-05-14',
    nature: 'press-release',
    image: 'tides',
    contact: pressOffice.aubry,
    category: 'climate-coast',
    types: ['corporate-release'],
    domains: ['retail-banking', 'asset-management'],
    countries: ['france', 'belgium', 'portugal'],
    entities: ['estuaire-group', 'estuaire-gestion'],
    keywords: ['savings'],
    fr: {
      title: `Lancement du Livret Littoral`,
      summary: `Une épargne rémunérée à 2,4 %, réservée à la rénovation et à la protection des côtes, dans trois pays.`,
      body: `
**Saint-Nazaire, le 14 mai 2025.** La Banque de Basse-Loire, la Caisse de la Gironde, Scheldebank et Banco do Douro ouvrent ce jour à la souscription le Livret Littoral, plafonné à 25 000 euros.

Estuaire Gestion publie deux fois par an la liste des chantiers financés. La première paraîtra en septembre. Un cabinet indépendant en vérifie l’affectation.`,
    },
    en: {
      title: `Launch of the Livret Littoral`,
      summary: `Savings at 2.4%, kept for the renovation and protection of coasts, in three countries.`,
      body: `
**Saint-Nazaire, 14 May 2025.** Banque de Basse-Loire, Caisse de la Gironde, Scheldebank and Banco do Douro today open the Livret Littoral, with a ceiling of €25,000.

Estuaire Gestion publishes the list of works financed twice a year. The first will appear in September. An independent firm checks how the money is used.`,
    },
  },
  {
    key: 'press/votes-2025',
    on: '2025-05-22',
    nature: 'press-release',
    contact: pressOffice.fonseca,
    category: 'group-life',
    types: ['corporate-release'],
    countries: ['portugal'],
    entities: ['estuaire-group'],
    keywords: ['cooperative', 'artificial-intelligence'],
    fr: {
      title: `Assemblée générale du 22 mai 2025 : résultats des votes`,
      summary: `Bertrand Lescure est réélu ; un nouvel article des statuts réserve à une personne toute décision de refus.`,
      body: `
**Porto, le 22 mai 2025.** L’assemblée générale a réuni 2 804 sociétaires. Les comptes sont approuvés à 98,1 %. Bertrand Lescure est réélu administrateur (88,4 %), puis, par le conseil, président.

L’article 12 des statuts, adopté à 96,7 %, dispose que « toute décision de refus est prise, signée et expliquée par une personne ».`,
    },
    en: {
      title: `General meeting of 22 May 2025: results of the votes`,
      summary: `Bertrand Lescure was re-elected; a new article in the articles of association keeps every decision to refuse for a person.`,
      body: `
**Porto, 22 May 2025.** The general meeting brought together 2,804 members. The accounts were approved by 98.1%. Bertrand Lescure was re-elected as a director (88.4%), then, by the board, as its chair.

Article 12 of the articles of association, adopted by 96.7%, lays down that “every decision to refuse is taken, signed and explained by a person”.`,
    },
  },
  {
    key: 'press/bilbao',
    on: '2025-06-10',
    nature: 'press-release',
    contact: pressOffice.fonseca,
    category: 'economy',
    types: ['corporate-release'],
    regions: ['bay-of-biscay'],
    domains: ['ports-logistics'],
    countries: ['spain'],
    entities: ['banco-do-douro', 'caisse-de-la-gironde'],
    keywords: ['shore-power'],
    fr: {
      title: `Port de Bilbao : 21 millions d’euros pour électrifier neuf grues`,
      summary: `Banco do Douro et la Caisse de la Gironde signent leur premier financement commun en Espagne.`,
      body: `
**Porto et Bordeaux, le 10 juin 2025.** Le prêt, d’une durée de douze ans, couvre la motorisation électrique, les câbles et les batteries de neuf grues mises en service en 1998. Les travaux dureront vingt mois, sans interruption du trafic.

Les deux banques se partagent le prêt à parts égales.`,
    },
    en: {
      title: `Port of Bilbao: €21 million to electrify nine cranes`,
      summary: `Banco do Douro and Caisse de la Gironde have signed their first joint financing in Spain.`,
      body: `
**Porto and Bordeaux, 10 June 2025.** The loan, over twelve years, pays for electric motors, cables and batteries for nine cranes that entered service in 1998. The works will take twenty months, without interrupting traffic.

The two banks share the loan equally.`,
    },
  },
  {
    key: 'press/half-year-2025',
    on: '2025-08-27',
    nature: 'press-release',
    contact: pressOffice.aubry,
    category: 'results',
    types: ['financial-release'],
    entities: ['estuaire-group'],
    keywords: ['loans', 'savings'],
    fr: {
      title: `Résultats du premier semestre 2025`,
      summary: `Produit net bancaire de 2,46 milliards d’euros (+ 4,2 %), résultat net de 405 millions (+ 8,9 %).`,
      body: `
**Saint-Nazaire, le 27 août 2025.** Le résultat net du semestre atteint 405 millions d’euros, le ratio CET1 15,6 %.

- Nouveaux crédits à l’habitat : 5,4 milliards d’euros, + 10 %
- Livret Littoral : 640 millions d’euros au 30 juin
- Coût du risque : 20 points de base
- Logements rénovés depuis 2022 : 158 000`,
    },
    en: {
      title: `Results for the first half of 2025`,
      summary: `Net banking income of €2.46 billion (+4.2%), net profit of €405 million (+8.9%).`,
      body: `
**Saint-Nazaire, 27 August 2025.** Net profit for the half-year reached €405 million, and the CET1 ratio 15.6%.

- New home loans: €5.4 billion, +10%
- Livret Littoral: €640 million at 30 June
- Cost of risk: 20 basis points
- Homes renovated since 2022: 158,000`,
    },
  },
  {
    key: 'press/severn-floods',
    on: '2025-10-06',
    nature: 'press-release',
    contact: pressOffice.hughes,
    category: 'solidarity',
    types: ['corporate-release'],
    regions: ['celtic-sea'],
    countries: ['united-kingdom'],
    entities: ['severn-mutual', 'fondation-estuaire'],
    keywords: ['flooding'],
    fr: {
      title: `Crue de la Severn : mesures pour les clients de onze communes`,
      summary: `Échéances reportées, indemnités avancées, découverts gratuits : Severn Mutual agit sans attendre les dossiers.`,
      body: `
**Bristol, le 6 octobre 2025.** Severn Mutual reporte d’office les échéances d’octobre à décembre de ses 1 900 emprunteurs touchés, avance 80 % des indemnités d’assurance et suspend les frais de découvert jusqu’au 31 janvier.

La Fondation Estuaire verse 400 000 livres au fonds de secours du Gloucestershire.`,
    },
    en: {
      title: `Severn floods: measures for customers in eleven towns`,
      summary: `Instalments put off, insurance advanced, overdrafts free: Severn Mutual is acting without waiting for forms.`,
      body: `
**Bristol, 6 October 2025.** Severn Mutual is putting off the instalments of October to December for all 1,900 borrowers affected, advancing 80% of insurance payments and suspending overdraft fees until 31 January.

Fondation Estuaire is giving £400,000 to the relief fund of Gloucestershire.`,
    },
  },
  {
    key: 'press/third-quarter-2025',
    on: '2025-11-06',
    nature: 'press-release',
    contact: pressOffice.aubry,
    category: 'results',
    types: ['financial-release'],
    entities: ['estuaire-group'],
    keywords: ['loans'],
    fr: {
      title: `Activité du troisième trimestre 2025`,
      summary: `Le produit net bancaire atteint 1,24 milliard d’euros ; 172 000 logements rénovés.`,
      body: `
**Saint-Nazaire, le 6 novembre 2025.** Le produit net bancaire du trimestre progresse de 4,2 %, à 1,24 milliard d’euros, et celui des neuf premiers mois atteint 3,70 milliards.

Le coût du risque, à 20 points de base, reste inférieur à celui de 2024.`,
    },
    en: {
      title: `Activity in the third quarter of 2025`,
      summary: `Net banking income reached €1.24 billion; 172,000 homes have been renovated.`,
      body: `
**Saint-Nazaire, 6 November 2025.** Net banking income for the quarter grew by 4.2% to €1.24 billion, and reached 3.70 billion over nine months.

The cost of risk, at 20 basis points, remains below that of 2024.`,
    },
  },
];
