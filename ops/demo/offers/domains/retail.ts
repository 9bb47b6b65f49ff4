import { bilingual, type Domain, occupation } from '../domain.ts';

/** Jobs of advisers in branches, and of those who lead them. */
export const retail: Domain = {
  name: bilingual('Banque de détail', 'Retail banking'),
  share: 24,
  isLocal: true,
  remote: 'on-site',
  occupations: [
    occupation('Chargé de clientèle banque', 'Relationship banking manager', [1, 6], 31),
    occupation('Gestionnaire de clientèle bancaire', 'Bank account manager', [1, 5], 30),
    occupation('Employé de banque', 'Bank teller', [0, 2], 25),
    occupation('Conseiller crédits', 'Credit adviser', [1, 6], 32),
    occupation('Planificateur financier', 'Financial planner', [3, 10], 41),
    occupation('Conseiller en investissements', 'Investment adviser', [3, 8], 42),
    occupation('Directeur d’agence bancaire', 'Bank manager', [6, 15], 52),
    occupation('Courtier en prêts immobiliers', 'Mortgage broker', [1, 6], 33),
    occupation('Responsable de la relation clientèle', 'Client relations manager', [4, 10], 44),
  ],
  teams: [
    bilingual(
      'une agence de sept personnes, ouverte aussi le samedi matin parce que le marché est sur la place',
      'a branch of seven people, which also opens on Saturday mornings because the market is on the square',
    ),
    bilingual(
      'une agence de onze personnes, dont trois ont commencé ici en alternance',
      'a branch of eleven people, three of whom began here as apprentices',
    ),
    bilingual(
      'une équipe de secteur qui réunit quatre agences et se retrouve chaque lundi',
      'an area team of four branches, which meets every Monday',
    ),
  ],
  missions: [
    bilingual(
      'Suivre un portefeuille de clients particuliers et les recevoir en agence, par téléphone ou en visioconférence',
      'Look after a portfolio of personal customers, in the branch, by telephone or by video',
    ),
    bilingual(
      'Préparer les rendez-vous, écouter les projets et proposer ce qui convient, même quand c’est de ne rien souscrire',
      'Prepare meetings, listen to plans and recommend what suits, even when that means buying nothing',
    ),
    bilingual(
      'Monter les dossiers de prêt immobilier et de travaux, et les défendre en comité',
      'Build mortgage and renovation loan files, and make the case for them in committee',
    ),
    bilingual(
      'Repérer les clients fragiles et convenir avec eux d’une solution avant l’incident',
      'Notice customers in difficulty and agree on a way out before a payment is missed',
    ),
    bilingual(
      'Répondre aux demandes du quotidien dans la journée et rendre compte de la suite donnée',
      'Answer everyday requests within the day and tell customers what became of them',
    ),
    bilingual(
      'Faire connaître la banque dans la ville, de la salle des mariages au club d’aviron',
      'Make the bank known in town, from the registry office to the rowing club',
    ),
    bilingual(
      'Veiller à la qualité des dossiers et à la connaissance des clients',
      'Keep files in good order and customer knowledge up to date',
    ),
  ],
  profile: [
    bilingual(
      'Vous aimez expliquer, et vous savez dire non en donnant vos raisons',
      'You like to explain, and can say no and give your reasons',
    ),
    bilingual(
      'Vous connaissez les produits d’épargne et de crédit, ou vous les apprendrez avec nous en huit semaines',
      'You know savings and loans, or will learn them with us in eight weeks',
    ),
    bilingual(
      'Vous travaillez avec rigueur et gardez trace de ce qui a été promis',
      'You are thorough, and keep a record of what was promised',
    ),
    bilingual(
      'Une formation commerciale ou bancaire est bienvenue, une autre expérience du public aussi',
      'A degree in business or banking is welcome, and so is any other work with the public',
    ),
  ],
};
