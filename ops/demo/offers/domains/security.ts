import { bilingual, type Domain, occupation } from '../domain.ts';

/** Jobs in security. */
export const security: Domain = {
  name: bilingual('Cybersécurité', 'Cybersecurity'),
  share: 3,
  remote: 'hybrid',
  occupations: [
    occupation('Administrateur sécurité informatique', 'IT security administrator', [2, 8], 45),
    occupation('Consultant en sécurité informatique', 'IT security consultant', [3, 10], 52),
    occupation('Pirate éthique', 'Ethical hacker', [2, 9], 54),
    occupation('Responsable de la résilience informatique', 'IT resilience manager', [6, 15], 63),
    occupation('Technicien en sécurité informatique', 'IT security technician', [0, 5], 33),
    occupation('Spécialiste de l’investigation numérique', 'Digital forensics expert', [4, 12], 56),
  ],
  teams: [
    bilingual(
      'le centre de sécurité, qui veille jour et nuit depuis Saint-Nazaire et Bristol',
      'the security centre, which keeps watch day and night from Saint-Nazaire and Bristol',
    ),
    bilingual(
      'l’équipe rouge, six personnes payées pour nous contredire',
      'the red team, six people who are paid to contradict us',
    ),
  ],
  missions: [
    bilingual(
      'Détecter, qualifier et traiter les incidents de sécurité',
      'Detect, assess and handle security incidents',
    ),
    bilingual(
      'Éprouver nos systèmes comme le ferait un adversaire, et rendre un rapport utile à ceux qui les corrigent',
      'Test our systems as an adversary would, and write reports that help those who mend them',
    ),
    bilingual(
      'Durcir les configurations et réduire ce qui est exposé',
      'Harden configurations and reduce what is exposed',
    ),
    bilingual(
      'Préparer deux exercices de crise par an, dont un sans prévenir',
      'Prepare two crisis exercises a year, one of them unannounced',
    ),
    bilingual(
      'Conseiller les projets dès leur première semaine',
      'Advise projects from their first week',
    ),
    bilingual(
      'Apprendre aux agences à reconnaître une tentative de fraude',
      'Teach branches to recognise an attempted fraud',
    ),
  ],
  profile: [
    bilingual(
      'Vous connaissez les réseaux, les systèmes et leurs faiblesses',
      'You know networks, systems and their weaknesses',
    ),
    bilingual(
      'Vous gardez votre calme à quatre heures du matin',
      'You stay calm at four in the morning',
    ),
    bilingual(
      'Vous écrivez des rapports que l’on lit jusqu’au bout',
      'You write reports that are read to the end',
    ),
    bilingual(
      'Une certification est un plus, la curiosité est nécessaire',
      'A certificate is a plus, curiosity is a must',
    ),
  ],
};
