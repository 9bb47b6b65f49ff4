import type { Reply } from './route.ts';

/**
 * Milliseconds for which a reply is kept for a repeated submission: a double click, a browser's
 * retry.
 */
const keptMs = 10_000;
/** The number of replies kept; beyond that the oldest is dropped. */
const maxKept = 1_000;

/** Executes a command, unless it is running or has just run: then its reply is returned again. */
export type ExecuteOnce = (
  commandId: string,
  act: () => Promise<Reply<unknown>>,
) => Promise<Reply<unknown>>;

/**
 * Executes each submission to this process once. This covers double clicks even where nothing is
 * appended to the log; later repetitions are left to the log, which has the command's id. A refusal
 * had no effect, so it is not kept.
 */
export function createExecuteOnce(): ExecuteOnce {
  const replies = new Map<string, Promise<Reply<unknown>>>();
  return (commandId, act) => {
    const earlier = replies.get(commandId);
    if (earlier) return earlier;
    const reply = act();
    const forget = () => {
      if (replies.get(commandId) === reply) replies.delete(commandId);
    };
    replies.set(commandId, reply);
    for (const oldest of replies.keys()) if (replies.size > maxKept) replies.delete(oldest);
    void settle(reply, forget);
    return reply;
  };
}

async function settle(reply: Promise<Reply<unknown>>, forget: () => void): Promise<void> {
  try {
    if ((await reply).kind === 'refused') forget();
    else setTimeout(forget, keptMs).unref();
  } catch {
    // Every caller that awaits the reply gets the fault.
    forget();
  }
}
