import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';

/** A server of an applicant-tracking system, which answers as a test wants. */
export interface ApplicantTracking {
  readonly address: string;
  readonly received: IncomingMessage[];
  answer: (response: ServerResponse, request: IncomingMessage) => void;
  close(): void;
}

/** Starts the server of an applicant-tracking system on this machine. */
export async function applicantTracking(): Promise<ApplicantTracking> {
  const system: ApplicantTracking = {
    address: '',
    received: [],
    answer: (response) => response.end('[]'),
    close: () => undefined,
  };
  const server = createServer((request, response) => {
    system.received.push(request);
    system.answer(response, request);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const bound = server.address();
  const port = typeof bound === 'object' && bound !== null ? bound.port : 0;
  return Object.assign(system, {
    address: `http://127.0.0.1:${port}/jobs`,
    close() {
      server.closeAllConnections();
      server.close();
    },
  });
}

/** Answers with a version of a feed, or 304 to who has it. */
export function versioned(version: string, feed: string): ApplicantTracking['answer'] {
  return (response, { headers }) => {
    if (headers['if-none-match'] === version) response.writeHead(304).end();
    else response.setHeader('etag', version).end(feed);
  };
}

/** A feed in the product’s own format. */
export function feedOf(...references: readonly string[]): string {
  return JSON.stringify(
    references.map((reference) => ({
      reference,
      title: `Comptable ${reference}`,
      applyUrl: `https://jobs.example/${reference}`,
    })),
  );
}
