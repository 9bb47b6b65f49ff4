import type { DemoPage } from '../demo-content.ts';

export const governance: DemoPage = {
  key: 'governance',
  on: '2024-01-15',
  category: 'group-life',
  keywords: ['cooperative'],
  entities: ['estuaire-group'],
  parent: 'group',
  image: 'winds',
  fr: {
    title: `Gouvernance`,
    slug: 'gouvernance',
    summary: `Seize administrateurs élus, un comité de quatorze personnes et une règle : qui décide signe.`,
    modules: [
      {
        type: 'text',
        former: [
          {
            until: '2024-07-03',
            html: `<h2>Le conseil</h2>
<p>Seize administrateurs, élus pour quatre ans par les sociétaires, deux par banque et quatre par les salariés. Le conseil siège chaque mois, dans un port différent. Ses procès-verbaux sont publiés sous trente jours.</p>
<h2>La direction</h2>
<p>Quatorze personnes dirigent le Groupe, ses banques et ses grandes fonctions. Aucune ne gagne plus de vingt fois le salaire le plus bas.</p>`,
          },
        ],
        html: `<h2>Le conseil</h2>
<p>Seize administrateurs, élus pour quatre ans par les sociétaires, deux par banque et quatre par les salariés. Le conseil siège chaque mois, dans un port différent. Ses procès-verbaux sont publiés sous trente jours.</p>
<h2>La direction</h2>
<p>Quatorze personnes dirigent le Groupe, ses banques et ses grandes fonctions. Aucune ne gagne plus de vingt fois le salaire le plus bas ; l’assemblée de 2024 a refusé de relever ce plafond.</p>`,
      },
    ],
  },
  en: {
    title: `Governance`,
    slug: 'governance',
    summary: `Sixteen elected directors, a committee of fourteen and one rule: whoever decides, signs.`,
    modules: [
      {
        type: 'text',
        former: [
          {
            until: '2024-07-03',
            html: `<h2>The board</h2>
<p>Sixteen directors, elected by members for four years, two by each bank and four by the staff. The board sits every month, in a different port. Its minutes are published within thirty days.</p>
<h2>The management</h2>
<p>Fourteen people run the Group, its banks and its main functions. None of them earns more than twenty times the lowest salary.</p>`,
          },
        ],
        html: `<h2>The board</h2>
<p>Sixteen directors, elected by members for four years, two by each bank and four by the staff. The board sits every month, in a different port. Its minutes are published within thirty days.</p>
<h2>The management</h2>
<p>Fourteen people run the Group, its banks and its main functions. None of them earns more than twenty times the lowest salary; the meeting of 2024 declined to raise that cap.</p>`,
      },
    ],
  },
};
