import type { DemoPage } from '../demo-content.ts';

export const commitments: DemoPage = {
  key: 'commitments',
  on: '2024-01-08',
  category: 'climate-coast',
  entities: ['estuaire-group'],
  image: 'tides',
  fr: {
    title: 'Nos engagements',
    slug: 'engagements',
    summary:
      'Des objectifs datés, des chiffres vérifiés par un tiers et le compte rendu de ce que nous n’avons pas tenu.',
    modules: [
      {
        type: 'text',
        former: [
          {
            until: '2024-12-04',
            html: `<p>Un engagement qui ne porte ni date ni chiffre est une intention. Les nôtres portent les deux, et un cabinet indépendant en vérifie l’avancement chaque année.</p>
<h2>Ce que nous avons promis</h2>
<table>
<thead><tr><th>Objectif</th><th>Échéance</th><th>Où nous en sommes</th></tr></thead>
<tbody>
<tr><td>Réduire de 45 % les émissions que nous finançons</td><td>2030</td><td>− 14 % à la fin de 2023</td></tr>
<tr><td>Rénover 300 000 logements</td><td>2028</td><td>74 000 logements</td></tr>
<tr><td>Atteindre la parité dans les comités de direction</td><td>2026</td><td>41 % de femmes</td></tr>
</tbody>
</table>
<h2>Ce que nous n’avons pas tenu</h2>
<p>Nous devions proposer le prêt à taux nul pour surélever les planchers dans nos six banques avant la fin de 2023. Il y en a cinq : le droit britannique demandait un agrément, obtenu en mars 2024.</p>`,
          },
          {
            until: '2025-02-27',
            html: `<p>Un engagement qui ne porte ni date ni chiffre est une intention. Les nôtres portent les deux, et un cabinet indépendant en vérifie l’avancement chaque année.</p>
<h2>Ce que nous avons promis</h2>
<table>
<thead><tr><th>Objectif</th><th>Échéance</th><th>Où nous en sommes</th></tr></thead>
<tbody>
<tr><td>Réduire de 45 % les émissions que nous finançons</td><td>2030</td><td>− 14 % à la fin de 2023</td></tr>
<tr><td>Rénover 300 000 logements</td><td>2028</td><td>74 000 logements</td></tr>
<tr><td>Atteindre la parité dans les comités de direction</td><td>2026</td><td>41 % de femmes</td></tr>
</tbody>
</table>
<h2>Ce que nous n’avons pas tenu</h2>
<p>Nous devions raccorder toutes nos agences à une électricité renouvelable avant la fin de 2024. Il en reste 164, dont les bailleurs n’ont pas encore donné leur accord. Le nouveau terme est juin 2026.</p>`,
          },
          {
            until: '2026-02-26',
            html: `<p>Un engagement qui ne porte ni date ni chiffre est une intention. Les nôtres portent les deux, et un cabinet indépendant en vérifie l’avancement chaque année.</p>
<h2>Ce que nous avons promis</h2>
<table>
<thead><tr><th>Objectif</th><th>Échéance</th><th>Où nous en sommes</th></tr></thead>
<tbody>
<tr><td>Réduire de 45 % les émissions que nous finançons</td><td>2030</td><td>− 21 % à la fin de 2024</td></tr>
<tr><td>Rénover 300 000 logements</td><td>2028</td><td>131 000 logements</td></tr>
<tr><td>Atteindre la parité dans les comités de direction</td><td>2026</td><td>44 % de femmes</td></tr>
</tbody>
</table>
<h2>Ce que nous n’avons pas tenu</h2>
<p>Nous devions raccorder toutes nos agences à une électricité renouvelable avant la fin de 2024. Il en reste 164, dont les bailleurs n’ont pas encore donné leur accord. Le nouveau terme est juin 2026.</p>`,
          },
          {
            until: '2026-07-01',
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
          {
            until: '2026-10-21',
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
<p>Nous devions raccorder toutes nos agences à une électricité renouvelable avant la fin de 2024, puis avant juin 2026. <a href="demo:news/nine-branches-left">Il en reste neuf.</a></p>`,
          },
        ],
        html: `<p>Un engagement qui ne porte ni date ni chiffre est une intention. Les nôtres portent les deux, et un cabinet indépendant en vérifie l’avancement chaque année.</p>
<h2>Ce que nous avons promis</h2>
<table>
<thead><tr><th>Objectif</th><th>Échéance</th><th>Où nous en sommes</th></tr></thead>
<tbody>
<tr><td>Réduire de 45 % les émissions que nous finançons</td><td>2030</td><td>− 27 % à la fin de 2025</td></tr>
<tr><td>Rénover 300 000 logements</td><td>2028</td><td>229 000 logements</td></tr>
<tr><td>Atteindre la parité dans les comités de direction</td><td>2026</td><td>50 % de femmes, depuis octobre 2026</td></tr>
</tbody>
</table>
<h2>Ce que nous n’avons pas tenu</h2>
<p>Nous devions raccorder toutes nos agences à une électricité renouvelable avant la fin de 2024, puis avant juin 2026. <a href="demo:news/nine-branches-left">Il en reste neuf.</a></p>`,
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
        former: [
          {
            until: '2024-12-04',
            html: `<p>A commitment with neither date nor figure is an intention. Ours have both, and an independent firm checks their progress every year.</p>
<h2>What we promised</h2>
<table>
<thead><tr><th>Target</th><th>Due</th><th>Where we stand</th></tr></thead>
<tbody>
<tr><td>Cut the emissions we finance by 45%</td><td>2030</td><td>−14% at the end of 2023</td></tr>
<tr><td>Renovate 300,000 homes</td><td>2028</td><td>74,000 homes</td></tr>
<tr><td>Reach parity on executive committees</td><td>2026</td><td>41% women</td></tr>
</tbody>
</table>
<h2>What we did not keep</h2>
<p>Our six banks were all to offer loans at no interest for raising floors by the end of 2023. Five do: British law required a licence, which came in March 2024.</p>`,
          },
          {
            until: '2025-02-27',
            html: `<p>A commitment with neither date nor figure is an intention. Ours have both, and an independent firm checks their progress every year.</p>
<h2>What we promised</h2>
<table>
<thead><tr><th>Target</th><th>Due</th><th>Where we stand</th></tr></thead>
<tbody>
<tr><td>Cut the emissions we finance by 45%</td><td>2030</td><td>−14% at the end of 2023</td></tr>
<tr><td>Renovate 300,000 homes</td><td>2028</td><td>74,000 homes</td></tr>
<tr><td>Reach parity on executive committees</td><td>2026</td><td>41% women</td></tr>
</tbody>
</table>
<h2>What we did not keep</h2>
<p>All our branches were to run on renewable electricity by the end of 2024. There are 164 left, whose landlords have not yet agreed. The new date is June 2026.</p>`,
          },
          {
            until: '2026-02-26',
            html: `<p>A commitment with neither date nor figure is an intention. Ours have both, and an independent firm checks their progress every year.</p>
<h2>What we promised</h2>
<table>
<thead><tr><th>Target</th><th>Due</th><th>Where we stand</th></tr></thead>
<tbody>
<tr><td>Cut the emissions we finance by 45%</td><td>2030</td><td>−21% at the end of 2024</td></tr>
<tr><td>Renovate 300,000 homes</td><td>2028</td><td>131,000 homes</td></tr>
<tr><td>Reach parity on executive committees</td><td>2026</td><td>44% women</td></tr>
</tbody>
</table>
<h2>What we did not keep</h2>
<p>All our branches were to run on renewable electricity by the end of 2024. There are 164 left, whose landlords have not yet agreed. The new date is June 2026.</p>`,
          },
          {
            until: '2026-07-01',
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
          {
            until: '2026-10-21',
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
<p>All our branches were to run on renewable electricity by the end of 2024, then by June 2026. <a href="demo:news/nine-branches-left">Nine are left.</a></p>`,
          },
        ],
        html: `<p>A commitment with neither date nor figure is an intention. Ours have both, and an independent firm checks their progress every year.</p>
<h2>What we promised</h2>
<table>
<thead><tr><th>Target</th><th>Due</th><th>Where we stand</th></tr></thead>
<tbody>
<tr><td>Cut the emissions we finance by 45%</td><td>2030</td><td>−27% at the end of 2025</td></tr>
<tr><td>Renovate 300,000 homes</td><td>2028</td><td>229,000 homes</td></tr>
<tr><td>Reach parity on executive committees</td><td>2026</td><td>50% women, since October 2026</td></tr>
</tbody>
</table>
<h2>What we did not keep</h2>
<p>All our branches were to run on renewable electricity by the end of 2024, then by June 2026. <a href="demo:news/nine-branches-left">Nine are left.</a></p>`,
      },
    ],
  },
};
