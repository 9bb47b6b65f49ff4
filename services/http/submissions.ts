import type { Reply } from './route.ts';

/** How long an answer is kept for the same submission sent again: a double press, a browser's retry. */
const keptMs = 10_000;
/** Answers kept at once; beyond it the oldest is forgotten. */
const maxKept = 1_000;

/** Acts on a command unless it is under way or was just done: then its answer is given again. */
export type Once = (commandId: string, act: () => Promise<Reply>) => Promise<Reply>;

/**
 * Answers the submissions of this process once each. It covers double presses even where nothing is
 * appended to the log; later repetitions are for the log, which knows the command's id. A refusal did
 * nothing, so it is not kept.
 */
export function rememberSubmissions(): Once {
  const answers = new Map<string, Promise<Reply>>();
  return (commandId, act) => {
    const earlier = answers.get(commandId);
    if (earlier) return earlier;
    const answer = act();
    const forget = () => {
      if (answers.get(commandId) === answer) answers.delete(commandId);
    };
    answers.set(commandId, answer);
    for (const oldest of answers.keys()) if (answers.size > maxKept) answers.delete(oldest);
    void settle(answer, forget);
    return answer;
  };
}

async function settle(answer: Promise<Reply>, forget: () => void): Promise<void> {
  try {
    if ((await answer).kind === 'refused') forget();
    else setTimeout(forget, keptMs).unref();
  } catch {
    // Whoever waits for the answer hears of the fault.
    forget();
  }
}
