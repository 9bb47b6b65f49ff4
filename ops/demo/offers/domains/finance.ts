import { bilingual, type Domain, occupation } from '../domain.ts';

/** Jobs in finance and accounting. */
export const finance: Domain = {
  name: bilingual('Finance et comptabilité', 'Finance and accounting'),
  share: 8,
  remote: 'hybrid',
  occupations: [
    occupation('Comptable', 'Accountant', [1, 6], 33),
    occupation('Contrôleur financier', 'Financial controller', [3, 9], 46),
    occupation('Analyste budgétaire', 'Budget analyst', [1, 6], 38),
    occupation('Analyste financier', 'Financial analyst', [1, 6], 41),
    occupation('Fiscaliste', 'Tax adviser', [4, 10], 52),
    occupation('Responsable paie', 'Payroll manager', [3, 9], 38),
    occupation('Assistant comptable', 'Accounting assistant', [0, 3], 26),
    occupation('Directeur comptable', 'Accounting manager', [8, 18], 68),
    occupation('Analyste coûts', 'Cost analyst', [1, 6], 37),
  ],
  teams: [
    bilingual(
      'la direction financière, qui arrête les comptes des six banques en neuf jours',
      'the finance department, which closes the books of the six banks in nine days',
    ),
    bilingual(
      'une équipe de douze comptables, dont la moyenne d’âge baisse d’un an chaque année',
      'a team of twelve accountants, whose average age falls by a year every year',
    ),
  ],
  missions: [
    bilingual(
      'Tenir les comptes d’un périmètre et en justifier les soldes',
      'Keep the books of an area and account for its balances',
    ),
    bilingual(
      'Participer aux arrêtés mensuels et trimestriels, en normes françaises et internationales',
      'Take part in monthly and quarterly closings, under local and international standards',
    ),
    bilingual(
      'Expliquer les écarts avec le budget à ceux qui les ont causés',
      'Explain variances from the budget to those who caused them',
    ),
    bilingual(
      'Simplifier les contrôles et automatiser ceux qui peuvent l’être',
      'Simplify checks and automate those that can be',
    ),
    bilingual(
      'Préparer les déclarations fiscales et réglementaires',
      'Prepare tax and regulatory returns',
    ),
    bilingual(
      'Répondre aux commissaires aux comptes et tenir le calendrier',
      'Answer the external auditors and keep to the calendar',
    ),
  ],
  profile: [
    bilingual(
      'Vous avez un diplôme de comptabilité, de finance ou de gestion',
      'You have a degree in accounting, finance or management',
    ),
    bilingual(
      'Vous retrouvez l’erreur de trois centimes, et vous souriez',
      'You find the error of three cents, and smile',
    ),
    bilingual(
      'Vous êtes à l’aise avec les tableurs et les requêtes',
      'You are at ease with spreadsheets and queries',
    ),
    bilingual(
      'Vous tenez les délais sans oublier vos collègues',
      'You meet deadlines without forgetting your colleagues',
    ),
  ],
};
