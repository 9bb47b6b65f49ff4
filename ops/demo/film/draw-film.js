// Runs in the browser that records the film; see `record-film.ts`.
const width = 960;
const height = 540;
const seconds = 12;
const hoursShown = 25;
const type = 'video/mp4;codecs=avc1.42E01E,opus';

function water(hours) {
  return (
    Math.cos((hours / 12.42) * 2 * Math.PI) + 0.12 * Math.cos((hours / 24.84) * 2 * Math.PI + 1)
  );
}

function heightAt(hours) {
  return height * 0.56 - water(hours) * 110;
}

function band(pen, offset, fill) {
  pen.beginPath();
  pen.moveTo(0, height);
  for (let x = 0; x <= width; x += 4) {
    const hours = (x / width) * hoursShown + offset;
    pen.lineTo(x, heightAt(hours) + offset * 46);
  }
  pen.lineTo(width, height);
  pen.fillStyle = fill;
  pen.fill();
}

function light(pen, share, colours) {
  pen.strokeStyle = colours.beaconOnDeep;
  pen.lineWidth = 4;
  pen.beginPath();
  for (let x = 0; x <= share * width; x += 3) pen.lineTo(x, heightAt((x / width) * hoursShown));
  pen.stroke();
  pen.fillStyle = colours.beaconOnDeep;
  pen.beginPath();
  pen.arc(share * width, heightAt(share * hoursShown), 10, 0, 2 * Math.PI);
  pen.fill();
}

/** Draws one instant of the day, from 0 to 1. */
function draw(pen, share, colours) {
  const hour = share * hoursShown;
  pen.fillStyle = colours.tide950;
  pen.fillRect(0, 0, width, height);
  pen.strokeStyle = colours.tide700;
  pen.lineWidth = 1;
  for (let x = width / 25; x < width; x += width / 25) pen.strokeRect(x, 0, 0, height);
  band(pen, -1, colours.tide900);
  band(pen, 0, colours.tide800);
  band(pen, 1.6, colours.tide700);
  light(pen, share, colours);
  pen.fillStyle = colours.onDeep;
  pen.font = '500 30px Georgia, serif';
  pen.fillText(`${Math.floor(hour % 24)} h`, 36, 60);
  pen.fillText(`${(4.2 + 2.9 * water(hour)).toFixed(1).replace('.', ',')} m`, 132, 60);
}

/** The sound of surf: low-pass noise that swells and fades. */
async function surf() {
  const sound = new AudioContext();
  const noise = sound.createBuffer(1, sound.sampleRate * 4, sound.sampleRate);
  const samples = noise.getChannelData(0);
  let seed = 7;
  for (let index = 0; index < samples.length; index += 1) {
    // Pseudo-random, and the same in every run.
    seed = (seed * 16_807) % 2_147_483_647;
    samples[index] = seed / 1_073_741_823 - 1;
  }
  const source = new AudioBufferSourceNode(sound, { buffer: noise, loop: true });
  const dull = new BiquadFilterNode(sound, { type: 'lowpass', frequency: 420 });
  const swell = new GainNode(sound, { gain: 0.16 });
  const tide = new OscillatorNode(sound, { frequency: 0.22 });
  tide.connect(new GainNode(sound, { gain: 0.1 })).connect(swell.gain);
  tide.start();
  const heard = sound.createMediaStreamDestination();
  source.connect(dull).connect(swell).connect(heard);
  source.start();
  await sound.resume();
  return heard.stream;
}

/** Draws the film in real time and returns the recording in Base64. */
// oxlint-disable-next-line no-unused-vars -- the page that loads this calls it
async function recordFilm(colours) {
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const pen = canvas.getContext('2d');
  draw(pen, 0, colours);
  const sound = await surf();
  const tracks = [...canvas.captureStream(25).getTracks(), ...sound.getTracks()];
  const recorder = new MediaRecorder(new MediaStream(tracks), {
    mimeType: type,
    videoBitsPerSecond: 160_000,
    audioBitsPerSecond: 24_000,
  });
  const parts = [];
  recorder.addEventListener('dataavailable', ({ data }) => parts.push(data));
  const stopped = new Promise((resolve) => {
    recorder.addEventListener('stop', resolve, { once: true });
  });
  recorder.start();
  const began = performance.now();
  await new Promise((resolve) => {
    const next = () => {
      const share = Math.min(1, (performance.now() - began) / (seconds * 1000));
      draw(pen, share, colours);
      if (share < 1) requestAnimationFrame(next);
      else resolve();
    };
    next();
  });
  recorder.stop();
  await stopped;
  const bytes = new Uint8Array(await new Blob(parts, { type }).arrayBuffer());
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
}
