import type { DemoPage } from './demo-page.ts';

export const commitments: DemoPage = {
  key: 'commitments',
  fr: {
    title: 'Nos engagements',
    slug: 'engagements',
    summary:
      'Des objectifs datés, des chiffres vérifiés par un tiers et le compte rendu de ce que nous n’avons pas tenu.',
    modules: [
      {
        type: 'text',
        html: `<p>Un engagement qui ne porte ni date ni chiffre est une intention. Les nôtres portent les deux, et un cabinet indépendant en vérifie l’avancement chaque année.</p>
<h2>Ce que nous avons promis</h2>
<table>
<thead><tr><th>Objectif</th><th>Échéance</th><th>Où nous en sommes</th></tr></thead>
<tbody>
<tr><td>Réduire de 45 % les émissions que nous finançons</td><td>2030</td><td>− 27 % à la fin de 2025</td></tr>
<tr><td>Rénover 300 000 logements</td><td>2028</td><td>188 000 logements</td></tr>
<tr><td>Atteindre la parité dans les comités de direction</td><td>2026</td><td>47 % de femmes</td></tr>
</tbody>
</table>
<h2>Ce que nous n’avons pas tenu</h2>
<p>Nous devions raccorder toutes nos agences à une électricité renouvelable avant la fin de 2024. Il en reste 112, dont les bailleurs n’ont pas encore donné leur accord. Le nouveau terme est juin 2026.</p>`,
      },
    ],
  },
  en: {
    title: 'Our commitments',
    slug: 'commitments',
    summary:
      'Targets with dates, figures checked by a third party, and an account of what we did not keep.',
    modules: [
      {
        type: 'text',
        html: `<p>A commitment with neither date nor figure is an intention. Ours have both, and an independent firm checks their progress every year.</p>
<h2>What we promised</h2>
<table>
<thead><tr><th>Target</th><th>Due</th><th>Where we stand</th></tr></thead>
<tbody>
<tr><td>Cut the emissions we finance by 45%</td><td>2030</td><td>−27% at the end of 2025</td></tr>
<tr><td>Renovate 300,000 homes</td><td>2028</td><td>188,000 homes</td></tr>
<tr><td>Reach parity on executive committees</td><td>2026</td><td>47% women</td></tr>
</tbody>
</table>
<h2>What we did not keep</h2>
<p>All our branches were to run on renewable electricity by the end of 2024. There are 112 left, whose landlords have not yet agreed. The new date is June 2026.</p>`,
      },
    ],
  },
};
