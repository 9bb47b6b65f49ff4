import { bilingual, type Domain, occupation } from '../domain.ts';

/** Jobs in lending to companies, ports and wind farms. */
export const corporate: Domain = {
  name: bilingual('Banque des entreprises', 'Corporate banking'),
  share: 10,
  remote: 'hybrid',
  occupations: [
    occupation('Chargé de clientèle entreprises', 'Corporate banking manager', [3, 10], 45),
    occupation('Banquier d’affaires', 'Corporate investment banker', [5, 12], 62),
    occupation('Analyste crédit', 'Credit analyst', [0, 5], 36),
    occupation('Responsable du financement de projets', 'Project finance manager', [6, 15], 66),
    occupation(
      'Conseiller en fusions-acquisitions',
      'Mergers and acquisitions analyst',
      [2, 8],
      55,
    ),
    occupation('Expert en évaluation d’entreprises', 'Business valuer', [4, 10], 54),
    occupation('Trésorier d’entreprise', 'Corporate treasurer', [4, 12], 52),
    occupation('Conseiller en financements publics', 'Public funding adviser', [3, 9], 42),
  ],
  teams: [
    bilingual(
      'le pôle maritime, dix-huit personnes qui financent chantiers, flottes et quais',
      'the maritime team, eighteen people who finance yards, fleets and quays',
    ),
    bilingual(
      'le centre d’affaires, qui accompagne six cents petites et moyennes entreprises',
      'the business centre, which works with six hundred small and medium-sized companies',
    ),
    bilingual(
      'l’équipe des énergies marines, entre ingénieurs et financiers',
      'the marine energy team, between engineers and financiers',
    ),
  ],
  missions: [
    bilingual(
      'Développer un portefeuille d’entreprises de dix à cinq cents salariés',
      'Develop a portfolio of companies with ten to five hundred employees',
    ),
    bilingual(
      'Analyser les comptes, visiter les ateliers et écrire un avis que l’on puisse relire dans dix ans',
      'Analyse accounts, visit workshops and write opinions that can be read again in ten years',
    ),
    bilingual(
      'Structurer des crédits de moyen et de long terme, seul ou avec d’autres banques',
      'Structure medium and long-term loans, alone or with other banks',
    ),
    bilingual(
      'Négocier les garanties et les engagements environnementaux avec l’emprunteur',
      'Negotiate collateral and environmental covenants with borrowers',
    ),
    bilingual(
      'Présenter les dossiers au comité de crédit et suivre les décaissements',
      'Present files to the credit committee and follow up drawdowns',
    ),
    bilingual(
      'Alerter tôt quand la trésorerie d’un client se tend, et chercher la solution avec lui',
      'Raise the alarm early when a customer’s cash is tight, and look for a way out together',
    ),
    bilingual(
      'Travailler avec les gestionnaires de flux, d’épargne salariale et d’assurance',
      'Work with colleagues in payments, employee savings and insurance',
    ),
  ],
  profile: [
    bilingual(
      'Vous lisez un bilan comme d’autres une carte marine',
      'You read a balance sheet as others read a sea chart',
    ),
    bilingual(
      'Vous avez déjà suivi des entreprises, dans une banque, un cabinet ou une direction financière',
      'You have worked with companies before, in a bank, a firm or a finance department',
    ),
    bilingual(
      'Vous écrivez clairement et vous savez résumer un dossier de cent pages en deux',
      'You write clearly and can sum up a hundred pages in two',
    ),
    bilingual(
      'Une autre langue du Groupe vous sert toutes les semaines',
      'You use another of the Group’s languages every week',
    ),
  ],
};
