import { bilingual, type Domain, occupation } from '../domain.ts';

/** Jobs in software and infrastructure. */
export const technology: Domain = {
  name: bilingual('Informatique', 'Information technology'),
  share: 12,
  remote: 'hybrid',
  occupations: [
    occupation('Développeur de logiciels', 'Software developer', [1, 8], 42),
    occupation('Développeur web', 'Web developer', [1, 7], 40),
    occupation('Développeur d’applications mobiles', 'Mobile app developer', [2, 8], 43),
    occupation('Architecte logiciel', 'Software architect', [7, 15], 62),
    occupation('Architecte d’entreprise', 'Enterprise architect', [8, 18], 70),
    occupation('Chef de projet informatique', 'IT project manager', [4, 12], 51),
    occupation('Analyste métier', 'Business analyst', [2, 8], 44),
    occupation('Administrateur de base de données', 'Database administrator', [3, 10], 46),
    occupation('Administrateur de systèmes informatiques', 'System administrator', [2, 9], 41),
    occupation('Ingénieur de réseaux informatiques', 'Network engineer', [3, 9], 45),
    occupation('Testeur de logiciels', 'Software tester', [0, 6], 36),
    occupation('Testeur d’accessibilité', 'Accessibility tester', [1, 6], 38),
    occupation('Concepteur d’interface utilisateur', 'User interface designer', [2, 8], 42),
    occupation('Technicien informatique', 'IT technician', [0, 4], 27),
  ],
  teams: [
    bilingual(
      'l’équipe des paiements, quatorze personnes qui mettent en production chaque mardi',
      'the payments team, fourteen people who release every Tuesday',
    ),
    bilingual(
      'l’équipe de l’application mobile, utilisée par trois clients sur quatre',
      'the mobile app team, whose work three customers in four use',
    ),
    bilingual(
      'la plateforme commune, sur laquelle tournent les systèmes des six banques',
      'the shared platform, on which the systems of the six banks run',
    ),
  ],
  missions: [
    bilingual(
      'Concevoir et livrer par petites étapes, avec ceux qui s’en serviront',
      'Design and deliver in small steps, with those who will use the result',
    ),
    bilingual(
      'Écrire un code que l’on relit volontiers, et ses tests avec lui',
      'Write code that is a pleasure to read, and its tests along with it',
    ),
    bilingual(
      'Prendre part aux revues, aux astreintes et aux décisions d’architecture',
      'Take part in reviews, on-call duty and architecture decisions',
    ),
    bilingual(
      'Surveiller les services en production et corriger la cause plutôt que le symptôme',
      'Watch services in production and mend the cause rather than the symptom',
    ),
    bilingual(
      'Remplacer pas à pas un cœur de système plus âgé que la plupart d’entre nous',
      'Replace, step by step, a core system older than most of us',
    ),
    bilingual(
      'Veiller à l’accessibilité, à la sécurité et à la sobriété de ce que nous publions',
      'See to the accessibility, security and frugality of what we publish',
    ),
    bilingual(
      'Documenter les choix, y compris ceux que l’on regrette',
      'Document decisions, including those we regret',
    ),
  ],
  profile: [
    bilingual(
      'Vous avez déjà mis en service quelque chose dont d’autres dépendaient',
      'You have put into service something that others depended on',
    ),
    bilingual(
      'Vous connaissez bien un langage ou un système, et les autres vous intéressent',
      'You know one language or system well, and are curious about others',
    ),
    bilingual(
      'Vous posez la question que personne n’osait poser',
      'You ask the question that nobody dared to ask',
    ),
    bilingual(
      'Un diplôme d’informatique aide, un parcours d’autodidacte aussi',
      'A degree in computing helps, and so does having taught yourself',
    ),
  ],
};
