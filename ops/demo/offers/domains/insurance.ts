import { bilingual, type Domain, occupation } from '../domain.ts';

/** Jobs in insurance of homes, boats and people. */
export const insurance: Domain = {
  name: bilingual('Assurance', 'Insurance'),
  share: 5,
  isLocal: true,
  remote: 'hybrid',
  occupations: [
    occupation('Souscripteur en assurances', 'Insurance underwriter', [2, 8], 40),
    occupation('Expert risques en assurances', 'Insurance risk consultant', [4, 10], 46),
    occupation('Courtier en assurances', 'Insurance broker', [1, 7], 34),
    occupation('Agent administratif d’assurances', 'Insurance clerk', [0, 3], 26),
    occupation('Responsable d’équipe règlement sinistres', 'Insurance claims manager', [5, 12], 45),
    occupation('Assistant actuaire', 'Actuarial assistant', [0, 3], 34),
  ],
  teams: [
    bilingual(
      'l’assurance habitation, qui couvre 900 000 logements dont un sur dix près de l’eau',
      'home insurance, which covers 900,000 homes, one in ten of them near the water',
    ),
    bilingual(
      'l’assurance de la plaisance et de la pêche, dix personnes sur un quai',
      'insurance for yachting and fishing, ten people on a quay',
    ),
  ],
  missions: [
    bilingual(
      'Étudier les demandes et fixer les conditions de garantie',
      'Study applications and set the terms of cover',
    ),
    bilingual(
      'Instruire les sinistres et verser les acomptes sous soixante-douze heures',
      'Handle claims and pay advances within seventy-two hours',
    ),
    bilingual(
      'Rencontrer les assurés et les experts, au bureau comme au bord du bassin',
      'Meet policyholders and loss adjusters, in the office and on the dockside',
    ),
    bilingual(
      'Conseiller sur la prévention des inondations et des tempêtes',
      'Advise on protection from floods and storms',
    ),
    bilingual(
      'Suivre les résultats d’un portefeuille et proposer des évolutions de tarif',
      'Follow a portfolio’s results and propose changes in rates',
    ),
    bilingual(
      'Rédiger des contrats que l’on comprend à la première lecture',
      'Write policies that can be understood at first reading',
    ),
  ],
  profile: [
    bilingual(
      'Vous avez une première expérience de l’assurance ou du contact avec la clientèle',
      'You have worked in insurance or with customers before',
    ),
    bilingual('Vous alliez l’écoute à la décision', 'You listen, and you decide'),
    bilingual(
      'Vous savez lire un devis, un plan et une météo',
      'You can read an estimate, a plan and a weather forecast',
    ),
    bilingual('Vous écrivez avec précision', 'You are precise in writing'),
  ],
};
