/** Towns outside of Europe that have several names, written as those in `towns-of-europe.ts`. */
export const townsOfTheWorld: Readonly<Record<string, string>> = {
  US: `
NY|New York||=New York City|NYC|NY City|New York NY|Nueva York
DC|Washington||=Washington DC|Washington D.C.|D.C.
CA|San Francisco||=SF|San Francisco Bay Area|Bay Area|Silicon Valley
CA|Los Angeles||=LA|L.A.
LA|New Orleans|La Nouvelle-Orléans|
PA|Philadelphia|Philadelphie|=Philly`,
  CA: `
10|Montréal||Montreal
10|Québec||Quebec City=Ville de Québec`,
  MX: `
|Mexico City|Mexico|=Ciudad de México|CDMX|Mexico DF`,
  BR: `
07|Brasília|Brasilia|Brasilia
27|São Paulo||=Sao Paolo`,
  CL: `
|Santiago||=Santiago de Chile|Santiago du Chili`,
  CO: `
|Bogotá|Bogota|Bogota`,
  CU: `
|Havana|La Havane|=La Habana`,
  MA: `
06|Casablanca||=Casa
07|Marrakesh|Marrakech|
03|Fès||Fez
01|Tangier|Tanger|
02|Oujda||=Oujda-Angad
04|Kenitra|Kénitra|`,
  DZ: `
|Algiers|Alger|
|Annaba||=Bône`,
  EG: `
|Cairo|Le Caire|
|Alexandria|Alexandrie|`,
  MG: `
|Antananarivo||=Tananarive`,
  LB: `
|Beirut|Beyrouth|`,
  IL: `
|Tel Aviv||=Tel-Aviv-Jaffa
|Jerusalem|Jérusalem|`,
  AE: `
03|Dubai|Dubaï|
01|Abu Dhabi|Abou Dabi|`,
  SA: `
|Riyadh|Riyad|=Ryad
|Jeddah|Djeddah|`,
  SY: `
|Damascus|Damas|`,
  IQ: `
|Baghdad|Bagdad|`,
  IR: `
|Tehran|Téhéran|`,
  ZA: `
|Cape Town|Le Cap|`,
  ET: `
|Addis Ababa|Addis-Abeba|`,
  TR: `
|Istanbul||=Istamboul
|İzmir|Izmir|Izmir=Smyrne`,
  CN: `
|Beijing|Pékin|=Peking
|Guangzhou|Canton|
|Nanjing|Nankin|`,
  MO: `
|Macau|Macao|Macao`,
  HK: `
|Hong Kong||=HK|Hongkong`,
  TW: `
|Taipei||=Taïpei`,
  KR: `
|Seoul|Séoul|
|Busan||=Pusan`,
  SG: `
|Singapore|Singapour|`,
  IN: `
16|Mumbai||=Bombay
19|Bengaluru|Bangalore|=Bangalore
25|Chennai||=Madras
28|Kolkata|Calcutta|=Calcutta
40|Hyderābād|Hyderabad|Hyderabad
10|Gurugram||=Gurgaon
07|Delhi||=Delhi NCR`,
  VN: `
|Hanoi|Hanoï|
|Ho Chi Minh City|Hô-Chi-Minh-Ville|=Saïgon|Saigon|HCMC`,
  PH: `
|Manila|Manille|`,
  NP: `
|Kathmandu|Katmandou|`,
};
