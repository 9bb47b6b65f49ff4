/**
 * Returns how a process prints its lines: some milliseconds after the line of this number, it kills
 * itself. On a busy machine, the test that reads the lines would kill it too late.
 */
export function printUntilKilled(lastLine: number, afterMs: number): (line: string) => void {
  let printed = 0;
  return (line) => {
    console.log(line);
    printed += 1;
    if (printed === lastLine) setTimeout(() => process.kill(process.pid, 'SIGKILL'), afterMs);
  };
}
