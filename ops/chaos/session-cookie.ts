import { administrator } from './parvis-process.ts';

/** Signs the administrator in. @returns the cookie to send */
export async function sessionCookie(origin: string): Promise<string> {
  const response = await fetch(`${origin}/admin/session`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(administrator),
  });
  const cookie = response.headers.get('set-cookie')?.split(';', 1)[0];
  if (response.status !== 204 || cookie === undefined)
    throw new Error(`signing in returned ${response.status}`);
  return cookie;
}
