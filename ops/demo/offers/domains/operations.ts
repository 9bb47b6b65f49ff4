import { bilingual, type Domain, occupation } from '../domain.ts';

/** Jobs in operations. */
export const operations: Domain = {
  name: bilingual('Opérations bancaires', 'Banking operations'),
  share: 8,
  remote: 'hybrid',
  occupations: [
    occupation('Agent de back-office', 'Back office specialist', [0, 4], 27),
    occupation(
      'Gestionnaire de back-office marchés',
      'Financial markets back office administrator',
      [1, 6],
      34,
    ),
    occupation('Analyste middle-office', 'Middle office analyst', [1, 6], 37),
    occupation('Rédacteur crédits bancaires', 'Mortgage loan underwriter', [1, 5], 30),
    occupation('Agent de recouvrement', 'Debt collector', [1, 6], 28),
    occupation('Assistant administratif', 'Administrative assistant', [0, 4], 25),
    occupation('Assistant de direction', 'Executive assistant', [3, 10], 33),
    occupation('Chef de projet', 'Project manager', [4, 12], 47),
    occupation('Acheteur', 'Purchaser', [2, 8], 38),
  ],
  teams: [
    bilingual(
      'le centre de traitement des prêts, quarante personnes et un principe, une seule relance',
      'the loan processing centre, forty people and one principle, ask only once',
    ),
    bilingual(
      'l’équipe des titres et du change, en lien direct avec la salle de Hambourg',
      'the securities and foreign exchange team, in direct touch with the Hamburg trading room',
    ),
    bilingual(
      'le service des successions, qui traite les familles avec égards',
      'the estates team, which treats families with care',
    ),
  ],
  missions: [
    bilingual(
      'Traiter les opérations dans les délais et les contrôler avant qu’elles partent',
      'Process transactions on time and check them before they leave',
    ),
    bilingual(
      'Répondre aux agences et débloquer les dossiers en attente',
      'Answer branches and get waiting files moving',
    ),
    bilingual(
      'Rapprocher les comptes et expliquer les suspens',
      'Reconcile accounts and explain open items',
    ),
    bilingual(
      'Proposer des simplifications et les essayer pendant un mois',
      'Propose simplifications and try them for a month',
    ),
    bilingual(
      'Mettre à jour les procédures et former les nouveaux venus',
      'Keep procedures up to date and train newcomers',
    ),
    bilingual('Préparer les tableaux de bord de la semaine', 'Prepare the weekly figures'),
  ],
  profile: [
    bilingual(
      'Vous êtes méthodique et vous aimez les choses finies',
      'You are methodical and like things finished',
    ),
    bilingual(
      'Vous avez le sens du service, même sans voir le client',
      'You have a sense of service, even without seeing the customer',
    ),
    bilingual(
      'Vous êtes à l’aise avec plusieurs logiciels à la fois',
      'You are at ease with several programs at once',
    ),
    bilingual(
      'Vous débutez ou vous changez de métier, nous vous formerons',
      'You are starting out or changing trade, and we will train you',
    ),
  ],
};
