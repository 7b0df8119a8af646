import type { Sql } from './connect.ts'

/**
 * Finds tables and roles in the catalogue that would let one community read another. The server refuses to start while
 * there is any, so that a missing policy is found before the first request.
 */
export async function findUnprotectedTables(sql: Sql): Promise<string[]> {
  const [role] = await sql<{ name: string; passes: boolean }[]>`
    select current_user as name, (rolsuper or rolbypassrls) as passes from pg_roles where rolname = current_user`
  const tables = await sql<{ name: string; hasPolicy: boolean; isOwned: boolean }[]>`
    select c.relname as name,
      c.relrowsecurity and exists (
        select from pg_policy p where p.polrelid = c.oid
          and pg_get_expr(p.polqual, c.oid) = '(community_id = current_community())'
          and pg_get_expr(p.polwithcheck, c.oid) = '(community_id = current_community())')
        and (select count(*) from pg_policy p where p.polrelid = c.oid) = 1 as "hasPolicy",
      pg_get_userbyid(c.relowner) = current_user as "isOwned"
    from pg_class c
    join pg_attribute a on a.attrelid = c.oid and a.attname = 'community_id' and not a.attisdropped
    where c.relkind in ('r', 'p') and c.relnamespace = 'public'::regnamespace
    order by 1`
  return [
    ...(role?.passes ? [`the role ${role.name} passes row level security`] : []),
    ...tables
      .filter(table => !table.hasPolicy)
      .map(table => `the table ${table.name} lacks the policy of its community`),
    ...tables.filter(table => table.isOwned).map(table => `the table ${table.name} belongs to the application's role`),
  ]
}
