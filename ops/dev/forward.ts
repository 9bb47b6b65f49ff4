import { type IncomingMessage, type ServerResponse, request as send } from 'node:http';

/** What requests are forwarded to: they wait while it restarts. */
interface Target {
  readonly port: number;
  whenReady(): Promise<void>;
}

/** Forwards requests to the product, and its responses to the browser. */
export function forwardTo(
  target: Target,
): (request: IncomingMessage, response: ServerResponse) => void {
  return (request, response) => {
    void target.whenReady().then(() => forward(request, response, target.port));
  };
}

function forward(request: IncomingMessage, response: ServerResponse, port: number): void {
  const { method, url } = request;
  const headers = withoutConditions(request.headers);
  const forwarded = send({ host: '127.0.0.1', port, method, path: url, headers }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, headersInDevelopment(answer.headers));
    answer.pipe(response);
  });
  forwarded.once('error', (fault) => {
    if (response.headersSent) response.destroy();
    else
      response
        .writeHead(502, { 'Content-Type': 'text/plain; charset=utf-8' })
        .end(`The product does not respond (${fault.message}): the terminal says why.`);
  });
  response.once('close', () => forwarded.destroy());
  request.pipe(forwarded);
}

/** A page that was stored before the code changed is another one now. */
function withoutConditions({ 'if-none-match': _tag, ...headers }: IncomingMessage['headers']) {
  return headers;
}

/**
 * Lets scripts of vite add styles, as those of the back-office do in development, and stores nothing
 * in browsers. All else of the policy is that of the product.
 */
export function headersInDevelopment(
  headers: IncomingMessage['headers'],
): IncomingMessage['headers'] {
  const policy = headers['content-security-policy'];
  return {
    ...headers,
    'cache-control': 'no-store',
    ...(policy && {
      'content-security-policy': String(policy).replace(
        "style-src 'self'",
        "style-src 'self' 'unsafe-inline'",
      ),
    }),
  };
}
