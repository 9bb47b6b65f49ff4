/**
 * Regions of Europe, reviewed by hand, by country: their codes in GeoNames, then their local names,
 * and where these differ their French and their English names; after `=`, other names by which they
 * are written, former regions among them. Local names are the ones that offers carry.
 */
export const regionsOfEurope: Readonly<Record<string, string>> = {
  FR: `
11|Île-de-France||=IDF|Région parisienne|Region parisienne|RP|Paris region|Greater Paris|Greater Paris Metropolitan Region|Grand Paris|Paris area|Banlieue parisienne|Petite couronne|Grande couronne
24|Centre-Val de Loire||=CVL|Centre|Région Centre|Val de Loire
27|Bourgogne-Franche-Comté||Burgundy-Franche-Comté=BFC|Bourgogne|Franche-Comté|Burgundy
28|Normandie||Normandy=NOR|NMD|Basse-Normandie|Haute-Normandie|Lower Normandy|Upper Normandy
32|Hauts-de-France||=HDF|Nord-Pas-de-Calais|NPDC|Nord Pas de Calais Picardie|Picardie|Picardy
44|Grand Est||=GES|GE|Alsace|Lorraine|Champagne-Ardenne|Alsace Champagne-Ardenne Lorraine|ACAL
52|Pays de la Loire||=PDL|Pays de Loire
53|Bretagne||Brittany=BRE|BZH
75|Nouvelle-Aquitaine||New Aquitaine=NAQ|NA|Aquitaine|Limousin|Poitou-Charentes|ALPC
76|Occitanie||=OCC|Languedoc-Roussillon|Midi-Pyrénées|LRMP|Occitania
84|Auvergne-Rhône-Alpes||=ARA|AURA|Auvergne|Rhône-Alpes|Rhone Alpes Auvergne
93|Provence-Alpes-Côte d'Azur||=PACA|PAC|Région Sud|Sud PACA|Provence|Côte d'Azur|French Riviera|Région Sud Provence-Alpes-Côte d'Azur
94|Corse||Corsica=COR
01|Guadeloupe||=GP|GLP
02|Martinique||=MQ|MTQ
03|Guyane||French Guiana=GF|Guyane française|GUF
04|La Réunion||Réunion=RE|Île de la Réunion|Ile de la Reunion|Reunion island|REU
06|Mayotte||=YT|MYT`,
  DE: `
01|Baden-Württemberg|Bade-Wurtemberg|=BW|Bade-Wurttemberg
02|Bayern|Bavière|Bavaria=BY
03|Bremen|Brême|=HB
04|Hamburg|Hambourg|=HH
05|Hessen|Hesse|Hesse=HE
06|Niedersachsen|Basse-Saxe|Lower Saxony=NI
07|Nordrhein-Westfalen|Rhénanie-du-Nord-Westphalie|North Rhine-Westphalia=NRW|NW
08|Rheinland-Pfalz|Rhénanie-Palatinat|Rhineland-Palatinate=RP
09|Saarland|Sarre|=SL
10|Schleswig-Holstein||=SH
11|Brandenburg|Brandebourg|=BB
12|Mecklenburg-Vorpommern|Mecklembourg-Poméranie-Occidentale|Mecklenburg-Western Pomerania=MV
13|Sachsen|Saxe|Saxony=SN
14|Sachsen-Anhalt|Saxe-Anhalt|Saxony-Anhalt=ST
15|Thüringen|Thuringe|Thuringia=TH
16|Berlin`,
  AT: `
01|Burgenland
02|Kärnten|Carinthie|Carinthia
03|Niederösterreich|Basse-Autriche|Lower Austria
04|Oberösterreich|Haute-Autriche|Upper Austria
05|Salzburg|Salzbourg|
06|Steiermark|Styrie|Styria
07|Tirol|Tyrol|Tyrol
08|Vorarlberg
09|Wien|Vienne|Vienna`,
  CH: `
AG|Aargau|Argovie|=AG
AI|Appenzell Innerrhoden|Appenzell Rhodes-Intérieures|
AR|Appenzell Ausserrhoden|Appenzell Rhodes-Extérieures|
BE|Bern|Berne|=BE
BL|Basel-Landschaft|Bâle-Campagne|=BL|Baselland
BS|Basel-Stadt|Bâle-Ville|=BS
FR|Fribourg||=FR
GE|Genève||Geneva=GE|Genf
GL|Glarus|Glaris|
GR|Graubünden|Grisons|
JU|Jura
LU|Luzern|Lucerne|Lucerne
NE|Neuchâtel||=NE
NW|Nidwalden|Nidwald|
OW|Obwalden|Obwald|
SG|Sankt Gallen|Saint-Gall|St. Gallen=SG
SH|Schaffhausen|Schaffhouse|
SO|Solothurn|Soleure|
SZ|Schwyz|Schwytz|
TG|Thurgau|Thurgovie|
TI|Ticino|Tessin|=TI
UR|Uri
VD|Vaud||=VD
VS|Valais||=VS|Wallis
ZG|Zug|Zoug|=ZG
ZH|Zürich|Zurich|Zurich=ZH`,
  BE: `
BRU|Brussel|Bruxelles-Capitale|Brussels Capital=Région de Bruxelles-Capitale|Brussels Hoofdstedelijk Gewest|Brussels-Capital Region|BRU
VLG|Vlaanderen|Flandre|Flanders=Région flamande|Vlaams Gewest|VLG|Flandres|Vlaams-Brabant|Brabant flamand|Flandre orientale|Flandre occidentale|Oost-Vlaanderen|West-Vlaanderen|East Flanders|West Flanders|Flemish Brabant|Flemish Region
WAL|Wallonie||Wallonia=Région wallonne|WAL|Waals Gewest|Walloon Region|Brabant wallon|Walloon Brabant|Hainaut`,
  NL: `
01|Drenthe|Drenthe|
02|Friesland|Frise|
03|Gelderland|Gueldre|
04|Groningen|Groningue|
05|Limburg|Limbourg|
06|Noord-Brabant|Brabant-Septentrional|North Brabant
07|Noord-Holland|Hollande-Septentrionale|North Holland
09|Utrecht
10|Zeeland|Zélande|
11|Zuid-Holland|Hollande-Méridionale|South Holland
15|Overijssel
16|Flevoland`,
  GB: `
ENG|England|Angleterre|=Midlands|West Midlands|East Midlands
SCT|Scotland|Écosse|=Alba
WLS|Wales|Pays de Galles|=Cymru
NIR|Northern Ireland|Irlande du Nord|`,
  IE: `
C|Connacht
L|Leinster
M|Munster
U|Ulster`,
  ES: `
51|Andalucía|Andalousie|Andalusia
52|Aragón|Aragon|Aragon
34|Asturias|Asturies|
07|Illes Balears|Îles Baléares|Balearic Islands=Baléares|Islas Baleares
53|Canarias|Canaries|Canary Islands=Îles Canaries|Islas Canarias
39|Cantabria|Cantabrie|
54|Castilla-La Mancha|Castille-La Manche|Castile-La Mancha
55|Castilla y León|Castille-et-León|Castile and León
56|Catalunya|Catalogne|Catalonia=Cataluña
57|Extremadura|Estrémadure|
58|Galicia|Galice|
27|La Rioja
29|Comunidad de Madrid|Communauté de Madrid|Community of Madrid=Madrid
31|Región de Murcia|Région de Murcie|Region of Murcia=Murcia
32|Navarra|Navarre|Navarre
59|Euskadi|Pays basque|Basque Country=País Vasco|Pays basque espagnol
60|Comunitat Valenciana|Communauté valencienne|Valencian Community=Comunidad Valenciana
CE|Ceuta
ML|Melilla`,
  IT: `
01|Abruzzo|Abruzzes|
02|Basilicata|Basilicate|
03|Calabria|Calabre|
04|Campania|Campanie|
05|Emilia-Romagna|Émilie-Romagne|
06|Friuli-Venezia Giulia|Frioul-Vénétie Julienne|
07|Lazio|Latium|
08|Liguria|Ligurie|
09|Lombardia|Lombardie|Lombardy
10|Marche|Marches|
11|Molise
12|Piemonte|Piémont|Piedmont
13|Puglia|Pouilles|Apulia
14|Sardegna|Sardaigne|Sardinia
15|Sicilia|Sicile|Sicily
16|Toscana|Toscane|Tuscany
17|Trentino-Alto Adige|Trentin-Haut-Adige|
18|Umbria|Ombrie|
19|Valle d'Aosta|Vallée d'Aoste|Aosta Valley
20|Veneto|Vénétie|`,
  PT: `
04,05,17,20,21|Norte|Nord du Portugal|North Portugal
02,06,07,11,13,22|Centro|Centre du Portugal|Central Portugal
14,19,18|Lisboa e Vale do Tejo|Lisbonne et Vallée du Tage|Lisbon and Tagus Valley=Lisboa
03,08,16|Alentejo
09|Algarve
10|Madeira|Madère|
23|Açores|Açores|Azores`,
  DK: `
17|Hovedstaden|Hovedstaden|Capital Region
18|Midtjylland|Jutland central|Central Jutland
19|Nordjylland|Jutland du Nord|North Jutland
20|Sjælland|Seeland|Zealand
21|Syddanmark|Danemark du Sud|South Denmark`,
};
