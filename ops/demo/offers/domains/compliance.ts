import { bilingual, type Domain, occupation } from '../domain.ts';

/** Jobs in compliance. */
export const compliance: Domain = {
  name: bilingual('Conformité et audit', 'Compliance and audit'),
  share: 6,
  remote: 'hybrid',
  occupations: [
    occupation('Auditeur comptable et financier', 'Financial auditor', [2, 8], 45),
    occupation('Auditeur des systèmes d’information', 'IT auditor', [3, 9], 49),
    occupation('Agent d’audit', 'Auditing clerk', [0, 3], 29),
    occupation('Chef de service juridique', 'Regulatory affairs manager', [6, 15], 60),
    occupation('Analyste conformité', 'Compliance analyst', [1, 6], 38),
    occupation('Directeur de l’audit interne', 'Internal audit manager', [10, 20], 78),
  ],
  teams: [
    bilingual(
      'l’inspection générale, qui va voir sur place et publie ses conclusions en interne',
      'the inspectorate, which goes and sees, and publishes its findings internally',
    ),
    bilingual(
      'l’équipe de lutte contre le blanchiment, vingt personnes entre Saint-Nazaire et Hambourg',
      'the anti-money-laundering team, twenty people between Saint-Nazaire and Hamburg',
    ),
  ],
  missions: [
    bilingual(
      'Conduire des missions d’audit en agence et dans les directions, de la préparation au rapport',
      'Carry out audits in branches and departments, from preparation to report',
    ),
    bilingual(
      'Examiner les opérations signalées et décider de la suite à leur donner',
      'Examine transactions that were flagged and decide what follows',
    ),
    bilingual(
      'Traduire les textes nouveaux en procédures que les agences puissent appliquer',
      'Turn new rules into procedures that branches can apply',
    ),
    bilingual(
      'Former les équipes et répondre à leurs questions avant qu’elles ne deviennent des incidents',
      'Train teams and answer their questions before they become incidents',
    ),
    bilingual(
      'Suivre les recommandations jusqu’à leur mise en œuvre',
      'Follow recommendations until they are carried out',
    ),
    bilingual(
      'Tenir le registre des conflits d’intérêts et conseiller ceux qui hésitent',
      'Keep the register of conflicts of interest and advise those in doubt',
    ),
  ],
  profile: [
    bilingual(
      'Vous avez l’esprit indépendant et la parole courtoise',
      'You have an independent mind and good manners',
    ),
    bilingual(
      'Vous avez étudié le droit, la finance ou l’audit',
      'You have studied law, finance or auditing',
    ),
    bilingual(
      'Vous savez interroger sans accuser et écrire sans blesser',
      'You can question without accusing and write without offending',
    ),
    bilingual(
      'Vous acceptez de vous déplacer quelques jours par mois',
      'You are ready to travel a few days a month',
    ),
  ],
};
