import { newId } from '#server/platform/db/id.ts'
import { adminOnly } from '#server/testing/actors.ts'
import type { FactoryContext } from '#server/testing/factory-context.ts'
import type { SliceTesting } from '#server/testing/slice.ts'
import type { Both } from '#server/testing/world.ts'

declare module '#server/testing/world.ts' {
  interface WorldParts {
    memberImport: { checked: Both; uploaded: Both; done: Both; removable: Both }
  }
}

type ImportOptions = { communityId: string; authorId?: string; status?: string; email?: string; participantId?: string }

/** An import with one row. */
export async function buildMemberImport(t: FactoryContext, options: ImportOptions): Promise<string> {
  const id = newId(t.clock.now())
  const { communityId, authorId, status = 'CHECKED', email = 'ada@example.com', participantId } = options
  const at = t.clock.now()
  await t.owner`
    insert into member_import (community_id, id, author_id, file_name, status, columns, mapping, row_count, lang, created_at, finished_at)
    values (${communityId}, ${id}, ${authorId ?? null}, 'members.csv', ${status}, '["Email", "Name"]', '["email", "fullName"]', 1, 'en',
      ${at}, ${status === 'DONE' ? at : null})`
  await t.owner`
    insert into member_import_row (community_id, import_id, line, cells, state, email, participant_id)
    values (${communityId}, ${id}, 1, ${JSON.stringify([email, 'Ada Lind'])}::text::jsonb, 'NEW', ${email}, ${participantId ?? null})`
  return id
}

const file = () => new TextEncoder().encode('Email,Name\nada@example.com,Ada Lind\n') as unknown as File

const sample = (kind: keyof import('#server/testing/world.ts').WorldParts['memberImport']) => ({
  access: adminOnly,
  actor: 'admin' as const,
  input: ({ memberImport }: import('#server/testing/world.ts').World) => ({ id: memberImport[kind].here }),
  ids: ({ memberImport }: import('#server/testing/world.ts').World) => ({ id: memberImport[kind].elsewhere }),
})

export const testing: SliceTesting<'memberImport'> = {
  noun: 'memberImport',
  calls: {
    list: { access: adminOnly, actor: 'admin', input: () => ({}) },
    upload: { access: adminOnly, actor: 'admin', input: () => ({ file: file() }) },
    get: sample('checked'),
    check: {
      ...sample('uploaded'),
      input: ({ memberImport }) => ({ id: memberImport.uploaded.here, mapping: ['email', 'fullName'] }),
    },
    listRows: sample('checked'),
    correct: {
      ...sample('checked'),
      input: ({ memberImport }) => ({ id: memberImport.checked.here, line: 1, values: { city: 'Bergen' } }),
    },
    start: { ...sample('checked'), input: ({ memberImport }) => ({ id: memberImport.checked.here, lang: 'en' }) },
    undo: sample('done'),
    remove: sample('removable'),
  },
  tables: {
    member_import: (t, { communityId, userId }) => buildMemberImport(t, { communityId, authorId: userId }),
    member_import_row: async (t, { communityId, userId, participantId }) => {
      const [user] = await t.owner<{ email: string }[]>`select email from app_user where id = ${userId}`
      return buildMemberImport(t, { communityId, email: user?.email ?? '', participantId })
    },
  },
  buildPart: async ({ t, here, elsewhere }) => {
    const both = async (status: string): Promise<Both> => ({
      here: await buildMemberImport(t, { communityId: here.id, status }),
      elsewhere: await buildMemberImport(t, { communityId: elsewhere.id, status }),
    })
    return {
      checked: await both('CHECKED'),
      uploaded: await both('UPLOADED'),
      done: await both('DONE'),
      removable: await both('UPLOADED'),
    }
  },
}
