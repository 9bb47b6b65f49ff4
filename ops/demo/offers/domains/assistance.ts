import { bilingual, type Domain, occupation } from '../domain.ts';

/** Jobs in remote customer service. */
export const assistance: Domain = {
  name: bilingual('Relation client à distance', 'Remote customer service'),
  share: 6,
  isLocal: true,
  remote: 'remote',
  occupations: [
    occupation('Conseiller en ligne', 'Online adviser', [0, 3], 26),
    occupation('Chargé d’assistance clients', 'Customer service representative', [0, 3], 25),
    occupation('Superviseur de centre de contacts', 'Contact centre supervisor', [3, 9], 34),
    occupation('Responsable de centre d’appels', 'Call centre manager', [5, 12], 43),
    occupation('Agent de service d’assistance informatique', 'IT help desk agent', [0, 4], 27),
  ],
  teams: [
    bilingual(
      'l’agence en ligne, ouverte de sept heures à vingt-deux heures',
      'the online branch, open from seven in the morning to ten at night',
    ),
    bilingual(
      'l’équipe des urgences, qui bloque une carte en quarante secondes',
      'the emergency team, which blocks a card in forty seconds',
    ),
  ],
  missions: [
    bilingual(
      'Répondre aux clients par téléphone, par messagerie et par courrier',
      'Answer customers by telephone, message and letter',
    ),
    bilingual(
      'Résoudre la demande au premier contact, ou dire quand elle le sera',
      'Settle requests at the first contact, or say when they will be',
    ),
    bilingual(
      'Bloquer, rassurer et orienter en cas de fraude',
      'Block, reassure and guide in cases of fraud',
    ),
    bilingual(
      'Signaler ce qui revient souvent, pour que l’on corrige la cause',
      'Report what keeps coming back, so that the cause is mended',
    ),
    bilingual(
      'Aider les clients peu habitués aux écrans',
      'Help customers who are not used to screens',
    ),
    bilingual('Partager les bonnes réponses avec l’équipe', 'Share good answers with the team'),
  ],
  profile: [
    bilingual(
      'Votre voix est posée et votre écrit sans faute',
      'Your voice is calm and your spelling sound',
    ),
    bilingual('Vous avez de la patience, y compris le lundi', 'You have patience, even on Mondays'),
    bilingual(
      'Vous acceptez des horaires décalés, connus un mois à l’avance',
      'You accept shifts, which are known a month ahead',
    ),
    bilingual(
      'Parler une autre langue du Groupe est un atout',
      'Another of the Group’s languages is an asset',
    ),
  ],
};
