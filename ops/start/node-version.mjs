// Written in old JavaScript: an outdated Node must be able to parse it to report that it is too old.

var oldest = [20, 19];

/** Exits with a one-sentence message when this Node is older than Parvis requires. */
export function requireNode() {
  var parts = process.versions.node.split('.').map(Number);
  if (parts[0] > oldest[0] || (parts[0] === oldest[0] && parts[1] >= oldest[1])) return;
  console.error(
    'Parvis needs Node ' +
      oldest.join('.') +
      ' or newer, and this is ' +
      process.versions.node +
      ': install Node 24 from https://nodejs.org and start again.',
  );
  process.exit(1);
}
