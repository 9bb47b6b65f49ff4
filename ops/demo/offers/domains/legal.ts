import { bilingual, type Domain, occupation } from '../domain.ts';

/** Jobs in the legal department. */
export const legal: Domain = {
  name: bilingual('Juridique', 'Legal'),
  share: 3,
  remote: 'hybrid',
  occupations: [
    occupation('Conseiller juridique', 'Legal adviser', [2, 8], 45),
    occupation('Avocat d’affaires', 'Corporate lawyer', [4, 12], 62),
    occupation('Juriste-linguiste', 'Lawyer linguist', [3, 10], 49),
    occupation('Auxiliaire juridique', 'Legal administrative assistant', [0, 4], 28),
    occupation('Notaire', 'Notary', [5, 15], 58),
  ],
  teams: [
    bilingual(
      'la direction juridique, qui travaille dans six droits et quatre langues',
      'the legal department, which works in six legal systems and four languages',
    ),
    bilingual('l’équipe du droit maritime et des sûretés', 'the maritime law and collateral team'),
  ],
  missions: [
    bilingual(
      'Rédiger et négocier les contrats de crédit, de garantie et de prestation',
      'Draft and negotiate loan, collateral and service agreements',
    ),
    bilingual(
      'Conseiller les agences et les directions, par écrit et sans jargon',
      'Advise branches and departments, in writing and without jargon',
    ),
    bilingual(
      'Suivre les contentieux et proposer des issues amiables',
      'Follow disputes and propose amicable settlements',
    ),
    bilingual(
      'Surveiller l’évolution du droit et en tirer les conséquences',
      'Watch the law change and draw the consequences',
    ),
    bilingual(
      'Préparer les conseils et les assemblées générales',
      'Prepare board and general meetings',
    ),
    bilingual(
      'Harmoniser les modèles de contrats des six banques',
      'Bring the model contracts of the six banks into line',
    ),
  ],
  profile: [
    bilingual(
      'Vous avez un diplôme de droit bancaire, des affaires ou maritime',
      'You have a degree in banking, business or maritime law',
    ),
    bilingual(
      'Vous cherchez la solution avant l’objection',
      'You look for the solution before the objection',
    ),
    bilingual(
      'Vous écrivez aussi bien en français qu’en anglais',
      'You write as well in English as in French',
    ),
    bilingual('Vous savez tenir un délai de place', 'You can keep to a market deadline'),
  ],
};
