import { spawnSync } from 'node:child_process';
import { root } from '../local/paths.mjs';

// `npm run audit`: known vulnerabilities of the packages that an installation runs. Ends with 1 when one is high or critical, with 0 when none is, or when
// nobody could be asked: a registry that is away says nothing about the packages, and the words tell the two apart.
const grave = ['high', 'critical'];
const { stdout } = spawnSync('npm', ['audit', '--omit=dev', '--json'], { cwd: root, encoding: 'utf8', maxBuffer: 64_000_000 });
const report = (() => {
  try {
    return JSON.parse(stdout);
  } catch {
    return {};
  }
})();
if (!report.vulnerabilities) console.log(`Not asked: ${report.message ?? 'the registry did not answer'}`);
else {
  const found = Object.values(report.vulnerabilities);
  for (const { name, severity, range } of found) console.log(`${severity.padEnd(8)}  ${name} ${range}`);
  console.log(`${found.length} packages with known vulnerabilities`);
  if (found.some(({ severity }) => grave.includes(severity))) process.exitCode = 1;
}
