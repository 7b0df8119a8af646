import type { DemoWorld } from './parts/part.ts'
import { demoParts } from './parts.ts'

/** Loads the parts that this database does not have yet. Safe from several processes at once, and after a crash. */
export async function loadDemo(world: DemoWorld, parts = demoParts): Promise<void> {
  const { sql, now, onProgress } = world
  const rows = await sql<{ name: string }[]>`select name from demo_part`
  const loaded = new Set(rows.map(row => row.name))
  for (const part of parts) {
    if (loaded.has(part.name)) continue
    onProgress(`Loading the demo: ${part.name}`)
    await part.prepare?.(world)
    await sql.begin(async db => {
      // Another process that loads the same part blocks here until this one commits, and then skips it.
      const [mine] = await db`
        insert into demo_part (name, loaded_at) values (${part.name}, ${now}) on conflict do nothing returning name`
      if (mine) await part.load(db, world)
    })
  }
}
