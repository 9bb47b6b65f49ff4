import type { DemoNews } from '../demo-content.ts';
import { pressOffice } from './contacts.ts';

/** Press releases of 2024, in the order of their days. */
export const releasesOf2024: readonly DemoNews[] = [
  {
    key: 'press/green-bond-2024',
    on: '2024-01-11',
    nature: 'press-release',
    contact: pressOffice.aubry,
    category: 'results',
    types: ['financial-release'],
    domains: ['home-renovation'],
    entities: ['estuaire-group'],
    keywords: ['renovation', 'loans'],
    fr: {
      title: `Le Groupe Estuaire émet 750 millions d’euros d’obligations vertes`,
      summary: `L’emprunt, à sept ans, finance exclusivement des prêts à la rénovation énergétique des logements.`,
      body: `
**Saint-Nazaire, le 11 janvier 2024.** Le Groupe Estuaire a placé ce jour 750 millions d’euros d’obligations vertes à échéance janvier 2031, au taux de 3,375 %. La demande a atteint 1,9 milliard d’euros, émanant de 94 investisseurs de douze pays.

Le produit de l’émission est affecté en totalité à des prêts à la rénovation énergétique accordés depuis 2022. Un rapport d’affectation, vérifié par un tiers, sera publié chaque année.`,
    },
    en: {
      title: `Estuaire Group issues €750 million of green bonds`,
      summary: `The seven-year issue pays only for loans to renovate homes.`,
      body: `
**Saint-Nazaire, 11 January 2024.** Estuaire Group today placed €750 million of green bonds due January 2031, at 3.375%. Demand reached €1.9 billion, from 94 investors in twelve countries.

All proceeds go to home renovation loans granted since 2022. A report on their use, checked by a third party, will be published every year.`,
    },
  },
  {
    key: 'press/results-2023',
    on: '2024-02-29',
    nature: 'press-release',
    contact: pressOffice.aubry,
    category: 'results',
    types: ['financial-release'],
    entities: ['estuaire-group'],
    keywords: ['dividend', 'loans'],
    fr: {
      title: `Résultats annuels 2023`,
      summary: `Produit net bancaire de 4,61 milliards d’euros (+ 2,1 %), résultat net de 742 millions, ratio CET1 de 15,1 %.`,
      body: `
**Saint-Nazaire, le 29 février 2024.** Réuni le 28 février sous la présidence de Bertrand Lescure, le conseil d’administration du Groupe Estuaire a arrêté les comptes de l’exercice 2023.

- Produit net bancaire : 4,61 milliards d’euros, + 2,1 %
- Frais de gestion : 2,98 milliards d’euros, + 2,6 %
- Coût du risque : 24 points de base
- Résultat net : 742 millions d’euros
- Encours de crédit : 56 milliards d’euros, + 3,4 %
- Ratio CET1 : 15,1 %

Le conseil proposera à l’assemblée générale du 20 juin de rémunérer les parts sociales à 2,8 %.`,
    },
    en: {
      title: `Annual results 2023`,
      summary: `Net banking income of €4.61 billion (+2.1%), net profit of €742 million, CET1 ratio of 15.1%.`,
      body: `
**Saint-Nazaire, 29 February 2024.** Meeting on 28 February with Bertrand Lescure in the chair, the board of Estuaire Group approved the accounts for 2023.

- Net banking income: €4.61 billion, +2.1%
- Operating expenses: €2.98 billion, +2.6%
- Cost of risk: 24 basis points
- Net profit: €742 million
- Loans outstanding: €56 billion, +3.4%
- CET1 ratio: 15.1%

The board will propose to the general meeting of 20 June that members’ shares be paid 2.8%.`,
    },
  },
  {
    key: 'press/severn-licence',
    on: '2024-03-21',
    nature: 'press-release',
    contact: pressOffice.hughes,
    category: 'climate-coast',
    types: ['corporate-release'],
    regions: ['celtic-sea'],
    domains: ['retail-banking'],
    countries: ['united-kingdom'],
    entities: ['severn-mutual'],
    keywords: ['flooding', 'loans'],
    fr: {
      title: `Severn Mutual agréée pour le prêt à taux nul contre les crues`,
      summary: `Les six banques du Groupe proposent désormais le même prêt pour surélever planchers et installations électriques.`,
      body: `
**Bristol, le 21 mars 2024.** L’autorité britannique de conduite financière a agréé le prêt « High Floor » de Severn Mutual. Sans intérêts, d’un montant maximal de 30 000 livres, il s’adresse aux propriétaires de logements exposés aux crues.

Avec trois mois de retard sur l’engagement pris en 2022, les six banques du Groupe disposent ainsi du même outil. Mille deux cents clients avaient demandé à être prévenus ; ils le sont aujourd’hui.`,
    },
    en: {
      title: `Severn Mutual licensed to offer its interest-free flood loan`,
      summary: `All six banks of the Group now offer the same loan for raising floors and electrical installations.`,
      body: `
**Bristol, 21 March 2024.** The British conduct authority has licensed Severn Mutual’s “High Floor” loan. Free of interest, for up to £30,000, it is meant for owners of homes exposed to floods.

Three months later than the commitment made in 2022, the six banks of the Group now have the same tool. Twelve hundred customers had asked to be told; today they are.`,
    },
  },
  {
    key: 'press/first-quarter-2024',
    on: '2024-05-02',
    nature: 'press-release',
    contact: pressOffice.aubry,
    category: 'results',
    types: ['financial-release'],
    entities: ['estuaire-group'],
    keywords: ['loans', 'savings'],
    fr: {
      title: `Activité du premier trimestre 2024`,
      summary: `Produit net bancaire de 1,17 milliard d’euros ; les dépôts se stabilisent, le crédit à l’habitat repart en mars.`,
      body: `
**Saint-Nazaire, le 2 mai 2024.** Le produit net bancaire du premier trimestre s’établit à 1,17 milliard d’euros, en hausse de 1,4 %. Les dépôts sont stables, à 71 milliards d’euros.

La production de crédits à l’habitat, en recul de 9 % en janvier, progresse de 6 % en mars. Le coût du risque s’élève à 22 points de base.`,
    },
    en: {
      title: `Activity in the first quarter of 2024`,
      summary: `Net banking income of €1.17 billion; deposits are steadying, home loans picked up in March.`,
      body: `
**Saint-Nazaire, 2 May 2024.** Net banking income in the first quarter came to €1.17 billion, up 1.4%. Deposits were stable at €71 billion.

New home loans, down by 9% in January, rose by 6% in March. The cost of risk was 22 basis points.`,
    },
  },
  {
    key: 'press/votes-2024',
    on: '2024-06-20',
    nature: 'press-release',
    contact: pressOffice.claes,
    category: 'group-life',
    types: ['corporate-release'],
    countries: ['belgium'],
    entities: ['estuaire-group'],
    keywords: ['cooperative'],
    fr: {
      title: `Assemblée générale du 20 juin 2024 : résultats des votes`,
      summary: `Les comptes sont approuvés à 97 % ; la neuvième résolution, sur la rémunération des dirigeants, est rejetée.`,
      body: `
**Anvers, le 20 juin 2024.** L’assemblée générale du Groupe Estuaire a réuni 2 312 sociétaires. Elle a approuvé les comptes (97,2 %), l’affectation du résultat (96,8 %) et le renouvellement de quatre administrateurs.

La neuvième résolution, qui portait de vingt à vingt-cinq le rapport entre la rémunération la plus haute et le salaire le plus bas, a été rejetée par 54,1 % des voix. Le plafond de vingt est maintenu.`,
    },
    en: {
      title: `General meeting of 20 June 2024: results of the votes`,
      summary: `The accounts were approved by 97%; the ninth resolution, on directors’ pay, was rejected.`,
      body: `
**Antwerp, 20 June 2024.** The general meeting of Estuaire Group brought together 2,312 members. It approved the accounts (97.2%), the use of the profit (96.8%) and the renewal of four directors.

The ninth resolution, which would have raised the ratio between the highest pay and the lowest salary from twenty to twenty-five, was rejected by 54.1% of the votes. The cap of twenty stands.`,
    },
  },
  {
    key: 'press/half-year-2024',
    on: '2024-08-28',
    nature: 'press-release',
    contact: pressOffice.aubry,
    category: 'results',
    types: ['financial-release'],
    entities: ['estuaire-group'],
    keywords: ['loans', 'savings'],
    fr: {
      title: `Résultats du premier semestre 2024`,
      summary: `Produit net bancaire de 2,36 milliards d’euros, résultat net de 372 millions, coût du risque de 21 points de base.`,
      body: `
**Saint-Nazaire, le 28 août 2024.** Le produit net bancaire du semestre progresse de 2,8 %, à 2,36 milliards d’euros ; le résultat net atteint 372 millions.

- Nouveaux crédits à l’habitat : 4,9 milliards d’euros, + 11 %
- Nouveaux crédits aux entreprises : 3,1 milliards d’euros, + 2 %
- Épargne gérée : 84 milliards d’euros
- Ratio CET1 : 15,2 %`,
    },
    en: {
      title: `Results for the first half of 2024`,
      summary: `Net banking income of €2.36 billion, net profit of €372 million, cost of risk of 21 basis points.`,
      body: `
**Saint-Nazaire, 28 August 2024.** Net banking income for the half-year grew by 2.8% to €2.36 billion; net profit reached €372 million.

- New home loans: €4.9 billion, +11%
- New loans to companies: €3.1 billion, +2%
- Assets managed: €84 billion
- CET1 ratio: 15.2%`,
    },
  },
  {
    key: 'press/vesterdyb',
    on: '2024-10-23',
    nature: 'press-release',
    image: 'winds-night',
    contact: pressOffice.brandt,
    category: 'climate-coast',
    types: ['corporate-release'],
    regions: ['north-sea'],
    domains: ['marine-energy', 'corporate-banking'],
    countries: ['denmark', 'germany'],
    entities: ['elbe-sparverein', 'scheldebank'],
    keywords: ['offshore-wind'],
    fr: {
      title: `Parc éolien de Vesterdyb : bouclage du financement`,
      summary: `Elbe-Sparverein et Scheldebank apportent 240 millions d’euros à un financement de 2,6 milliards.`,
      body: `
**Hambourg, le 23 octobre 2024.** Quatorze banques ont signé ce jour le financement du parc de Vesterdyb (72 éoliennes, 1,1 GW), au large d’Esbjerg. Elbe-Sparverein agit comme agent des sûretés ; sa part et celle de Scheldebank s’élèvent à 240 millions d’euros.

Le contrat prévoit l’assemblage des pales à Esbjerg et le battage des fondations sous rideau de bulles. La mise en service est attendue en 2027.`,
    },
    en: {
      title: `Vesterdyb wind farm: financing closed`,
      summary: `Elbe-Sparverein and Scheldebank are putting €240 million into a financing of 2.6 billion.`,
      body: `
**Hamburg, 23 October 2024.** Fourteen banks today signed the financing of the Vesterdyb farm (72 turbines, 1.1 GW) off Esbjerg. Elbe-Sparverein acts as security agent; its share and that of Scheldebank come to €240 million.

The contract provides for blades to be assembled in Esbjerg and for foundations to be driven inside a curtain of bubbles. Service is expected in 2027.`,
    },
  },
  {
    key: 'press/third-quarter-2024',
    on: '2024-11-07',
    nature: 'press-release',
    contact: pressOffice.aubry,
    category: 'results',
    types: ['financial-release'],
    entities: ['estuaire-group'],
    keywords: ['loans'],
    fr: {
      title: `Activité du troisième trimestre 2024`,
      summary: `Le produit net bancaire atteint 1,19 milliard d’euros ; la rénovation représente trois prêts à l’habitat sur dix.`,
      body: `
**Saint-Nazaire, le 7 novembre 2024.** Le produit net bancaire du trimestre s’élève à 1,19 milliard d’euros, en hausse de 4,1 %. Sur neuf mois, il atteint 3,55 milliards.

Au 30 septembre, 118 000 logements avaient été rénovés avec un prêt du Groupe depuis 2022.`,
    },
    en: {
      title: `Activity in the third quarter of 2024`,
      summary: `Net banking income reached €1.19 billion; renovation makes up three home loans in ten.`,
      body: `
**Saint-Nazaire, 7 November 2024.** Net banking income for the quarter came to €1.19 billion, up 4.1%. Over nine months it reached 3.55 billion.

At 30 September, 118,000 homes had been renovated with one of the Group’s loans since 2022.`,
    },
  },
];
