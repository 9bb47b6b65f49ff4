/** Only the built files of the archive player are used, in a test: nothing of what they were built from. */
function readPackage(manifest) {
  if (manifest.name === 'replaywebpage') manifest.dependencies = {};
  return manifest;
}

module.exports = { hooks: { readPackage } };
