import { fileURLToPath } from 'node:url';

const timeoutMs = 2_000;

/**
 * Returns whether the process of this container is alive: checks the port that every role opens,
 * and the visitors' port if it serves visitors too.
 * @param {Readonly<Record<string, string | undefined>>} environment that of the process
 * @returns {Promise<boolean>}
 */
export async function isAlive({ PARVIS_PORT, PARVIS_METRICS_PORT, PARVIS_ROLES }) {
  const roles = PARVIS_ROLES || 'web';
  const ports = [PARVIS_METRICS_PORT, ...(roles.includes('web') ? [PARVIS_PORT || '8080'] : [])];
  const healthy = await Promise.all(ports.filter(Boolean).map(isHealthy));
  return healthy.length > 0 && healthy.every(Boolean);
}

/** @param {string} port */
async function isHealthy(port) {
  try {
    const signal = AbortSignal.timeout(timeoutMs);
    return (await fetch(`http://127.0.0.1:${port}/healthz`, { signal })).ok;
  } catch {
    return false;
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  process.exitCode = (await isAlive(process.env)) ? 0 : 1;
