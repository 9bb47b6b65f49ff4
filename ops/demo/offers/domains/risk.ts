import { bilingual, type Domain, occupation } from '../domain.ts';

/** Jobs in risk management. */
export const risk: Domain = {
  name: bilingual('Risques', 'Risk'),
  share: 7,
  remote: 'hybrid',
  occupations: [
    occupation('Analyste de risques', 'Risk analyst', [2, 8], 43),
    occupation('Analyste de risques crédits', 'Credit risk analyst', [1, 6], 39),
    occupation('Analyste de risques financiers', 'Financial risk analyst', [2, 8], 44),
    occupation('Statisticien', 'Statistician', [0, 6], 40),
    occupation('Responsable des crédits', 'Credit manager', [5, 12], 54),
    occupation('Actuaire', 'Actuary', [2, 10], 51),
  ],
  teams: [
    bilingual(
      'la direction des risques du Groupe, où cartographes et statisticiens partagent le même étage',
      'the Group risk department, where cartographers and statisticians share a floor',
    ),
    bilingual(
      'l’équipe des modèles de crédit, neuf personnes et une salle de tableaux noirs',
      'the credit models team, nine people and a room of blackboards',
    ),
    bilingual(
      'l’équipe du risque côtier, qui relie le trait de côte aux prêts',
      'the coastal risk team, which links the shoreline to the loans',
    ),
  ],
  missions: [
    bilingual(
      'Mesurer les risques de crédit, de marché ou de liquidité et en expliquer les variations',
      'Measure credit, market or liquidity risk and explain how it moves',
    ),
    bilingual(
      'Construire, tester et documenter les modèles, puis les défendre devant l’équipe de validation',
      'Build, test and document models, then defend them before the validation team',
    ),
    bilingual(
      'Donner un second avis indépendant sur les dossiers importants',
      'Give an independent second opinion on large files',
    ),
    bilingual(
      'Préparer les états destinés au superviseur et répondre à ses questions',
      'Prepare returns for the supervisor and answer its questions',
    ),
    bilingual(
      'Simuler ce que coûteraient une submersion, une hausse des taux ou la faillite d’un armateur',
      'Simulate what a flood, a rise in rates or a shipowner’s failure would cost',
    ),
    bilingual(
      'Présenter chaque mois les résultats aux directeurs des six banques',
      'Present results every month to the managers of the six banks',
    ),
  ],
  profile: [
    bilingual(
      'Vous avez une formation en statistiques, en économie, en finance ou en ingénierie',
      'You have a degree in statistics, economics, finance or engineering',
    ),
    bilingual('Vous programmez en Python, en R ou en SAS', 'You program in Python, R or SAS'),
    bilingual(
      'Vous dites ce que vos chiffres ne prouvent pas',
      'You say what your figures do not prove',
    ),
    bilingual(
      'Vous connaissez la réglementation prudentielle, ou vous avez envie de l’apprendre',
      'You know prudential regulation, or want to learn it',
    ),
  ],
};
