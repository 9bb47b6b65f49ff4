import { bilingual, type Domain, occupation } from '../domain.ts';

/** Jobs in human resources. */
export const people: Domain = {
  name: bilingual('Ressources humaines', 'Human resources'),
  share: 4,
  remote: 'hybrid',
  occupations: [
    occupation('Assistant ressources humaines', 'Human resources assistant', [0, 3], 27),
    occupation('Chargé de recrutement', 'Recruitment consultant', [1, 6], 35),
    occupation('Responsable de formation', 'Training manager', [4, 12], 46),
    occupation('Formateur en entreprise', 'Corporate trainer', [2, 9], 37),
    occupation('Responsable des relations sociales', 'Labour relations officer', [6, 15], 54),
    occupation('Responsable diversité et inclusion', 'Equality and inclusion manager', [5, 12], 50),
  ],
  teams: [
    bilingual(
      'l’équipe du recrutement, qui répond à chaque candidature sous huit jours',
      'the recruitment team, which answers every application within eight days',
    ),
    bilingual(
      'l’école des métiers, trente formateurs et autant de tableaux',
      'the school of trades, thirty trainers and as many boards',
    ),
  ],
  missions: [
    bilingual(
      'Accompagner les responsables d’équipe dans leurs recrutements, de l’annonce à l’accueil',
      'Help team leaders recruit, from the advertisement to the first day',
    ),
    bilingual(
      'Concevoir et animer des formations, en salle et à distance',
      'Design and give courses, in the room and at a distance',
    ),
    bilingual(
      'Suivre les parcours et préparer les mobilités entre les six banques',
      'Follow careers and prepare moves between the six banks',
    ),
    bilingual(
      'Tenir les dossiers du personnel et fiabiliser les données',
      'Keep personnel files and make the data reliable',
    ),
    bilingual(
      'Préparer les échanges avec les représentants du personnel',
      'Prepare discussions with employee representatives',
    ),
    bilingual(
      'Mesurer les écarts de rémunération et proposer comment les combler',
      'Measure pay gaps and propose how to close them',
    ),
  ],
  profile: [
    bilingual(
      'Vous avez une formation en ressources humaines, en droit social ou en psychologie du travail',
      'You have studied human resources, employment law or occupational psychology',
    ),
    bilingual(
      'Vous gardez pour vous ce qui vous est confié',
      'You keep to yourself what you are told in confidence',
    ),
    bilingual('Vous êtes à l’aise avec l’outil informatique', 'You are at ease with software'),
    bilingual('Vous parlez à tous de la même façon', 'You speak to everybody in the same way'),
  ],
};
