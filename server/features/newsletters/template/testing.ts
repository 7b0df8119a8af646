import { newId } from '#server/platform/db/id.ts'
import { adminOnly } from '#server/testing/actors.ts'
import type { FactoryContext } from '#server/testing/factory-context.ts'
import type { SliceTesting } from '#server/testing/slice.ts'
import type { Both } from '#server/testing/world.ts'
import { aContent } from '../newsletter/testing.ts'

declare module '#server/testing/world.ts' {
  interface WorldParts {
    template: Both
  }
}

export async function buildTemplate(t: FactoryContext, options: { communityId: string; createdBy?: string }) {
  const id = newId(t.clock.now())
  await t.owner`
    insert into newsletter_template (community_id, id, name, content, created_by, created_at)
    values (${options.communityId}, ${id}, 'Breakfasts', ${JSON.stringify(aContent)}::text::jsonb, ${options.createdBy ?? null},
      ${t.clock.now()})`
  return id
}

export const testing: SliceTesting<'template'> = {
  noun: 'template',
  calls: {
    list: { access: adminOnly, actor: 'admin', input: () => ({}) },
    create: {
      access: adminOnly,
      actor: 'admin',
      input: ({ newsletter }) => ({ newsletterId: newsletter.here, name: 'Breakfast' }),
      ids: ({ newsletter }) => ({ newsletterId: newsletter.elsewhere }),
    },
    remove: {
      access: adminOnly,
      actor: 'admin',
      input: ({ template }) => ({ id: template.here }),
      ids: ({ template }) => ({ id: template.elsewhere }),
    },
  },
  tables: {
    newsletter_template: (t, { communityId, userId }) => buildTemplate(t, { communityId, createdBy: userId }),
  },
  buildPart: async ({ t, here, elsewhere }) => ({
    here: await buildTemplate(t, { communityId: here.id }),
    elsewhere: await buildTemplate(t, { communityId: elsewhere.id }),
  }),
}
