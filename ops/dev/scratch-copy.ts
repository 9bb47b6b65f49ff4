import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, symlink } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** Copies what the repository has, without the packages: the copy uses the same. */
export async function copyRepository(root: string, folder: string): Promise<void> {
  const listed = execFileSync('git', ['ls-files', '-zco', '--exclude-standard'], { cwd: root });
  for (const file of listed.toString().split('\0').filter(Boolean)) {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await cp(join(root, file), join(folder, file));
  }
  await symlink(join(root, 'node_modules'), join(folder, 'node_modules'));
  for (const workspace of await readdir(root)) {
    const packages = join(workspace, 'node_modules');
    if (existsSync(join(root, packages)))
      await cp(join(root, packages), join(folder, packages), {
        recursive: true,
        verbatimSymlinks: true,
      });
  }
}
