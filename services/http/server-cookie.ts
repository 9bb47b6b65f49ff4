import { cookieIn } from './cookies.ts';

/** A cookie that the server sets: for every path, not for scripts, not in requests that other sites make. */
export class ServerCookie {
  readonly #name: string;
  readonly #attributes: string;

  private constructor(name: string, secure: boolean) {
    this.#name = name;
    this.#attributes = `Path=/; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`;
  }

  /**
   * A cookie whose name we choose. Over TLS its prefix binds it to the host: browsers accept it
   * only over TLS, without a domain and for every path. Over plain http they reject such names.
   * @param secure whether browsers connect over https
   */
  static ours(name: `parvis_${string}`, secure: boolean): ServerCookie {
    return new ServerCookie(secure ? `__Host-${name}` : name, secure);
  }

  /** A cookie whose name others rely on, the same over TLS. */
  static named(name: string, secure: boolean): ServerCookie {
    return new ServerCookie(name, secure);
  }

  /** Its value in a `Cookie` header. */
  read(header: string | undefined): string | undefined {
    return cookieIn(header, this.#name);
  }

  /** `Set-Cookie` with a value and a lifetime. */
  give(value: string, seconds: number): string {
    return `${this.#name}=${value}; ${this.#attributes}; Max-Age=${Math.floor(seconds)}`;
  }

  /** `Set-Cookie` that deletes it. */
  take(): string {
    return this.give('', 0);
  }
}
