import { bilingual, type Domain, occupation } from '../domain.ts';

/** Jobs in asset management and trading. */
export const markets: Domain = {
  name: bilingual('Gestion d’actifs et marchés', 'Asset management and markets'),
  share: 3,
  remote: 'hybrid',
  occupations: [
    occupation('Gérant de portefeuille', 'Portfolio manager', [5, 15], 68),
    occupation('Assistant gérant de portefeuille', 'Portfolio management assistant', [0, 4], 40),
    occupation('Analyste en investissements', 'Investment analyst', [1, 6], 45),
    occupation('Négociateur en devises', 'Foreign exchange trader', [3, 10], 60),
    occupation('Négociateur en énergie', 'Energy trader', [3, 10], 62),
    occupation('Économiste', 'Economist', [2, 10], 52),
    occupation('Trésorier de banque', 'Bank treasurer', [6, 15], 66),
  ],
  teams: [
    bilingual(
      'la salle des marchés, qui ouvre à sept heures',
      'the trading room, which opens at seven',
    ),
    bilingual(
      'Estuaire Gestion, qui place l’épargne de nos clients dans ce qu’ils peuvent visiter',
      'Estuaire Gestion, which invests our customers’ savings in things they can visit',
    ),
  ],
  missions: [
    bilingual(
      'Analyser émetteurs et secteurs, et rencontrer ceux qui les dirigent',
      'Analyse issuers and sectors, and meet those who run them',
    ),
    bilingual(
      'Proposer, exécuter et suivre les investissements dans les limites fixées',
      'Propose, carry out and follow investments within set limits',
    ),
    bilingual(
      'Expliquer aux banques du Groupe ce que nous achetons et pourquoi',
      'Explain to the Group’s banks what we buy and why',
    ),
    bilingual(
      'Appliquer nos exclusions sans chercher d’exceptions',
      'Apply our exclusions without looking for exceptions',
    ),
    bilingual(
      'Coter et couvrir les opérations de change et d’énergie des entreprises',
      'Quote and hedge companies’ currency and energy transactions',
    ),
    bilingual(
      'Écrire la note du matin, une page au plus',
      'Write the morning note, one page at most',
    ),
  ],
  profile: [
    bilingual(
      'Vous avez une formation en finance, en économie ou en mathématiques',
      'You have a degree in finance, economics or mathematics',
    ),
    bilingual(
      'Vous doutez avec méthode et décidez sans attendre',
      'You doubt with method and decide without delay',
    ),
    bilingual('Vous parlez couramment l’anglais', 'You speak fluent English'),
    bilingual(
      'Vous respectez les limites, surtout les vôtres',
      'You respect limits, your own above all',
    ),
  ],
};
