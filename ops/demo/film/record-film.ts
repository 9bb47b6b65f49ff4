import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { z } from 'zod';
import { browserLaunch } from '../../e2e/fixtures/browser.ts';
import { palette } from '../artwork/palette.ts';

/**
 * Records the demonstration's only film, `tide.mp4`, in Chromium: a day of tides in twelve seconds,
 * with the sound of the water. Run it with `tsx` when the drawing changes; the film is stored next
 * to this file.
 */
const browser = await chromium.launch(browserLaunch);
const page = await browser.newPage();
await page.goto('about:blank');
await page.addScriptTag({ path: fileURLToPath(new URL('draw-film.js', import.meta.url)) });
const film = await page.evaluate(`recordFilm(${JSON.stringify(palette)})`);
const bytes = Buffer.from(z.string().parse(film), 'base64');
await writeFile(new URL('tide.mp4', import.meta.url), bytes);
await browser.close();
