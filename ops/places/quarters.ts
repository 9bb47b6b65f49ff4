/**
 * Well-known quarters, districts and stations by the town that they belong to: country, code of the
 * region in GeoNames, town. Reviewed by hand.
 */
export const quarters: Readonly<Record<string, string>> = {
  'FR/84/Lyon':
    'Part-Dieu|La Part-Dieu|Lyon Part-Dieu|Confluence|Lyon Confluence|Gerland|Vaise|Lyon Vaise|Presqu’île|Perrache|Croix-Rousse|Bellecour|Monplaisir|Grand Lyon|Région lyonnaise|Agglomération lyonnaise|Métropole de Lyon|Lyon métropole|Grande région lyonnaise',
  'FR/32/Lille':
    'Euralille|Lille Europe|Lille Flandres|Wazemmes|Vieux-Lille|Métropole européenne de Lille|Lille métropole|Région lilloise|Agglomération lilloise|Métropole lilloise|MEL',
  'FR/32/Villeneuve-d’Ascq': 'Haute Borne',
  'FR/93/Marseille':
    'Euroméditerranée|La Joliette|Joliette|Marseille Joliette|Prado|Vieux-Port|Château-Gombert|Saint-Charles Marseille|Région marseillaise|Aix-Marseille|Métropole Aix-Marseille-Provence|Aix Marseille Provence',
  'FR/93/Nice': 'Arénas|Nice Arénas|Nice Méridia|Région niçoise|Nice Côte d’Azur',
  'FR/75/Bordeaux':
    'Bordeaux Lac|Euratlantique|Bordeaux Euratlantique|Mériadeck|Chartrons|Bacalan|Bassins à flot|Région bordelaise|Agglomération bordelaise|Métropole bordelaise|Bordeaux métropole',
  'FR/52/Nantes':
    'Euronantes|Île de Nantes|Région nantaise|Agglomération nantaise|Métropole nantaise|Nantes métropole|Atlanpole',
  'FR/76/Toulouse':
    'Montaudran|Toulouse Montaudran|Compans-Caffarelli|Basso Cambo|Labège Innopole|Région toulousaine|Agglomération toulousaine|Toulouse métropole|Le Mirail|Purpan',
  'FR/44/Strasbourg':
    'Wacken|Strasbourg Wacken|Région strasbourgeoise|Eurométropole de Strasbourg|Neudorf',
  'FR/53/Rennes':
    'Atalante|Rennes Atalante|EuroRennes|Région rennaise|Rennes métropole|Agglomération rennaise',
  'FR/84/Grenoble':
    'Europole|Presqu’île de Grenoble|Région grenobloise|Agglomération grenobloise|Grenoble métropole|Grenoble Alpes',
  'FR/76/Montpellier': 'Odysseum|Millénaire|Antigone|Région montpelliéraine|Montpellier métropole',
  'FR/84/Clermont-Ferrand': 'La Pardieu|Région clermontoise',
  'FR/84/Saint-Étienne': 'Région stéphanoise|Châteaucreux',
  'FR/28/Rouen': 'Région rouennaise|Rouen métropole',
  'FR/24/Tours': 'Région tourangelle|Tours Nord',
  'FR/27/Dijon': 'Région dijonnaise|Dijon métropole|Toison d’Or',
  'FR/84/Annecy': 'Grand Annecy|Bassin annécien',
  'FR/11/Paris':
    'Bercy|Paris Bercy|La Villette|Montparnasse|Batignolles|Clichy-Batignolles|Paris Rive Gauche|Opéra|Paris Opéra|Champs-Élysées|Gare de Lyon|Paris Gare de Lyon|Gare du Nord|Saint-Lazare|Paris Saint-Lazare|Bibliothèque François-Mitterrand|Le Marais|Châtelet|Les Halles|Montmartre|Belleville|Porte Maillot|Étoile|Paris Centre|Ville de Paris|Paris QCA|Quartier central des affaires|Paris et périphérie',
  'FR/11/Saint-Denis':
    'Plaine Saint-Denis|La Plaine Saint-Denis|Stade de France|La Plaine-Saint-Denis|Saint-Denis La Plaine|Pleyel',
  'FR/11/La Défense':
    'Quartier d’affaires de La Défense|Paris La Défense Arena|Grande Arche|Cœur Défense|Paris Ouest La Défense',
  'FR/11/Boulogne-Billancourt': 'Île Seguin',
  'FR/11/Orly': 'Aéroport d’Orly|Paris Orly',
  'FR/11/Palaiseau': 'Massy-Palaiseau',
  'FR/84/Saint-Julien-en-Genevois': 'Genevois français',
  'GB/ENG/London':
    'Canary Wharf|City|La City|The City|City de Londres|City of London|Londres La City|Mayfair|Westminster|Shoreditch|Soho London|Docklands|Isle of Dogs|Square Mile|Southwark|Camden|Kensington|Chelsea London|Paddington London|King’s Cross|Kings Cross|Hammersmith|Islington|Hackney|Tower Hamlets|Stratford London|Covent Garden|Holborn|Marylebone|Bishopsgate|Liverpool Street|Battersea|Greenwich London|Croydon|Wimbledon|Fulham|Inner London|Central London|Grand Londres',
  'US/NY/New York':
    'Manhattan|Brooklyn|Queens|The Bronx|Bronx|Staten Island|Wall Street|Midtown Manhattan|Lower Manhattan|Midtown|Times Square|Hudson Yards|Harlem|Greater New York City Area|New York Metropolitan Area|Greater New York|New York Metro',
  'US/CA/San Francisco': 'South of Market',
  'US/CA/Los Angeles': 'Hollywood|Downtown Los Angeles|Greater Los Angeles',
  'DE/05/Frankfurt am Main': 'Bankenviertel|Frankfurt Westend|Francfort Westend',
  'DE/16/Berlin': 'Berlin-Mitte|Kreuzberg|Charlottenburg|Prenzlauer Berg|Friedrichshain|Neukölln',
  'DE/04/Hamburg': 'HafenCity|Hafencity|Altona|St. Pauli',
  'DE/02/Munich': 'Schwabing',
  'BE/BRU/Brussels':
    'Quartier européen|Quartier Européen Bruxelles|Bruxelles-Midi|Bruxelles Nord|Quartier Nord Bruxelles|Laeken|Haren Bruxelles|Région bruxelloise',
  'LU//Luxembourg': 'Kirchberg|Gasperich|Cloche d’Or|Belair Luxembourg',
  'CH/GE/Genève':
    'Cointrin|Genève Aéroport|Région genevoise|Bassin genevois|Grand Genève|Eaux-Vives',
  'CH/ZH/Zürich': 'Paradeplatz|Oerlikon|Zürich-Oerlikon|Zürich West|Altstetten',
  'ES/29/Madrid': 'Chamartín|Azca|Salamanca Madrid',
  'ES/56/Barcelona': '22@|22@ Barcelona|Eixample|Poblenou|Barcelone 22@',
  'IT/09/Milan': 'Porta Nuova|CityLife|Porta Garibaldi',
  'NL/07/Amsterdam': 'Zuidas|Amsterdam Zuid|Amsterdam-Zuidoost|Bijlmer',
  'IE/L/Dublin': 'IFSC|Docklands Dublin|Dublin Docklands',
  'PT/14/Lisbon': 'Parque das Nações|Oriente Lisboa',
  'CA/10/Montréal':
    'Vieux-Montréal|Plateau-Mont-Royal|Centre-ville de Montréal|Grand Montréal|Greater Montreal|Greater Montreal Metropolitan Area',
  'CA/08/Toronto':
    'North York|Scarborough Toronto|Etobicoke|Downtown Toronto|Greater Toronto Area|GTA',
  'CA/02/Vancouver': 'Greater Vancouver|Metro Vancouver',
  'MA/06/Casablanca':
    'Casa Finance City|Casablanca Finance City|Casanearshore|Maârif|Sidi Maârouf|Anfa',
  'AE/03/Dubai': 'DIFC|Dubai Marina|Dubai Internet City|Business Bay|Downtown Dubai|JLT',
  'HK//Hong Kong': 'Kowloon|Central Hong Kong|Hong Kong Island|Wan Chai',
  'SG//Singapore': 'Marina Bay|Raffles Place',
  'IN/16/Mumbai': 'Bandra Kurla Complex|BKC|Navi Mumbai|Andheri',
  'IN/19/Bengaluru': 'Whitefield|Electronic City',
  'JP//Tokyo': 'Shibuya|Shinjuku|Marunouchi|Roppongi|Minato-ku|Chiyoda',
  'CN//Shanghai': 'Pudong',
};

/**
 * Places that are no communes, yet are what people call them: département, name, latitude,
 * longitude, inhabitants, and the towns with which they are written as one (“Paris - La Défense”).
 */
export const agglomerations = [
  ['92', 'La Défense', 48.892, 2.2388, 20_000, 'Paris|Puteaux|Courbevoie|Nanterre'],
  ['95', 'Cergy-Pontoise', 49.0364, 2.0761, 200_000, 'Cergy|Pontoise'],
  ['77', 'Marne-la-Vallée', 48.8528, 2.6511, 280_000, 'Paris|Chessy|Champs-sur-Marne|Serris'],
  [
    '78',
    'Saint-Quentin-en-Yvelines',
    48.7833,
    2.0333,
    230_000,
    'Guyancourt|Montigny-le-Bretonneux|Trappes',
  ],
  ['06', 'Sophia Antipolis', 43.6163, 7.0552, 40_000, 'Nice|Valbonne|Antibes|Biot|Cannes'],
  ['91', 'Paris-Saclay', 48.7105, 2.1697, 30_000, 'Saclay|Paris|Palaiseau|Orsay|Gif-sur-Yvette'],
] as const;
