import { bilingual, type Domain, occupation } from '../domain.ts';

/** Jobs in sustainability and commitments. */
export const commitment: Domain = {
  name: bilingual('Climat et engagements', 'Climate and commitments'),
  share: 3,
  remote: 'hybrid',
  occupations: [
    occupation('Responsable RSE', 'Corporate social responsibility manager', [5, 12], 52),
    occupation('Chargé de mission environnement', 'Environmental policy officer', [2, 8], 40),
    occupation('Conseiller en énergies renouvelables', 'Renewable energy adviser', [2, 8], 41),
    occupation('Chargé d’études économiques', 'Economic adviser', [1, 7], 41),
    occupation('Collecteur de fonds', 'Fundraising manager', [3, 9], 39),
    occupation('Chargé de mission logement', 'Housing policy officer', [2, 8], 38),
  ],
  teams: [
    bilingual(
      'l’équipe des engagements, sept personnes qui publient aussi ce qui n’avance pas',
      'the commitments team, seven people who also publish what does not progress',
    ),
    bilingual(
      'la Fondation Estuaire, au plus près des associations',
      'Fondation Estuaire, close to the charities it supports',
    ),
  ],
  missions: [
    bilingual(
      'Compter les émissions de ce que nous finançons, prêt par prêt',
      'Count the emissions of what we finance, loan by loan',
    ),
    bilingual(
      'Accompagner la rénovation des logements avec les agences',
      'Support the renovation of homes together with the branches',
    ),
    bilingual(
      'Rédiger le rapport annuel et le faire relire par ceux qui nous critiquent',
      'Write the annual report and have our critics read it',
    ),
    bilingual(
      'Instruire les demandes de soutien et rendre visite aux projets',
      'Study requests for support and visit the projects',
    ),
    bilingual(
      'Former les chargés de clientèle aux énergies marines',
      'Train relationship managers in marine energy',
    ),
    bilingual(
      'Travailler avec ports, communes et chercheurs',
      'Work with ports, councils and researchers',
    ),
  ],
  profile: [
    bilingual(
      'Vous connaissez le climat, l’énergie ou l’économie sociale',
      'You know climate, energy or the social economy',
    ),
    bilingual('Vous préférez les preuves aux slogans', 'You prefer evidence to slogans'),
    bilingual(
      'Vous animez une réunion difficile avec bonne humeur',
      'You chair a difficult meeting with good humour',
    ),
    bilingual('Vous écrivez en français et en anglais', 'You write in English and in French'),
  ],
};
