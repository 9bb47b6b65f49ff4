import { auditBundle } from '../audit-bundle.ts';

// The whole command line contains screens, which only its build can load.
await auditBundle.read(process.argv.slice(2)).run();
