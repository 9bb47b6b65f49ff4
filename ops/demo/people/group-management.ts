import type { DemoPerson } from '../demo-content.ts';

/** The management of the Group and its functions. */
export const groupManagement: readonly DemoPerson[] = [
  {
    key: 'lescure',
    on: '2024-01-16',
    firstName: 'Bertrand',
    lastName: 'Lescure',
    order: 10,
    fr: {
      role: `Président du conseil d’administration`,
      summary: `Ostréiculteur pendant trente ans, il préside le conseil depuis 2021, élu par les sociétaires.`,
      biography: `
Né en 1958 à La Tremblade, Bertrand Lescure reprend à vingt-deux ans les parcs de son père. Il préside la coopérative de Marennes de 1998 à 2012, puis la Caisse de la Gironde.

Élu à la tête du conseil en 2021, réélu en 2025, il a rendu publics les procès-verbaux et les motifs de refus du comité des crédits.

## Il tient à

Une assemblée générale où l’on vote à main levée, et où l’on peut perdre.`,
      quotation: `Une assemblée qui ne dit jamais non n’est pas une assemblée.`,
    },
    en: {
      role: `Chair of the board`,
      summary: `An oyster farmer for thirty years, he has chaired the board since 2021, elected by the members.`,
      biography: `
Born in La Tremblade in 1958, Bertrand Lescure took over his father’s oyster beds at twenty-two. He chaired the cooperative of Marennes from 1998 to 2012, then Caisse de la Gironde.

Elected to chair the board in 2021 and again in 2025, he made public its minutes and the reasons for which the credit committee says no.

## He cares about

A general meeting where people vote by show of hands, and where one can lose.`,
      quotation: `A meeting that never says no is not a meeting.`,
    },
  },
  {
    key: 'kervadec',
    on: '2024-01-16',
    firstName: 'Hélène',
    lastName: 'Kervadec',
    order: 20,
    isSpokesperson: true,
    fr: {
      role: `Directrice générale du Groupe Estuaire`,
      summary: `Entrée comme guichetière à Douarnenez en 1989, elle dirige le Groupe depuis 2020.`,
      biography: `
Hélène Kervadec a tenu un guichet, une agence, puis une région, avant de diriger la Banque de Basse-Loire de 2012 à 2020. Elle est diplômée de l’université de Brest, en histoire.

À la tête du Groupe, elle a conduit la sortie des énergies fossiles votée en 2021 et lancé le programme des 300 000 logements. Elle signe elle-même, chaque année en décembre, le compte rendu de ce qui n’a pas été tenu.

## Elle tient à

Répondre à douze lettres de clients par semaine, à la main.`,
      quotation: `Nous préférons le retard au décor.`,
    },
    en: {
      role: `Chief Executive, Estuaire Group`,
      summary: `She joined as a cashier in Douarnenez in 1989, and has run the Group since 2020.`,
      biography: `
Hélène Kervadec ran a counter, a branch, then a region, before leading Banque de Basse-Loire from 2012 to 2020. She holds a degree in history from the university of Brest.

At the head of the Group she led the exit from fossil fuels, voted in 2021, and launched the programme of 300,000 homes. Every December she herself signs the account of what was not kept.

## She cares about

Answering twelve letters from customers a week, by hand.`,
      quotation: `We would rather be late than dressed up.`,
    },
  },
  {
    key: 'diallo',
    on: '2024-01-16',
    firstName: 'Aminata',
    lastName: 'Diallo',
    order: 30,
    isSpokesperson: true,
    fr: {
      role: `Directrice financière du Groupe`,
      summary: `Elle tient les comptes des six banques et met les promesses dans le même tableau que les profits.`,
      biography: `
Aminata Diallo a commencé comme contrôleuse à la Cour des comptes, puis rejoint le Groupe en 2011 pour unifier les systèmes comptables des six banques. Elle en est directrice financière depuis 2019.

On lui doit la page unique des chiffres clés, où engagements et résultats se lisent ensemble, et la publication du coût réel de chaque promesse.

## Elle tient à

Un bilan que sa mère peut lire. Sa mère l’a lu, et a posé deux questions.`,
    },
    en: {
      role: `Chief financial officer of the Group`,
      summary: `She keeps the accounts of the six banks, and puts promises in the same table as profits.`,
      biography: `
Aminata Diallo began as an auditor at the French court of auditors, then joined the Group in 2011 to bring together the accounting of its six banks. She has been chief financial officer since 2019.

She is behind the single page of key figures, where commitments and results are read together, and the publication of what each promise really costs.

## She cares about

A balance sheet that her mother can read. Her mother read it, and asked two questions.`,
    },
  },
  {
    key: 'tavares',
    on: '2024-01-16',
    firstName: 'Inês',
    lastName: 'Tavares',
    order: 40,
    isSpokesperson: true,
    fr: {
      role: `Responsable des risques climatiques`,
      summary: `Océanographe, elle a cartographié le risque de submersion de 640 000 prêts, et écrit aux propriétaires.`,
      biography: `
Docteure de l’université d’Aveiro, Inês Tavares a étudié les surcotes de tempête pendant dix ans avant d’entrer au Groupe, en 2018. Son équipe de vingt-deux personnes compte plus de géographes que de financiers.

Elle est à l’origine des vingt-deux mille lettres de 2024 et du prêt de repli.

## Elle tient à

Montrer au client la carte que la banque regarde.`,
      quotation: `Un risque que l’on partage se gère ; un risque que l’on tait se paie.`,
    },
    en: {
      role: `Head of climate risk`,
      summary: `An oceanographer, she mapped the flood risk of 640,000 loans, and wrote to the owners.`,
      biography: `
A doctor of the university of Aveiro, Inês Tavares studied storm surges for ten years before joining the Group in 2018. Her team of twenty-two has more geographers than financiers.

She is behind the twenty-two thousand letters of 2024 and the relocation loan.

## She cares about

Showing customers the map that the bank looks at.`,
      quotation: `A risk that is shared can be managed; a risk that is hushed up has to be paid for.`,
    },
  },
  {
    key: 'dewolf',
    on: '2024-01-16',
    firstName: 'Katrijn',
    lastName: 'De Wolf',
    order: 50,
    isSpokesperson: true,
    fr: {
      role: `Directrice des ressources humaines`,
      summary: `Elle a supprimé la règle des deux déménagements et publié les salaires dans les annonces.`,
      biography: `
Juriste de formation, Katrijn De Wolf a défendu les marins du port d’Anvers devant le tribunal du travail avant de passer, dit-elle, de l’autre côté de la table. Elle entre à Scheldebank en 2006, au Groupe en 2017.

Elle a fait passer la part des femmes dans les comités de direction de 31 % à la parité.

## Elle tient à

Deux entretiens, jamais trois.`,
    },
    en: {
      role: `Head of human resources`,
      summary: `She scrapped the rule of two relocations and put salaries into job advertisements.`,
      biography: `
A lawyer by training, Katrijn De Wolf defended the sailors of the port of Antwerp before the labour court until she moved, as she puts it, to the other side of the table. She joined Scheldebank in 2006 and the Group in 2017.

She brought the share of women on executive committees from 31% to parity.

## She cares about

Two interviews, never three.`,
    },
  },
  {
    key: 'demir',
    on: '2024-01-16',
    firstName: 'Yusuf',
    lastName: 'Demir',
    order: 60,
    fr: {
      role: `Directeur des systèmes d’information`,
      summary: `Il éteint les ordinateurs exprès, une fois par an, pour apprendre ce qui manque.`,
      biography: `
Né à Gand, ingénieur de l’université de Louvain, Yusuf Demir a dirigé l’exploitation d’un terminal à conteneurs avant de rejoindre le Groupe en 2015. Il en a ramené une idée simple : ce qui ne s’arrête jamais tombe mal.

Ses équipes, 2 300 personnes à Nantes, Hambourg et Porto, écrivent les trois quarts du code du Groupe.`,
    },
    en: {
      role: `Chief information officer`,
      summary: `He switches the computers off on purpose, once a year, to learn what is missing.`,
      biography: `
Born in Ghent, an engineer of the university of Leuven, Yusuf Demir ran a container terminal before joining the Group in 2015. He brought back a simple idea: what never stops falls badly.

His teams, 2,300 people in Nantes, Hamburg and Porto, write three quarters of the Group’s code.`,
    },
  },
  {
    key: 'hartley',
    on: '2024-01-16',
    firstName: 'Thomas',
    lastName: 'Hartley',
    order: 70,
    fr: {
      role: `Déontologue du Groupe`,
      summary: `Nommé par l’assemblée et non par la direction, il lit les alertes avec deux enquêteurs, et personne d’autre.`,
      biography: `
Ancien procureur à Cardiff, Thomas Hartley a été élu déontologue par l’assemblée générale de 2022, pour six ans non renouvelables. Il ne dépend de personne, et personne ne fixe sa prime : il n’en a pas.

Il publie chaque année le nombre d’alertes, de sanctions et d’erreurs, les siennes comprises.`,
    },
    en: {
      role: `Ethics officer of the Group`,
      summary: `Appointed by the general meeting rather than by management, he reads reports with two investigators, and nobody else does.`,
      biography: `
A former prosecutor in Cardiff, Thomas Hartley was elected ethics officer by the general meeting of 2022, for a single term of six years. He answers to nobody, and nobody sets his bonus: he has none.

Every year he publishes the number of reports, disciplinary actions and mistakes, his own included.`,
    },
  },
];
