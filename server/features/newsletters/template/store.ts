import type { NewsletterContent } from '#contract/newsletters/newsletter-content.ts'
import type { Template } from '#contract/newsletters/template.ts'
import type { Db } from '#server/platform/db/connect.ts'
import type { Person } from '#server/platform/feature/personal-data.ts'

export const templatesAtMost = 100

export async function listTemplates(db: Db): Promise<Template[]> {
  return db<Template[]>`
    select id, name, content, created_at, true as is_own from newsletter_template
    order by created_at desc, id desc limit ${templatesAtMost}`
}

export async function findTemplate(db: Db, id: string): Promise<Template | null> {
  const [row] = await db<Template[]>`
    select id, name, content, created_at, true as is_own from newsletter_template where id = ${id}`
  return row ?? null
}

type NewTemplate = {
  communityId: string
  id: string
  name: string
  content: NewsletterContent
  createdBy: string
  at: Date
}

/** False when the community has as many as it may have. */
export async function insertTemplate(db: Db, template: NewTemplate): Promise<boolean> {
  const rows = await db`
    insert into newsletter_template (community_id, id, name, content, created_by, created_at)
    select ${template.communityId}, ${template.id}, ${template.name}, ${JSON.stringify(template.content)}::text::jsonb,
      ${template.createdBy}, ${template.at}
    where (select count(*) from newsletter_template) < ${templatesAtMost} returning id`
  return rows.length > 0
}

export async function removeTemplate(db: Db, id: string): Promise<Template | null> {
  const [row] = await db<Template[]>`
    delete from newsletter_template where id = ${id} returning id, name, content, created_at, true as is_own`
  return row ?? null
}

export async function exportTemplates(db: Db, { userId }: Person): Promise<unknown> {
  return db`select name, content, created_at from newsletter_template where created_by = ${userId} order by created_at`
}

/** The template stays with the community, without its author. */
export async function forgetAuthor(db: Db, { userId }: Person): Promise<void> {
  await db`update newsletter_template set created_by = null where created_by = ${userId}`
}
