import type { DemoPage } from '../demo-content.ts';

export const figures: DemoPage = {
  key: 'figures',
  on: '2024-03-01',
  category: 'results',
  types: ['figures'],
  entities: ['estuaire-group'],
  parent: 'group',
  image: 'soundings',
  fr: {
    title: `Chiffres clés`,
    slug: 'chiffres-cles',
    summary: `Trois ans de comptes et d’engagements dans le même tableau : ce que nous prêtons, ce que nous gagnons, ce que nous avons promis.`,
    modules: [
      {
        type: 'text',
        former: [
          {
            until: '2025-02-27',
            html: `<h2>Les comptes</h2>
<table><thead><tr><th>Au 31 décembre</th><th>2023</th></tr></thead><tbody>
<tr><td>Produit net bancaire</td><td>4,61 milliards d’euros</td></tr>
<tr><td>Résultat net</td><td>742 millions d’euros</td></tr>
<tr><td>Encours de crédit</td><td>56 milliards d’euros</td></tr>
<tr><td>Épargne gérée</td><td>81 milliards d’euros</td></tr>
<tr><td>Fonds propres (CET1)</td><td>15,1 %</td></tr>
</tbody></table>
<h2>Les engagements</h2>
<table><thead><tr><th>Au 31 décembre</th><th>2023</th></tr></thead><tbody>
<tr><td>Émissions financées, depuis 2019</td><td>− 14 %</td></tr>
<tr><td>Logements rénovés, depuis 2022</td><td>74 000</td></tr>
<tr><td>Femmes dans les comités de direction</td><td>41 %</td></tr>
</tbody></table>`,
          },
          {
            until: '2026-02-26',
            html: `<h2>Les comptes</h2>
<table><thead><tr><th>Au 31 décembre</th><th>2023</th><th>2024</th></tr></thead><tbody>
<tr><td>Produit net bancaire</td><td>4,61 milliards d’euros</td><td>4,78 milliards d’euros</td></tr>
<tr><td>Résultat net</td><td>742 millions d’euros</td><td>781 millions d’euros</td></tr>
<tr><td>Encours de crédit</td><td>56 milliards d’euros</td><td>59 milliards d’euros</td></tr>
<tr><td>Épargne gérée</td><td>81 milliards d’euros</td><td>87 milliards d’euros</td></tr>
<tr><td>Fonds propres (CET1)</td><td>15,1 %</td><td>15,4 %</td></tr>
</tbody></table>
<h2>Les engagements</h2>
<table><thead><tr><th>Au 31 décembre</th><th>2023</th><th>2024</th></tr></thead><tbody>
<tr><td>Émissions financées, depuis 2019</td><td>− 14 %</td><td>− 21 %</td></tr>
<tr><td>Logements rénovés, depuis 2022</td><td>74 000</td><td>131 000</td></tr>
<tr><td>Femmes dans les comités de direction</td><td>41 %</td><td>44 %</td></tr>
</tbody></table>`,
          },
        ],
        html: `<h2>Les comptes</h2>
<table><thead><tr><th>Au 31 décembre</th><th>2023</th><th>2024</th><th>2025</th></tr></thead><tbody>
<tr><td>Produit net bancaire</td><td>4,61 milliards d’euros</td><td>4,78 milliards d’euros</td><td>4,97 milliards d’euros</td></tr>
<tr><td>Résultat net</td><td>742 millions d’euros</td><td>781 millions d’euros</td><td>826 millions d’euros</td></tr>
<tr><td>Encours de crédit</td><td>56 milliards d’euros</td><td>59 milliards d’euros</td><td>62 milliards d’euros</td></tr>
<tr><td>Épargne gérée</td><td>81 milliards d’euros</td><td>87 milliards d’euros</td><td>94 milliards d’euros</td></tr>
<tr><td>Fonds propres (CET1)</td><td>15,1 %</td><td>15,4 %</td><td>15,8 %</td></tr>
</tbody></table>
<h2>Les engagements</h2>
<table><thead><tr><th>Au 31 décembre</th><th>2023</th><th>2024</th><th>2025</th></tr></thead><tbody>
<tr><td>Émissions financées, depuis 2019</td><td>− 14 %</td><td>− 21 %</td><td>− 27 %</td></tr>
<tr><td>Logements rénovés, depuis 2022</td><td>74 000</td><td>131 000</td><td>188 000</td></tr>
<tr><td>Femmes dans les comités de direction</td><td>41 %</td><td>44 %</td><td>47 %</td></tr>
</tbody></table>
<p>Le détail et la méthode figurent dans le <a href="file:annual-report-2025">rapport annuel 2025</a>.</p>`,
      },
    ],
  },
  en: {
    title: `Key figures`,
    slug: 'key-figures',
    summary: `Three years of accounts and commitments in the same table: what we lend, what we earn, what we promised.`,
    modules: [
      {
        type: 'text',
        former: [
          {
            until: '2025-02-27',
            html: `<h2>The accounts</h2>
<table><thead><tr><th>At 31 December</th><th>2023</th></tr></thead><tbody>
<tr><td>Net banking income</td><td>€4.61 billion</td></tr>
<tr><td>Net profit</td><td>€742 million</td></tr>
<tr><td>Loans outstanding</td><td>€56 billion</td></tr>
<tr><td>Assets managed</td><td>€81 billion</td></tr>
<tr><td>Capital ratio (CET1)</td><td>15.1%</td></tr>
</tbody></table>
<h2>The commitments</h2>
<table><thead><tr><th>At 31 December</th><th>2023</th></tr></thead><tbody>
<tr><td>Financed emissions, since 2019</td><td>−14%</td></tr>
<tr><td>Homes renovated, since 2022</td><td>74,000</td></tr>
<tr><td>Women on executive committees</td><td>41%</td></tr>
</tbody></table>`,
          },
          {
            until: '2026-02-26',
            html: `<h2>The accounts</h2>
<table><thead><tr><th>At 31 December</th><th>2023</th><th>2024</th></tr></thead><tbody>
<tr><td>Net banking income</td><td>€4.61 billion</td><td>€4.78 billion</td></tr>
<tr><td>Net profit</td><td>€742 million</td><td>€781 million</td></tr>
<tr><td>Loans outstanding</td><td>€56 billion</td><td>€59 billion</td></tr>
<tr><td>Assets managed</td><td>€81 billion</td><td>€87 billion</td></tr>
<tr><td>Capital ratio (CET1)</td><td>15.1%</td><td>15.4%</td></tr>
</tbody></table>
<h2>The commitments</h2>
<table><thead><tr><th>At 31 December</th><th>2023</th><th>2024</th></tr></thead><tbody>
<tr><td>Financed emissions, since 2019</td><td>−14%</td><td>−21%</td></tr>
<tr><td>Homes renovated, since 2022</td><td>74,000</td><td>131,000</td></tr>
<tr><td>Women on executive committees</td><td>41%</td><td>44%</td></tr>
</tbody></table>`,
          },
        ],
        html: `<h2>The accounts</h2>
<table><thead><tr><th>At 31 December</th><th>2023</th><th>2024</th><th>2025</th></tr></thead><tbody>
<tr><td>Net banking income</td><td>€4.61 billion</td><td>€4.78 billion</td><td>€4.97 billion</td></tr>
<tr><td>Net profit</td><td>€742 million</td><td>€781 million</td><td>€826 million</td></tr>
<tr><td>Loans outstanding</td><td>€56 billion</td><td>€59 billion</td><td>€62 billion</td></tr>
<tr><td>Assets managed</td><td>€81 billion</td><td>€87 billion</td><td>€94 billion</td></tr>
<tr><td>Capital ratio (CET1)</td><td>15.1%</td><td>15.4%</td><td>15.8%</td></tr>
</tbody></table>
<h2>The commitments</h2>
<table><thead><tr><th>At 31 December</th><th>2023</th><th>2024</th><th>2025</th></tr></thead><tbody>
<tr><td>Financed emissions, since 2019</td><td>−14%</td><td>−21%</td><td>−27%</td></tr>
<tr><td>Homes renovated, since 2022</td><td>74,000</td><td>131,000</td><td>188,000</td></tr>
<tr><td>Women on executive committees</td><td>41%</td><td>44%</td><td>47%</td></tr>
</tbody></table>
<p>Details and method are in the <a href="file:annual-report-2025">2025 annual report</a>.</p>`,
      },
    ],
  },
};
