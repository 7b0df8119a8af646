import type { Chore } from '#server/platform/jobs/jobs.ts'
import type { TestApp } from './harness.ts'

/**
 * Runs scheduled work as the worker does, in the communities that it looks up, and returns them. Fails when it visits all communities
 * instead, of which there may be ten thousand.
 */
export async function runChore(
  { app, clock, sql }: TestApp,
  chores: Chore[],
  name: string,
  now = clock.now(),
): Promise<string[]> {
  const chore = chores.find(each => each.name === name)
  if (!chore) throw new Error(`There is no scheduled work named "${name}"`)
  let visited: string[] = []
  await chore.run({
    now,
    sql,
    async inEachCommunity(work, ids) {
      if (!ids) throw new Error(`"${name}" visits all communities`)
      visited = ids
      for (const id of ids) await app.openScope(id, true, work)
    },
  })
  return visited
}
