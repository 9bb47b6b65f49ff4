/** Regions outside of Europe, written as those in `regions-of-europe.ts`. */
export const regionsOfTheWorld: Readonly<Record<string, string>> = {
  US: `
AL|Alabama
AK|Alaska
AZ|Arizona
AR|Arkansas
CA|California|Californie|
CO|Colorado
CT|Connecticut
DE|Delaware
DC|District of Columbia|District de Columbia|
FL|Florida|Floride|
GA|Georgia|Géorgie|
HI|Hawaii|Hawaï|
ID|Idaho
IL|Illinois
IN|Indiana
IA|Iowa
KS|Kansas
KY|Kentucky
LA|Louisiana|Louisiane|
ME|Maine
MD|Maryland
MA|Massachusetts
MI|Michigan
MN|Minnesota
MS|Mississippi
MO|Missouri
MT|Montana
NE|Nebraska
NV|Nevada
NH|New Hampshire
NJ|New Jersey
NM|New Mexico|Nouveau-Mexique|
NY|New York||=New York State|État de New York
NC|North Carolina|Caroline du Nord|
ND|North Dakota|Dakota du Nord|
OH|Ohio
OK|Oklahoma
OR|Oregon
PA|Pennsylvania|Pennsylvanie|
RI|Rhode Island
SC|South Carolina|Caroline du Sud|
SD|South Dakota|Dakota du Sud|
TN|Tennessee
TX|Texas
UT|Utah
VT|Vermont
VA|Virginia|Virginie|
WA|Washington||=Washington State|État de Washington
WV|West Virginia|Virginie-Occidentale|
WI|Wisconsin
WY|Wyoming`,
  CA: `
01|Alberta||=AB
02|British Columbia|Colombie-Britannique|=BC
03|Manitoba||=MB
04|New Brunswick|Nouveau-Brunswick|=NB
05|Newfoundland and Labrador|Terre-Neuve-et-Labrador|=NL
07|Nova Scotia|Nouvelle-Écosse|=NS
08|Ontario||=ON
09|Prince Edward Island|Île-du-Prince-Édouard|=PE
10|Québec||Quebec=QC
11|Saskatchewan||=SK
12|Yukon||=YT
13|Northwest Territories|Territoires du Nord-Ouest|=NT
14|Nunavut||=NU`,
  AU: `
01|Australian Capital Territory|Territoire de la capitale australienne|=ACT
02|New South Wales|Nouvelle-Galles du Sud|=NSW
03|Northern Territory|Territoire du Nord|
04|Queensland||=QLD
05|South Australia|Australie-Méridionale|
06|Tasmania|Tasmanie|
07|Victoria||=VIC
08|Western Australia|Australie-Occidentale|`,
  IN: `
07|Delhi||=NCR
09|Gujarat
10|Haryana
16|Maharashtra
19|Karnataka
25|Tamil Nadu
28|West Bengal|Bengale-Occidental|
36|Uttar Pradesh
40|Telangana
02|Andhra Pradesh
13|Kerala
24|Rajasthan
33|Goa
23|Punjab|Pendjab|`,
  BR: `
27|São Paulo
21|Rio de Janeiro
15|Minas Gerais
18|Paraná
23|Rio Grande do Sul
26|Santa Catarina
05|Bahia
07|Distrito Federal|District fédéral|Federal District
30|Pernambuco
06|Ceará`,
  MA: `
01|Tanger-Tétouan-Al Hoceïma||Tangier-Tetouan-Al Hoceima
02|Oriental
03|Fès-Meknès||Fez-Meknes
04|Rabat-Salé-Kénitra||Rabat-Salé-Kenitra
05|Béni Mellal-Khénifra
06|Casablanca-Settat||=Grand Casablanca
07|Marrakech-Safi||Marrakesh-Safi
08|Drâa-Tafilalet
09|Souss-Massa`,
  AE: `
01|Abu Dhabi|Abou Dabi|
03|Dubai|Dubaï|
06|Sharjah|Charjah|`,
};
