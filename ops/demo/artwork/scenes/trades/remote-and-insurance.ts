import { fill, stroke } from '../../svg.ts';
import { rain } from '../parts/air-and-water.ts';
import { at, detailWidth, disc, form, hatched, line, rect, ruled, shape } from '../parts/pen.ts';
import { books, keyboard, mug, plant, screen, tableTop, windowOnWater } from '../parts/rooms.ts';
import { type Tone, tones } from '../tones.ts';

/** A telephone adviser’s desk: a headset on its stand, a screen, the evening outside. */
export function headset(seed: string): string {
  const tone = tones.deep;
  const { ink, wall, shade, accent, light, near } = tone;
  return (
    rect([-10, -10, 2020, 1320], tone.far) +
    windowOnWater(seed, [1050, 120, 800, 600], tone, 1) +
    at(520, 930, 1.05, screen(seed, [700, 480], tone, tone.sky, tone.skyLine)) +
    tableTop(920, tone) +
    at(1710, 920, 1, plant({ ...tone, near: tone.mid }, wall)) +
    keyboard(290, 872, light, ink) +
    rect([1090, 540, 26, 370], shade, ink) +
    form('M1000 920C1000 890 1206 890 1206 920Z', shade, ink) +
    form('M990 560C990 420 1216 420 1216 560', 'none', ink, 40) +
    form('M990 560C990 420 1216 420 1216 560', 'none', light, 26) +
    rect([950, 550, 80, 150], accent, ink) +
    rect([1176, 550, 80, 150], accent, ink) +
    rect([1030, 570, 20, 110], near) +
    rect([1156, 570, 20, 110], near) +
    stroke('M980 700C980 790 1050 800 1080 790', ink, 12) +
    disc(1084, 790, 20, accent, ink) +
    at(1420, 920, 1, mug(tone, accent))
  );
}

/** An umbrella, boots and a coat by a window on which rain falls; a model of a house on the sill. */
export function insurance(seed: string): string {
  const tone = tones.deep;
  const { ink, wall, shade, accent, light, near, mid } = tone;
  return (
    rect([-10, -10, 2020, 1320], tone.far) +
    windowOnWater(seed, [640, 130, 1160, 640], tone, 1, rain(seed, 760, tone.waterLine)) +
    rect([-10, 1080, 2020, 230], shade, ink) +
    ruled([0, 1080, 2000, 230], 58, wall) +
    shape('960 770, 960 600, 1090 490, 1220 600, 1220 770', light, ink) +
    shape('930 606, 1090 466, 1250 606, 1220 626, 1090 512, 960 626', accent, ink) +
    rect([1060, 670, 60, 100], near, ink) +
    fill('M990 640h44v44h-44zM1146 640h44v44h-44z', mid) +
    line('170 240, 470 240', ink, 20) +
    coat(tone) +
    umbrella(tone) +
    boots(tone) +
    books(seed, [1420, 770, 240], [wall, near, shade, mid], ink)
  );
}

function coat({ accent, ink, shade }: Tone): string {
  return (
    form(
      'M236 300C266 250 374 250 404 300L480 640L424 660L440 940H200L216 660L160 640Z',
      accent,
      ink,
    ) +
    stroke('M320 290V940M404 300L424 660M236 300L216 660', ink, 5) +
    disc(344, 480, 9, ink) +
    disc(344, 600, 9, ink) +
    disc(344, 720, 9, ink) +
    form('M262 284C280 340 360 340 378 284Z', shade, ink, detailWidth)
  );
}

function umbrella({ ink, light, near, wall }: Tone): string {
  return (
    rect([540, 880, 150, 250], wall, ink) +
    hatched([620, 880, 70, 250], 12, ink) +
    form('M590 560L560 900H670L640 560Z', near, ink) +
    stroke('M615 570V900M596 600L580 890M634 600L650 890', light, 3) +
    stroke('M615 560V470C615 420 680 420 680 470', ink, 16)
  );
}

function boots({ ink, near, light }: Tone): string {
  const boot = (x: number) =>
    form(
      `M${x} 900H${x + 110}V1080C${x + 170} 1090 ${x + 190} 1130 ${x + 190} 1170H${x}Z`,
      near,
      ink,
    ) +
    stroke(`M${x + 4} 930H${x + 106}`, light, 12) +
    rect([x, 1150, 190, 22], ink);
  return boot(900) + boot(1140);
}
