/** Returns Mercator's northing: degrees of latitude as degrees of the equator. */
export function toNorthing(latitude: number): number {
  const radians = (Math.max(-80, Math.min(80, latitude)) * Math.PI) / 180;
  return (Math.log(Math.tan(Math.PI / 4 + radians / 2)) * 180) / Math.PI;
}
