import type { Sql } from '#server/platform/db/connect.ts'

export type Snapshot = {
  /** Restores rows that were written since and returns the names of their tables. One query. */
  restore(): Promise<string[]>
}

type Table = { name: string; columns: string[]; key: string[] }

/**
 * Saves every table as it is now. A trigger on each records the primary key of every row that is written, in the same
 * transaction: a rolled-back write needs no restore, and a counter that commits on its own is recorded although its call
 * failed. Only these rows are restored.
 */
export async function takeSnapshot(owner: Sql): Promise<Snapshot> {
  const tables = await owner<Table[]>`
    select c.relname as name, array_agg(quote_ident(a.attname) order by a.attnum) as columns,
      array(select quote_ident(k.attname) from pg_index i join pg_attribute k on k.attrelid = c.oid and k.attnum = any (i.indkey)
        where i.indrelid = c.oid and i.indisprimary) as key
    from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace and a.attnum > 0 and not a.attisdropped
      and a.attgenerated = ''
    group by c.oid, c.relname`
  await owner.unsafe(`
    create schema snapshot;
    create unlogged table snapshot.written (name text not null, key text[] not null);
    ${tables.map(watch).join('')}
    create function snapshot.restore() returns text[] language plpgsql as $$
    declare names text[] := array(select distinct name from snapshot.written);
    begin
      if names = '{}' then return names; end if;
      -- As a replica: without triggers and foreign keys, so that tables can be restored one by one.
      perform set_config('session_replication_role', 'replica', true);
      ${tables.map(putBack).join('')}
      delete from snapshot.written;
      if 'community' = any (names) then notify community_changed; end if;
      return names;
    end $$;`)
  return {
    async restore() {
      const [done] = await owner<[{ names: string[] }]>`select snapshot.restore() as names`
      return done.names
    },
  }
}

const keyOf = (row: string, { key }: Table) => `array[${key.map(column => `${row}.${column}::text`)}]`

function watch(table: Table): string {
  const { name, columns } = table
  return `
    create table snapshot.${name} as select ${columns} from public.${name};
    create function snapshot.note_${name}() returns trigger language plpgsql security definer as $$
    begin
      if tg_op <> 'INSERT' then insert into snapshot.written values ('${name}', ${keyOf('old', table)}); end if;
      if tg_op <> 'DELETE' then insert into snapshot.written values ('${name}', ${keyOf('new', table)}); end if;
      return null;
    end $$;
    create trigger snapshot_written after insert or update or delete on public.${name} for each row
      execute function snapshot.note_${name}();`
}

function putBack(table: Table): string {
  const { name, columns } = table
  const isWritten = (row: string) =>
    `${keyOf(row, table)} in (select w.key from snapshot.written w where w.name = '${name}')`
  return `
    if '${name}' = any (names) then
      delete from public.${name} t where ${isWritten('t')};
      insert into public.${name} (${columns}) select ${columns} from snapshot.${name} t where ${isWritten('t')};
    end if;`
}
