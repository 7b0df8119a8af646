import type { Db } from '#server/platform/db/connect.ts'

/** Stored pictures that a newsletter or a template shows. */
export async function listUsedPictures(db: Db): Promise<Set<string>> {
  const rows = await db<{ name: string }[]>`
    select distinct found[1] as name from (
      select content from newsletter union all select content from newsletter_template) kept,
      regexp_matches(kept.content::text, 'newsletter-[0-9a-f-]{36}\\.jpg', 'g') found`
  return new Set(rows.map(({ name }) => name))
}
