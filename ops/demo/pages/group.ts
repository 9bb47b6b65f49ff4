import type { DemoPage } from '../demo-content.ts';

export const group: DemoPage = {
  key: 'group',
  on: '2024-01-08',
  image: 'islands',
  fr: {
    title: 'Le Groupe',
    slug: 'groupe',
    summary:
      'Six banques, une signature commune et des décisions prises au plus près de ceux qu’elles engagent.',
    modules: [
      {
        type: 'text',
        html: `<p>Le Groupe Estuaire est une union de banques coopératives. Chacune garde son conseil, son nom et sa clientèle ; ensemble, elles partagent leurs fonds propres, leurs systèmes et leurs garanties. Ce partage a une conséquence simple : un crédit accordé à La Rochelle est aussi solide qu’un crédit accordé à Hambourg.</p>
<h2>Comment nous décidons</h2>
<p>Neuf décisions de crédit sur dix sont prises en agence ou à la direction régionale, par des personnes que le client peut rencontrer. Les autres montent au comité du Groupe, qui se réunit chaque mardi et publie chaque trimestre le motif de ses refus.</p>
<h2>Les banques du Groupe</h2>
<table>
<thead><tr><th>Banque</th><th>Siège</th><th>Depuis</th><th>Clients</th></tr></thead>
<tbody>
<tr><td>Banque de Basse-Loire</td><td>Saint-Nazaire</td><td>1868</td><td>1,9 million</td></tr>
<tr><td>Caisse de la Gironde</td><td>Bordeaux</td><td>1874</td><td>1,6 million</td></tr>
<tr><td>Scheldebank</td><td>Anvers</td><td>1891</td><td>1,3 million</td></tr>
<tr><td>Elbe-Sparverein</td><td>Hambourg</td><td>1902</td><td>1,2 million</td></tr>
<tr><td>Banco do Douro</td><td>Porto</td><td>1911</td><td>0,8 million</td></tr>
<tr><td>Severn Mutual</td><td>Bristol</td><td>1926</td><td>0,6 million</td></tr>
</tbody>
</table>`,
      },
    ],
  },
  en: {
    title: 'The Group',
    slug: 'group',
    summary: 'Six banks, one common guarantee, and decisions taken close to those they bind.',
    modules: [
      {
        type: 'text',
        html: `<p>Estuaire Group is a union of cooperative banks. Each keeps its board, its name and its customers; together they share their capital, their systems and their guarantees. The consequence is simple: a loan granted in La Rochelle is as sound as one granted in Hamburg.</p>
<h2>How we decide</h2>
<p>Nine lending decisions in ten are taken in a branch or a regional office, by people the customer can meet. The others go up to the Group’s committee, which sits every Tuesday and publishes the reasons for its refusals every quarter.</p>
<h2>The banks of the Group</h2>
<table>
<thead><tr><th>Bank</th><th>Seat</th><th>Since</th><th>Customers</th></tr></thead>
<tbody>
<tr><td>Banque de Basse-Loire</td><td>Saint-Nazaire</td><td>1868</td><td>1.9 million</td></tr>
<tr><td>Caisse de la Gironde</td><td>Bordeaux</td><td>1874</td><td>1.6 million</td></tr>
<tr><td>Scheldebank</td><td>Antwerp</td><td>1891</td><td>1.3 million</td></tr>
<tr><td>Elbe-Sparverein</td><td>Hamburg</td><td>1902</td><td>1.2 million</td></tr>
<tr><td>Banco do Douro</td><td>Porto</td><td>1911</td><td>0.8 million</td></tr>
<tr><td>Severn Mutual</td><td>Bristol</td><td>1926</td><td>0.6 million</td></tr>
</tbody>
</table>`,
      },
    ],
  },
};
