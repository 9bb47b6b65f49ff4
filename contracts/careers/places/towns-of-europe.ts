/**
 * Towns of Europe that have several names, reviewed by hand, written as the regions in
 * `regions-of-europe.ts`: the code of the region in GeoNames, the name that offers carry, its French
 * and its English form, and other names.
 */
export const townsOfEurope: Readonly<Record<string, string>> = {
  FR: `
11|La Défense||=Paris La Défense|La Défense Paris|Puteaux La Défense|Courbevoie La Défense|Paris La Defense Cedex|CNIT
11|Cergy-Pontoise||=Cergy Pontoise Préfecture
11|Marne-la-Vallée||=Val d'Europe|Marne la Vallée Chessy
11|Saint-Quentin-en-Yvelines||=SQY
93|Sophia Antipolis||=Valbonne Sophia Antipolis|Sophia-Antipolis Valbonne
11|Paris-Saclay||=Plateau de Saclay|Saclay Plateau
11|Saint-Ouen||=Saint-Ouen-sur-Seine
11|Paris||=Paname|Paris intra-muros|75
11|Levallois-Perret||=Levallois
11|Neuilly-sur-Seine||=Neuilly
11|Issy-les-Moulineaux||=Issy|Issy Val de Seine
11|Vélizy-Villacoublay||=Vélizy
11|Rueil-Malmaison||=Rueil
11|Asnières-sur-Seine||=Asnières
11|Ivry-sur-Seine||=Ivry
11|Vitry-sur-Seine||=Vitry
11|Charenton-le-Pont||=Charenton
11|Évry-Courcouronnes||=Évry
11|Le Kremlin-Bicêtre||=Kremlin-Bicêtre
11|Roissy-en-France||=Roissy|Roissy CDG|Roissy Charles de Gaulle|Aéroport Roissy Charles de Gaulle|Paris CDG
11|Fontenay-sous-Bois||=Val de Fontenay
11|Boulogne-Billancourt||=Boulogne Bt|Boulogne Billancourt Paris
93|Aix-en-Provence||=Aix|Aix-en-Pce
93|Marseille||=Marseilles
84|Lyon||=Lyons
84|Saint-Étienne||=Sainté
84|Clermont-Ferrand||=Clermont-Fd|Clermont Fd|Clermont Fer
84|Annecy||=Annecy le Vieux
32|Dunkerque||Dunkirk
32|Villeneuve-d'Ascq||=V'Ascq|Villeneuve Ascq
44|Strasbourg||=Strassburg|Straßburg
44|Reims||=Rheims
44|Châlons-en-Champagne||=Châlons|Châlons-sur-Marne
27|Chalon-sur-Saône||=Chalon
52|Saint-Nazaire||=St Naz
52|La Roche-sur-Yon||=La Roche/Yon
75|Bordeaux||=Bdx|Burdeos
75|La Rochelle||=LR
28|Cherbourg-en-Cotentin||=Cherbourg|Cherbourg-Octeville
28|Le Havre||=Havre
94|Bastia
94|Ajaccio`,
  BE: `
BRU|Brussels|Bruxelles|=Brussel|Brüssel|BXL|Bruxelles Ville
VLG|Antwerpen|Anvers|Antwerp
VLG|Gent|Gand|Ghent
VLG|Brugge|Bruges|Bruges
VLG|Leuven|Louvain|
VLG|Mechelen|Malines|=Mechlin
VLG|Kortrijk|Courtrai|
VLG|Ostend|Ostende|=Oostende
VLG|Aalst|Alost|
VLG|Ieper|Ypres|Ypres
VLG|Roeselare|Roulers|
VLG|Vilvoorde|Vilvorde|
VLG|Tongeren|Tongres|
VLG|Dendermonde|Termonde|
VLG|Diegem
VLG|Zaventem
WAL|Liège||=Luik|Lüttich
WAL|Namur||=Namen
WAL|Mons||=Bergen
WAL|Tournai||=Doornik
WAL|Nivelles||=Nijvel
WAL|Wavre||=Waver
WAL|Arlon||=Aarlen
WAL|Louvain-la-Neuve||=LLN`,
  NL: `
11|The Hague|La Haye|=Den Haag|'s-Gravenhage
11|Leiden|Leyde|
10|Vlissingen|Flessingue|Flushing
10|Middelburg|Middelbourg|
03|Nijmegen|Nimègue|
04|Groningen|Groningue|
06|'s-Hertogenbosch|Bois-le-Duc|=Den Bosch`,
  DE: `
07|Köln|Cologne|Cologne=Koeln
02|Munich||=München|Muenchen
04|Hamburg|Hambourg|
05|Frankfurt am Main|Francfort|Frankfurt=Francfort-sur-le-Main|Frankfurt/Main|Frankfurt a.M.|Frankfurt a. M.
07|Aachen|Aix-la-Chapelle|
07|Düsseldorf|Düsseldorf|Düsseldorf=Duesseldorf
08|Mainz|Mayence|
08|Trier|Trèves|
08|Koblenz|Coblence|
08|Speyer|Spire|
03|Bremen|Brême|
06|Hannover|Hanovre|Hanover
06|Braunschweig|Brunswick|
02|Nürnberg|Nuremberg|Nuremberg=Nuernberg
02|Augsburg|Augsbourg|
02|Regensburg|Ratisbonne|
02|Würzburg|Wurtzbourg|=Wuerzburg
13|Dresden|Dresde|
01|Freiburg|Fribourg-en-Brisgau|=Freiburg im Breisgau
01|Konstanz|Constance|Constance
01|Lörrach||=Loerrach
09|Saarbrücken|Sarrebruck|=Saarbruecken
09|Saarlouis|Sarrelouis|`,
  AT: `
09|Vienna|Vienne|=Wien
05|Salzburg|Salzbourg|`,
  CH: `
GE|Genève||Geneva=Genf|Ginevra
BS|Basel|Bâle|=Basle
BE|Bern|Berne|=Berna
ZH|Zürich|Zurich|Zurich=Zuerich
ZH|Winterthur|Winterthour|
LU|Luzern|Lucerne|Lucerne
SG|Sankt Gallen|Saint-Gall|St. Gallen
NE|Neuchâtel||=Neuenburg
FR|Fribourg||=Freiburg im Üechtland
VS|Sion||=Sitten
ZG|Zug|Zoug|
SO|Solothurn|Soleure|
SH|Schaffhausen|Schaffhouse|
BE|Biel/Bienne|Bienne|Biel=Biel
BE|Thun|Thoune|
GR|Chur|Coire|
TI|Bellinzona|Bellinzone|`,
  LU: `
|Luxembourg||=Luxembourg-Ville|Luxembourg City|Lëtzebuerg Stad|Kirchberg Luxembourg|Luxembourg Kirchberg|Luxembourg Ville`,
  IT: `
07|Rome||=Roma
09|Milan||=Milano|Mailand
12|Turin||=Torino
04|Naples||=Napoli
16|Florence||=Firenze
20|Venice|Venise|=Venezia
08|Genoa|Gênes|=Genova
05|Bologna|Bologne|
05|Parma|Parme|
05|Modena|Modène|
05|Ravenna|Ravenne|
20|Verona|Vérone|
20|Padova|Padoue|Padua
20|Vicenza|Vicence|
15|Palermo|Palerme|
15|Catania|Catane|
16|Pisa|Pise|
16|Siena|Sienne|
16|Livorno|Livourne|=Leghorn
09|Bergamo|Bergame|
09|Mantova|Mantoue|Mantua
09|Como|Côme|
09|Pavia|Pavie|
12|Novara|Novare|
18|Perugia|Pérouse|
10|Ancona|Ancône|
17|Trento|Trente|
19|Aosta|Aoste|
08|Ventimiglia|Vintimille|`,
  ES: `
56|Barcelona|Barcelone|
56|Girona|Gérone|=Gerona
56|Tarragona|Tarragone|
51|Sevilla|Séville|Seville
51|Málaga|Malaga|Malaga
51|Granada|Grenade|
51|Córdoba|Cordoue|Cordoba
51|Cádiz|Cadix|
60|Valencia||=València
52|Zaragoza|Saragosse|
59|San Sebastián|Saint-Sébastien|=Donostia|Donostia / San Sebastián
59|Gasteiz / Vitoria|Vitoria|Vitoria=Vitoria-Gasteiz
59|Bilbao||=Bilbo
32|Pamplona|Pampelune|
07|Palma|Palma de Majorque|=Palma de Mallorca
58|A Coruña|La Corogne|=La Coruña
58|Santiago de Compostela|Saint-Jacques-de-Compostelle|
55|Salamanca|Salamanque|
54|Toledo|Tolède|
31|Murcia|Murcie|`,
  PT: `
14|Lisbon|Lisbonne|=Lisboa
17|Porto||=Oporto
07|Coimbra|Coïmbre|`,
  GB: `
ENG|London|Londres|=Londra|Greater London|London area|Greater London Area|City of London|Londres City|London City
ENG|Newcastle upon Tyne|Newcastle|Newcastle
ENG|Canterbury|Cantorbéry|
ENG|Dover|Douvres|
SCT|Edinburgh|Édimbourg|=Edinburg`,
  IE: `
C|Galway||=Gaillimh
L|Dublin||=Baile Átha Cliath`,
  DK: `
17|Copenhagen|Copenhague|=København|Kobenhavn
18|Aarhus||=Århus`,
  SE: `
|Göteborg||Gothenburg`,
  PL: `
|Warsaw|Varsovie|=Warszawa
|Kraków|Cracovie|Krakow=Cracow
|Gdańsk|Gdansk|Gdansk=Dantzig
|Wrocław|Wroclaw|Wroclaw=Breslau
|Łódź|Lodz|Lodz
|Poznań|Poznan|Poznan`,
  CZ: `
|Prague||=Praha
|Pilsen||=Plzeň`,
  RO: `
|Bucharest|Bucarest|=București|Bucuresti
|Cluj-Napoca||=Cluj
|Timişoara|Timisoara|Timisoara`,
  GR: `
|Athens|Athènes|=Athina
|Thessaloníki|Thessalonique|Thessaloniki`,
  UA: `
|Kyiv|Kiev|=Kiev
|Odesa|Odessa|=Odessa`,
  RU: `
|Moscow|Moscou|=Moskva
|Saint Petersburg|Saint-Pétersbourg|`,
  RS: `
|Belgrade||=Beograd`,
  CY: `
|Nicosia|Nicosie|`,
  MT: `
|Valletta|La Valette|`,
  IS: `
|Reykjavík|Reykjavik|Reykjavik`,
  MC: `
|Monaco||=Monte-Carlo`,
  AD: `
|Andorra la Vella|Andorre-la-Vieille|`,
};
