import { bilingual, type Domain, occupation } from '../domain.ts';

/** Jobs in communication. */
export const communication: Domain = {
  name: bilingual('Communication et marketing', 'Communication and marketing'),
  share: 4,
  remote: 'hybrid',
  occupations: [
    occupation('Chargé du marketing', 'Marketing officer', [1, 6], 36),
    occupation('Assistant marketing', 'Marketing assistant', [0, 2], 27),
    occupation('Responsable de l’expérience client', 'Customer experience manager', [4, 10], 47),
    occupation('Chargé d’études de marché', 'Market research analyst', [1, 6], 36),
    occupation('Chargé des relations publiques', 'Public relations officer', [2, 8], 38),
    occupation('Responsable de la communauté en ligne', 'Online community manager', [1, 5], 33),
    occupation('Administrateur de contenu web', 'Web content manager', [2, 7], 36),
    occupation('Traducteur', 'Translator', [2, 10], 37),
  ],
  teams: [
    bilingual(
      'la direction de la communication, neuf personnes qui écrivent en six langues',
      'the communication department, nine people who write in six languages',
    ),
    bilingual(
      'l’équipe de la relation client, qui lit chaque réclamation',
      'the customer relations team, which reads every complaint',
    ),
  ],
  missions: [
    bilingual(
      'Écrire pour le site, l’application et les agences, dans une langue simple',
      'Write for the site, the app and the branches, in plain language',
    ),
    bilingual(
      'Préparer les campagnes et en mesurer les effets sans se raconter d’histoires',
      'Prepare campaigns and measure what they achieve without telling ourselves stories',
    ),
    bilingual(
      'Interroger les clients, les observer et rapporter ce qui les gêne',
      'Question customers, watch them and report what is in their way',
    ),
    bilingual(
      'Répondre aux journalistes et organiser leurs visites',
      'Answer journalists and organise their visits',
    ),
    bilingual(
      'Animer nos comptes sur les réseaux et y répondre vraiment',
      'Run our accounts on social networks and really answer there',
    ),
    bilingual(
      'Travailler avec graphistes, traducteurs et imprimeurs',
      'Work with designers, translators and printers',
    ),
  ],
  profile: [
    bilingual(
      'Vous avez une belle plume et acceptez que l’on vous corrige',
      'You write well and accept being corrected',
    ),
    bilingual('Vous distinguez un chiffre d’un argument', 'You can tell a figure from an argument'),
    bilingual(
      'Vous avez une formation en communication, en lettres ou en commerce',
      'You have studied communication, languages or business',
    ),
    bilingual(
      'Vous parlez au moins deux langues du Groupe',
      'You speak at least two of the Group’s languages',
    ),
  ],
};
