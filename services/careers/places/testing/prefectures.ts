const regions = {
  ara: 'Auvergne-Rhône-Alpes|ARA|AURA',
  bfc: 'Bourgogne-Franche-Comté|BFC',
  bre: 'Bretagne|BRE|Brittany',
  cvl: 'Centre-Val de Loire|CVL|Centre',
  cor: 'Corse|Corsica',
  ges: 'Grand Est|GES',
  hdf: 'Hauts-de-France|HDF',
  idf: 'Île-de-France|IDF|IdF|Ile de France|Région parisienne',
  nor: 'Normandie|Normandy',
  naq: 'Nouvelle-Aquitaine|NAQ',
  occ: 'Occitanie|OCC',
  pdl: 'Pays de la Loire|PDL',
  paca: "Provence-Alpes-Côte d'Azur|PACA|Paca",
} as const;
const lines = `
01 Ain ara,Rhône-Alpes Bourg-en-Bresse
02 Aisne hdf,Picardie Laon
03 Allier ara,Auvergne Moulins
04 Alpes-de-Haute-Provence paca Digne-les-Bains
05 Hautes-Alpes paca Gap
06 Alpes-Maritimes paca Nice
07 Ardèche ara,Rhône-Alpes Privas
08 Ardennes ges,Champagne-Ardenne Charleville-Mézières
09 Ariège occ,Midi-Pyrénées Foix
10 Aube ges,Champagne-Ardenne Troyes
11 Aude occ,Languedoc-Roussillon Carcassonne
12 Aveyron occ,Midi-Pyrénées Rodez
13 Bouches-du-Rhône paca Marseille
14 Calvados nor,Basse-Normandie Caen
15 Cantal ara,Auvergne Aurillac
16 Charente naq,Poitou-Charentes Angoulême
17 Charente-Maritime naq,Poitou-Charentes La_Rochelle
18 Cher cvl Bourges
19 Corrèze naq,Limousin Tulle
2A Corse-du-Sud cor Ajaccio
2B Haute-Corse cor Bastia
21 Côte-d'Or bfc,Bourgogne Dijon
22 Côtes-d'Armor bre Saint-Brieuc
23 Creuse naq,Limousin Guéret
24 Dordogne naq,Aquitaine Périgueux
25 Doubs bfc,Franche-Comté Besançon
26 Drôme ara,Rhône-Alpes Valence
27 Eure nor,Haute-Normandie Évreux
28 Eure-et-Loir cvl Chartres
29 Finistère bre Quimper
30 Gard occ,Languedoc-Roussillon Nîmes
31 Haute-Garonne occ,Midi-Pyrénées Toulouse
32 Gers occ,Midi-Pyrénées Auch
33 Gironde naq,Aquitaine Bordeaux
34 Hérault occ,Languedoc-Roussillon Montpellier
35 Ille-et-Vilaine bre Rennes
36 Indre cvl Châteauroux
37 Indre-et-Loire cvl Tours
38 Isère ara,Rhône-Alpes Grenoble
39 Jura bfc,Franche-Comté Lons-le-Saunier
40 Landes naq,Aquitaine Mont-de-Marsan
41 Loir-et-Cher cvl Blois
42 Loire ara,Rhône-Alpes Saint-Étienne
43 Haute-Loire ara,Auvergne Le_Puy-en-Velay
44 Loire-Atlantique pdl Nantes
45 Loiret cvl Orléans
46 Lot occ,Midi-Pyrénées Cahors
47 Lot-et-Garonne naq,Aquitaine Agen
48 Lozère occ,Languedoc-Roussillon Mende
49 Maine-et-Loire pdl Angers
50 Manche nor,Basse-Normandie Saint-Lô
51 Marne ges,Champagne-Ardenne Châlons-en-Champagne
52 Haute-Marne ges,Champagne-Ardenne Chaumont
53 Mayenne pdl Laval
54 Meurthe-et-Moselle ges,Lorraine Nancy
55 Meuse ges,Lorraine Bar-le-Duc
56 Morbihan bre Vannes
57 Moselle ges,Lorraine Metz
58 Nièvre bfc,Bourgogne Nevers
59 Nord hdf,Nord-Pas-de-Calais,NPDC Lille
60 Oise hdf,Picardie Beauvais
61 Orne nor,Basse-Normandie Alençon
62 Pas-de-Calais hdf,Nord-Pas-de-Calais Arras
63 Puy-de-Dôme ara,Auvergne Clermont-Ferrand
64 Pyrénées-Atlantiques naq,Aquitaine Pau
65 Hautes-Pyrénées occ,Midi-Pyrénées Tarbes
66 Pyrénées-Orientales occ,Languedoc-Roussillon Perpignan
67 Bas-Rhin ges,Alsace Strasbourg
68 Haut-Rhin ges,Alsace Colmar
69 Rhône ara,Rhône-Alpes Lyon
70 Haute-Saône bfc,Franche-Comté Vesoul
71 Saône-et-Loire bfc,Bourgogne Mâcon
72 Sarthe pdl Le_Mans
73 Savoie ara,Rhône-Alpes Chambéry
74 Haute-Savoie ara,Rhône-Alpes Annecy
75 Paris idf Paris
76 Seine-Maritime nor,Haute-Normandie Rouen
77 Seine-et-Marne idf Melun
78 Yvelines idf Versailles
79 Deux-Sèvres naq,Poitou-Charentes Niort
80 Somme hdf,Picardie Amiens
81 Tarn occ,Midi-Pyrénées Albi
82 Tarn-et-Garonne occ,Midi-Pyrénées Montauban
83 Var paca Toulon
84 Vaucluse paca Avignon
85 Vendée pdl La_Roche-sur-Yon
86 Vienne naq,Poitou-Charentes Poitiers
87 Haute-Vienne naq,Limousin Limoges
88 Vosges ges,Lorraine Épinal
89 Yonne bfc,Bourgogne Auxerre
90 Territoire_de_Belfort bfc,Franche-Comté Belfort
91 Essonne idf Évry-Courcouronnes
92 Hauts-de-Seine idf Nanterre
93 Seine-Saint-Denis idf Bobigny
94 Val-de-Marne idf Créteil
95 Val-d'Oise idf Cergy`;

const isRegion = (name: string): name is keyof typeof regions => name in regions;

/** Prefectures: the number and the name of the département, the names of its region, and the town. */
export const prefectures = lines
  .trim()
  .split('\n')
  .map((line) => {
    const [code = '', departement = '', of = '', city = ''] = line.split(' ');
    const region = of.split(',').map((name) => (isRegion(name) ? regions[name] : name));
    const spaced = (name: string) => name.replaceAll('_', ' ');
    return [code, spaced(departement), region.join('|'), spaced(city)] as const;
  });
