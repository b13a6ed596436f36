// Imported first by every entry script, before anything that an old Node could not load.
const [major, minor] = process.versions.node.split('.').map(Number);

if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`Folia needs Node 20.19 or newer, this is ${process.versions.node}: install a newer Node (24 is a good choice) and run the command again.`);
  process.exit(1);
}
if (process.platform === 'win32') {
  console.error('Folia runs locally on Linux and macOS: on Windows, clone it inside WSL and run the command there.');
  process.exit(1);
}
