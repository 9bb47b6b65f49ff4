// Written for old versions of Node too: they must be able to read it to say that they are too old.

var oldest = [20, 19];

/** Ends the process with one sentence when this Node is older than what Parvis needs. */
export function requireNode() {
  var parts = process.versions.node.split('.').map(Number);
  if (parts[0] > oldest[0] || (parts[0] === oldest[0] && parts[1] >= oldest[1])) return;
  console.error(
    'Parvis needs Node ' +
      oldest.join('.') +
      ' or newer, and this is ' +
      process.versions.node +
      ': install a current Node from https://nodejs.org and start again.',
  );
  process.exit(1);
}
