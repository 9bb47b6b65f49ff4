import type { DemoNews } from '../demo-content.ts';
import { pressOffice } from './contacts.ts';

/** Press releases of 2026, in the order of their days. */
export const releasesOf2026: readonly DemoNews[] = [
  {
    key: 'press/results-2025',
    on: '2026-02-26',
    nature: 'press-release',
    image: 'soundings-deep',
    contact: pressOffice.aubry,
    category: 'results',
    types: ['financial-release'],
    entities: ['estuaire-group'],
    keywords: ['dividend', 'loans'],
    fr: {
      title: `Résultats annuels 2025`,
      summary: `Produit net bancaire de 4,97 milliards d’euros (+ 4,0 %), résultat net de 826 millions (+ 5,8 %), ratio CET1 de 15,8 %.`,
      body: `
**Saint-Nazaire, le 26 février 2026.** Le conseil d’administration a arrêté les comptes de l’exercice 2025.

- Produit net bancaire : 4,97 milliards d’euros, + 4,0 %
- Coût du risque : 20 points de base
- Résultat net : 826 millions d’euros, + 5,8 %
- Encours de crédit : 62 milliards d’euros
- Épargne gérée : 94 milliards d’euros
- Émissions financées : − 27 % depuis 2019

Une rémunération des parts sociales de 3 % sera proposée à l’assemblée générale du 21 mai.`,
    },
    en: {
      title: `Annual results 2025`,
      summary: `Net banking income of €4.97 billion (+4.0%), net profit of €826 million (+5.8%), CET1 ratio of 15.8%.`,
      body: `
**Saint-Nazaire, 26 February 2026.** The board has approved the accounts for 2025.

- Net banking income: €4.97 billion, +4.0%
- Cost of risk: 20 basis points
- Net profit: €826 million, +5.8%
- Loans outstanding: €62 billion
- Assets managed: €94 billion
- Financed emissions: −27% since 2019

Payment of 3% on members’ shares will be proposed to the general meeting of 21 May.`,
    },
  },
  {
    key: 'press/annual-report-2025',
    on: '2026-03-18',
    nature: 'press-release',
    contact: pressOffice.aubry,
    category: 'results',
    types: ['corporate-release'],
    entities: ['estuaire-group'],
    keywords: ['cooperative'],
    fr: {
      title: `Publication du rapport annuel 2025`,
      summary: `Le rapport, déposé ce jour, s’ouvre sur les trente-six refus du comité des crédits.`,
      body: `
**Saint-Nazaire, le 18 mars 2026.** Le Groupe Estuaire a déposé son rapport annuel, disponible en français et en anglais : [télécharger le rapport](file:annual-report-2025).

Il comprend le rapport de gestion, l’état de durabilité, le compte rendu des refus et les rémunérations individuelles des quatorze dirigeants.`,
    },
    en: {
      title: `Publication of the 2025 annual report`,
      summary: `The report, filed today, opens with the thirty-six refusals of the credit committee.`,
      body: `
**Saint-Nazaire, 18 March 2026.** Estuaire Group has filed its annual report, which is available in French and English: [download the report](file:annual-report-2025).

It contains the management report, the sustainability statement, the account of refusals and the pay of each of the fourteen managers.`,
    },
  },
  {
    key: 'press/first-quarter-2026',
    on: '2026-05-05',
    nature: 'press-release',
    contact: pressOffice.aubry,
    category: 'results',
    types: ['financial-release'],
    entities: ['estuaire-group'],
    keywords: ['loans'],
    fr: {
      title: `Activité du premier trimestre 2026`,
      summary: `Produit net bancaire de 1,28 milliard d’euros (+ 4,9 %) ; provision de 34 millions sur le fret fluvial.`,
      body: `
**Saint-Nazaire, le 5 mai 2026.** Le produit net bancaire du trimestre s’élève à 1,28 milliard d’euros. Une provision de 34 millions d’euros a été constituée sur deux entreprises de fret du Rhin.

Hors cette provision, le coût du risque ressort à 21 points de base.`,
    },
    en: {
      title: `Activity in the first quarter of 2026`,
      summary: `Net banking income of €1.28 billion (+4.9%); a provision of 34 million for river freight.`,
      body: `
**Saint-Nazaire, 5 May 2026.** Net banking income for the quarter came to €1.28 billion. A provision of €34 million has been set aside for two freight companies on the Rhine.

Without it, the cost of risk would be 21 basis points.`,
    },
  },
  {
    key: 'press/plan-2030',
    on: '2026-05-21',
    nature: 'press-release',
    image: 'estuary',
    contact: pressOffice.aubry,
    category: 'group-life',
    types: ['corporate-release'],
    countries: ['france'],
    entities: ['estuaire-group'],
    keywords: ['cooperative', 'renovation'],
    fr: {
      title: `Les sociétaires adoptent « Grand Large 2030 »`,
      summary: `Le plan est approuvé à 81,3 %. Il engage 14 milliards d’euros sur quatre chantiers et revient aux voix s’il dévie.`,
      body: `
**Saint-Nazaire, le 21 mai 2026.** L’assemblée générale a approuvé les comptes de 2025 (97,9 %) et le plan « Grand Large 2030 » (81,3 %).

Le plan prévoit 4 milliards d’euros de prêts nouveaux à la rénovation, 6 milliards pour les ports, les fleuves et les bacs, 4 milliards pour les énergies marines. [Télécharger le plan](file:plan-2030).`,
    },
    en: {
      title: `Members adopt “Open Water 2030”`,
      summary: `The plan was approved by 81.3%. It commits €14 billion to four priorities and goes back to the vote if it strays.`,
      body: `
**Saint-Nazaire, 21 May 2026.** The general meeting approved the accounts for 2025 (97.9%) and the plan “Open Water 2030” (81.3%).

The plan provides for €4 billion of new renovation loans, 6 billion for ports, rivers and ferries, and 4 billion for marine energy. [Download the plan](file:plan-2030).`,
    },
  },
  {
    key: 'press/half-year-2026',
    on: '2026-08-26',
    nature: 'press-release',
    contact: pressOffice.aubry,
    category: 'results',
    types: ['financial-release'],
    entities: ['estuaire-group'],
    keywords: ['loans', 'savings'],
    fr: {
      title: `Résultats du premier semestre 2026`,
      summary: `Produit net bancaire de 2,58 milliards d’euros (+ 4,9 %), résultat net de 431 millions (+ 6,4 %), coût du risque de 29 points de base.`,
      body: `
**Saint-Nazaire, le 26 août 2026.** Le résultat net du semestre atteint 431 millions d’euros malgré la défaillance de deux entreprises de fret fluvial.

- Nouveaux crédits à l’habitat : 5,8 milliards d’euros, dont 2,1 pour la rénovation
- Épargne gérée : 97 milliards d’euros
- Coût du risque : 29 points de base
- Ratio CET1 : 15,9 %`,
    },
    en: {
      title: `Results for the first half of 2026`,
      summary: `Net banking income of €2.58 billion (+4.9%), net profit of €431 million (+6.4%), cost of risk of 29 basis points.`,
      body: `
**Saint-Nazaire, 26 August 2026.** Net profit for the half-year reached €431 million in spite of the failure of two river freight companies.

- New home loans: €5.8 billion, 2.1 of which for renovation
- Assets managed: €97 billion
- Cost of risk: 29 basis points
- CET1 ratio: 15.9%`,
    },
  },
  {
    key: 'press/celtic-floating-wind',
    on: '2026-09-08',
    nature: 'press-release',
    image: 'currents-night',
    contact: pressOffice.hughes,
    category: 'climate-coast',
    types: ['corporate-release'],
    regions: ['celtic-sea'],
    domains: ['marine-energy'],
    countries: ['united-kingdom', 'france'],
    entities: ['severn-mutual', 'banque-de-basse-loire'],
    keywords: ['offshore-wind', 'shipbuilding'],
    fr: {
      title: `Éolien flottant en mer Celtique : 180 millions d’euros du Groupe`,
      summary: `Severn Mutual et la Banque de Basse-Loire participent au financement de vingt éoliennes flottantes de 15 MW.`,
      body: `
**Bristol et Saint-Nazaire, le 8 septembre 2026.** Les deux banques ont signé ce jour, aux côtés de onze autres, le financement du parc flottant de Caldey Deep, d’un montant total de 1,4 milliard d’euros.

Les flotteurs seront construits à Saint-Nazaire et équipés à Pembroke Dock. La production doit commencer en 2029.`,
    },
    en: {
      title: `Floating wind in the Celtic Sea: €180 million from the Group`,
      summary: `Severn Mutual and Banque de Basse-Loire are taking part in the financing of twenty floating turbines of 15 MW.`,
      body: `
**Bristol and Saint-Nazaire, 8 September 2026.** Together with eleven others, the two banks today signed the financing of the Caldey Deep floating wind farm, which comes to €1.4 billion.

The floaters will be built in Saint-Nazaire and fitted out in Pembroke Dock. Production is to begin in 2029.`,
    },
  },
  {
    key: 'press/third-quarter-2026',
    on: '2026-11-05',
    nature: 'press-release',
    contact: pressOffice.aubry,
    category: 'results',
    types: ['financial-release'],
    entities: ['estuaire-group'],
    keywords: ['loans'],
    fr: {
      title: `Activité du troisième trimestre 2026`,
      summary: `Produit net bancaire de 1,30 milliard d’euros (+ 4,8 %) ; le coût du risque revient à 23 points de base.`,
      body: `
**Saint-Nazaire, le 5 novembre 2026.** Le produit net bancaire du trimestre s’élève à 1,30 milliard d’euros ; celui des neuf premiers mois atteint 3,88 milliards.

Au 30 septembre, 229 000 logements avaient été rénovés. La parité est atteinte dans les comités de direction depuis le 19 octobre.`,
    },
    en: {
      title: `Activity in the third quarter of 2026`,
      summary: `Net banking income of €1.30 billion (+4.8%); the cost of risk is back to 23 basis points.`,
      body: `
**Saint-Nazaire, 5 November 2026.** Net banking income for the quarter came to €1.30 billion, and reached 3.88 billion over nine months.

At 30 September, 229,000 homes had been renovated. Parity has been reached on executive committees since 19 October.`,
    },
  },
];
