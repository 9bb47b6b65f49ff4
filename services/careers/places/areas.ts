/** States and provinces by their letters, as North Americans write them after a city. */
const letters: Readonly<Record<string, string>> = {
  US: 'AL Alabama,AK Alaska,AZ Arizona,AR Arkansas,CA California,CO Colorado,CT Connecticut,DE Delaware,DC District of Columbia,FL Florida,GA Georgia,HI Hawaii,ID Idaho,IL Illinois,IN Indiana,IA Iowa,KS Kansas,KY Kentucky,LA Louisiana,ME Maine,MD Maryland,MA Massachusetts,MI Michigan,MN Minnesota,MS Mississippi,MO Missouri,MT Montana,NE Nebraska,NV Nevada,NH New Hampshire,NJ New Jersey,NM New Mexico,NY New York,NC North Carolina,ND North Dakota,OH Ohio,OK Oklahoma,OR Oregon,PA Pennsylvania,RI Rhode Island,SC South Carolina,SD South Dakota,TN Tennessee,TX Texas,UT Utah,VT Vermont,VA Virginia,WA Washington,WV West Virginia,WI Wisconsin,WY Wyoming,PR Puerto Rico',
  CA: 'AB Alberta,BC British Columbia,MB Manitoba,NB New Brunswick,NL Newfoundland and Labrador,NS Nova Scotia,NT Northwest Territories,NU Nunavut,ON Ontario,PE Prince Edward Island,QC Québec,SK Saskatchewan,YT Yukon',
};

const areas = Object.entries(letters).flatMap(([country, list]) =>
  list.split(',').map((one) => ({ country, code: one.slice(0, 2), name: one.slice(3) })),
);

/** Returns a state or province by its letters or its name; in a country, if that is known. */
export function areaOf(words: string, country?: string) {
  const written = words.trim();
  return areas.find(
    (area) =>
      (country === undefined || area.country === country) &&
      (area.code === written.toUpperCase() || area.name.toLowerCase() === written.toLowerCase()),
  );
}
