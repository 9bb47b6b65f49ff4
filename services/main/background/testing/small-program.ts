import { appendFile } from 'node:fs/promises';
import { ParentProcess } from '../parent-process.ts';

// A background process that notes its id in a file, instead of a database, and repeats hints.
const parent = new ParentProcess();
parent.receive((hint) => parent.send(hint));
const { databaseUrl: file, logUrl: task } = await parent.started;
if (task === 'refuse') process.exit(3);
await appendFile(file, `${process.pid}\n`);
parent.reportPrepared();
await parent.ended;
process.exit();
