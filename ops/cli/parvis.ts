import { audit } from './audit.ts';
import { CommandLineError } from './command-line-error.ts';
import { content } from './content.ts';
import { demo } from './demo.ts';
import { offers } from './offers.ts';
import { mail, people } from './people.ts';
import { projections } from './projections.ts';
import { secrets } from './secrets.ts';

const usage = `parvis audit page --at INSTANT [--html FILE] PATH
parvis content import FOLDER
parvis demo offers --count NUMBER
parvis mail test ADDRESS [fr|en]
parvis offers import FILE|FOLDER|URL [--source NAME] [--complete] [--allow-withdrawals] [--format FORMAT]
parvis people export|erase ADDRESS
parvis projections status
parvis projections retry|skip|rebuild NAME…|--failed|--detached
parvis secrets reseal`;

const commands: Readonly<Record<string, (words: readonly string[]) => Promise<void>>> = {
  audit,
  content,
  demo,
  mail,
  offers,
  people,
  projections,
  secrets,
};

const [word = 'help', ...rest] = process.argv.slice(2);
const command = commands[word];
if (command === undefined) {
  console.log(usage);
  process.exitCode = word === 'help' ? 0 : 2;
} else {
  await command(rest).catch((cause: unknown) => {
    if (!(cause instanceof CommandLineError)) throw cause;
    console.error(cause.message);
    process.exitCode = 1;
  });
}
