import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { type ParsedMessage, readMessage } from '../read-message.ts';

/** A server's negative response. */
export interface Refusal {
  readonly at: 'connection' | 'sender' | 'reader' | 'data';
  readonly code: number;
}

/** An SMTP server on a loopback port that records the e-mails it receives. */
export interface TestSmtpServer {
  readonly url: string;
  /** Returns the e-mails received since the last call. */
  arrived(): Promise<readonly ParsedMessage[]>;
  /** The recipients of all e-mails received since it started. */
  readonly readers: string[];
  /** Makes the server refuse e-mails from now on; without an argument, it accepts them again. */
  refuse(refusal?: Refusal): void;
  close(): Promise<void>;
}

/** Starts a server that accepts mail from everybody. */
export async function startSmtpServer(): Promise<TestSmtpServer> {
  const messages: ParsedMessage[] = [];
  const readers: string[] = [];
  let refusal: Refusal | undefined;
  const verdict = (at: Refusal['at'], address = '') => {
    if (refusal?.at !== at) return null;
    return Object.assign(new Error(`no such mailbox ${address}`), { responseCode: refusal.code });
  };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    disableReverseLookup: true,
    logger: false,
    onConnect: (_session, done) => done(verdict('connection')),
    onMailFrom: ({ address }, _session, done) => done(verdict('sender', address)),
    onRcptTo: ({ address }, _session, done) => {
      readers.push(address);
      done(verdict('reader', address));
    },
    onData: (stream, _session, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const problem = verdict('data');
        if (problem === null) messages.push(readMessage(Buffer.concat(chunks)));
        done(problem);
      });
    },
  });
  // A client that disconnects halfway is not an error of the server.
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
  return {
    url: `smtp://127.0.0.1:${portOf(server.server.address())}`,
    arrived: async () => messages.splice(0),
    readers,
    refuse: (next) => {
      refusal = next;
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

function portOf(address: AddressInfo | string | null): number {
  return typeof address === 'object' && address ? address.port : 0;
}
