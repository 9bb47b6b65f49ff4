import { execFileSync } from 'node:child_process';
import { cp, mkdir, symlink } from 'node:fs/promises';
import { dirname, join } from 'node:path';

const workspaces = ['contracts', 'projections', 'services', 'web', 'ops'];

/** Copies what the repository has, without the packages: the copy uses the same. */
export async function copyRepository(root: string, folder: string): Promise<void> {
  const listed = execFileSync('git', ['ls-files', '-zco', '--exclude-standard'], { cwd: root });
  for (const file of listed.toString().split('\0').filter(Boolean)) {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await cp(join(root, file), join(folder, file));
  }
  await symlink(join(root, 'node_modules'), join(folder, 'node_modules'));
  for (const workspace of workspaces)
    await cp(join(root, workspace, 'node_modules'), join(folder, workspace, 'node_modules'), {
      recursive: true,
      verbatimSymlinks: true,
    });
}
