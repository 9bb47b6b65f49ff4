import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';

/** A real nats-server as a child process, found on PATH or where Debian installs it. */
export class NatsServer {
  readonly #port: number;
  #child: ChildProcess | undefined;

  constructor(port: number) {
    this.#port = port;
  }

  get url(): string {
    return `nats://127.0.0.1:${this.#port}`;
  }

  /**
   * Resolves when the port responds.
   * @throws Error when nats-server is not installed, or exits immediately
   */
  async start(): Promise<void> {
    const child = spawn('nats-server', ['-a', '127.0.0.1', '-p', String(this.#port)], {
      stdio: 'ignore',
      env: { ...process.env, PATH: `${process.env.PATH ?? ''}:/usr/sbin` },
    });
    this.#child = child;
    const ended = once(child, 'exit').then(([code]) => {
      throw new Error(`nats-server exited immediately, with code ${String(code)}`);
    });
    await Promise.race([ended, this.#accepting(child)]);
    ended.catch(() => undefined);
  }

  async stop(): Promise<void> {
    const child = this.#child;
    this.#child = undefined;
    if (child === undefined || child.exitCode !== null) return;
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
  }

  async #accepting(child: ChildProcess): Promise<void> {
    while (child.exitCode === null) {
      const socket = connect(this.#port, '127.0.0.1');
      const accepts = await once(socket, 'connect').then(
        () => true,
        () => false,
      );
      socket.destroy();
      if (accepts) return;
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }
}
