import { randomUUID } from 'node:crypto';
import { maxBodyFields, usualBodyBytes } from '@parvis/contracts/limits/bodies.ts';
import { endpoints } from '@parvis/services/main/endpoints.ts';
import { z } from 'zod';
import { addressOf, textOf, wordOf } from './fill-address.ts';
import type { Inputs, SampleRequest } from './sample-request.ts';
import type { SampleSite } from './sample-site.ts';

type Fields = Readonly<Record<string, string>>;

const asForm = { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html' };
const asData = { 'content-type': 'application/json', accept: 'application/json' };
const messageLength = 4_000;

/** Returns the kinds of input of a route that takes a body: as intended, refused, and the largest. */
export function submissionsTo(method: string, pattern: string, site: SampleSite): Inputs {
  const target = (number: number) => addressOf(pattern, site, number);
  const send = (number: number, fields: Fields): SampleRequest => ({
    method,
    target: target(number),
    headers: { ...asForm, ...from(number) },
    body: new URLSearchParams(fields).toString(),
  });
  const intended = (number: number) => send(number, fieldsOf(method, pattern, site, number));
  return {
    'as intended': intended,
    'all fields empty': (number) => {
      const { filters = '' } = fieldsOf(method, pattern, site, number);
      return send(number, filters === '' ? {} : { filters });
    },
    'as many fields as fit': (number) => ({
      method,
      target: target(number),
      headers: { ...asData, ...from(number) },
      body: manyFields(number),
    }),
  };
}

/** Each request comes from a network of its own, so that no allowance is used up. */
function from(number: number): Fields {
  return { 'x-forwarded-for': `10.${number >> 8}.${number & 255}.1` };
}

/** Returns what a form sends: the fields of its endpoint. */
function fieldsOf(method: string, pattern: string, site: SampleSite, number: number): Fields {
  const body = endpoints.find(
    (one) => one.path === pattern && one.method === method.toLowerCase(),
  )?.body;
  const names = body instanceof z.ZodObject ? Object.keys(body.shape) : ['search'];
  const values = valuesOf(site, number);
  return Object.fromEntries(
    names.flatMap((name) => (values[name] === undefined ? [] : [[name, values[name]]])),
  );
}

function valuesOf(site: SampleSite, number: number): Fields {
  const email = `visitor-${number}@visitors.test`;
  return {
    email,
    mail_alerts_create_email: email,
    mail_alerts_create_name: wordOf(site, number),
    mail_alerts_create_freq: 'daily',
    filters: `q=${wordOf(site, number)}`,
    categories: 'climate-coast',
    accept: 'on',
    acceptance: 'on',
    name: 'Ada',
    message: textOf(site, number, messageLength),
    text: textOf(site, number, messageLength),
    anonymous: 'on',
    search: wordOf(site, number),
    password: `${number} is not the password`,
    key: String(number).padStart(40, 'k'),
    token: String(number).padStart(40, 'k'),
    code: '123456',
    receipt: String(number).padStart(20, '7'),
    submissionId: randomUUID(),
  };
}

/** Returns a body of as many bytes and fields as any endpoint takes from visitors. */
function manyFields(number: number): string {
  const length = Math.floor(usualBodyBytes / maxBodyFields) - 16;
  const fields = Array.from({ length: maxBodyFields - 1 }, (_, at) => [
    `f${number}-${at}`,
    'x'.repeat(length),
  ]);
  return JSON.stringify(Object.fromEntries(fields));
}
