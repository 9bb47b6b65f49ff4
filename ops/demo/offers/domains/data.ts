import { bilingual, type Domain, occupation } from '../domain.ts';

/** Jobs in data. */
export const data: Domain = {
  name: bilingual('Données et intelligence artificielle', 'Data and artificial intelligence'),
  share: 5,
  remote: 'hybrid',
  occupations: [
    occupation('Analyste de données', 'Data analyst', [0, 6], 39),
    occupation('Scientifique des données', 'Data scientist', [2, 8], 47),
    occupation('Concepteur d’entrepôt de données', 'Data warehouse designer', [3, 9], 48),
    occupation('Analyste qualité des données', 'Data quality specialist', [1, 6], 38),
    occupation('Ingénieur de la connaissance', 'Knowledge engineer', [3, 9], 48),
    occupation('Directeur des données', 'Chief data officer', [10, 20], 92),
  ],
  teams: [
    bilingual(
      'l’équipe des données, seize personnes réparties entre Nantes, Anvers et Porto',
      'the data team, sixteen people in Nantes, Antwerp and Porto',
    ),
    bilingual(
      'le laboratoire du littoral, avec deux universités',
      'the coastal laboratory, run with two universities',
    ),
  ],
  missions: [
    bilingual(
      'Comprendre la question avant d’ouvrir les données',
      'Understand the question before opening the data',
    ),
    bilingual(
      'Préparer, documenter et surveiller des jeux de données que d’autres réutilisent',
      'Prepare, document and monitor data sets that others use again',
    ),
    bilingual(
      'Construire des modèles explicables et en mesurer les biais',
      'Build models that can be explained and measure their bias',
    ),
    bilingual(
      'Écarter une idée qui ne marche pas en deux semaines plutôt qu’en deux ans',
      'Drop an idea that does not work within two weeks rather than two years',
    ),
    bilingual(
      'Présenter les résultats à des directeurs d’agence et accepter leurs objections',
      'Present findings to branch managers and take their objections seriously',
    ),
    bilingual(
      'Respecter la vie privée dans chaque traitement, avec le délégué à la protection des données',
      'Respect privacy in everything we process, with the data protection officer',
    ),
  ],
  profile: [
    bilingual(
      'Vous maîtrisez SQL et Python, et vous savez quand s’arrêter',
      'You are fluent in SQL and Python, and know when to stop',
    ),
    bilingual(
      'Vous avez une formation en statistiques, en informatique ou en sciences',
      'You have a degree in statistics, computing or science',
    ),
    bilingual(
      'Vous préférez une moyenne juste à un réseau de neurones faux',
      'You prefer a right average to a wrong neural network',
    ),
    bilingual(
      'Vous aimez dessiner un graphique qui se passe de légende',
      'You like to draw a chart that needs no caption',
    ),
  ],
};
