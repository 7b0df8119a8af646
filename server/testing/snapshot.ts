import type { Sql } from '#server/platform/db/connect.ts'

export type Snapshot = {
  /** Restores tables that were written since and returns their names. One query when nothing was written. */
  restore(): Promise<string[]>
}

/**
 * Saves every table as it is now. A trigger on each records that it was written to, in the same transaction: a
 * rolled-back write needs no restore, and a counter that commits on its own is recorded although its call failed.
 */
export async function takeSnapshot(owner: Sql): Promise<Snapshot> {
  const tables = await owner<{ name: string; columns: string[] }[]>`
    select c.relname as name, array_agg(quote_ident(a.attname) order by a.attnum) as columns
    from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace and a.attnum > 0 and not a.attisdropped
      and a.attgenerated = ''
    group by c.relname`
  const copies = tables.map(
    ({ name, columns }) => `
      create table snapshot.${name} as select ${columns} from public.${name};
      create trigger snapshot_written after insert or update or delete or truncate on public.${name}
        execute function snapshot.note_write();`,
  )
  await owner.unsafe(`
    create schema snapshot;
    create unlogged table snapshot.written (name text not null);
    create function snapshot.note_write() returns trigger language plpgsql security definer as $$
    begin
      insert into snapshot.written values (tg_table_name);
      return null;
    end $$;
    ${copies.join('')}`)
  const columnsOf = new Map(tables.map(({ name, columns }) => [name, columns]))
  const putBack = (name: string) => `
    delete from public.${name};
    insert into public.${name} (${columnsOf.get(name)}) select ${columnsOf.get(name)} from snapshot.${name};`
  return {
    async restore() {
      const written = await owner<{ name: string }[]>`delete from snapshot.written returning name`
      const names = [...new Set(written.map(({ name }) => name))]
      if (names.length === 0) return []
      // One transaction, as a replica: without triggers and foreign keys, so that tables can be restored one by one.
      await owner.unsafe(`
        set local session_replication_role = replica;
        ${names.map(putBack).join('')}
        ${names.includes('community') ? 'notify community_changed;' : ''}`)
      return names
    },
  }
}
