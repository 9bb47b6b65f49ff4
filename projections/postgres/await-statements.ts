/**
 * Waits for statements that were sent over one connection without waiting for each other; the server
 * executes them in the order in which they were sent. Waits for all of them even if one fails, so
 * that none is executed after the rollback.
 * @returns their results
 * @throws the error of the first, in the order given, that failed
 */
export async function awaitStatements<Statements extends readonly unknown[] | []>(
  statements: Statements,
): Promise<{ -readonly [Place in keyof Statements]: Awaited<Statements[Place]> }> {
  await Promise.allSettled(statements);
  return Promise.all(statements);
}
