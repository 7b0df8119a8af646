import { newId } from '#server/platform/db/id.ts'
import { everyone } from '#server/testing/actors.ts'
import type { TestApp } from '#server/testing/harness.ts'
import type { SliceTesting } from '#server/testing/slice.ts'
import type { Both } from '#server/testing/world.ts'

declare module '#server/testing/world.ts' {
  interface WorldParts {
    /** Names of stored files. */
    file: Both
  }
}

async function storeFile({ storage, clock }: TestApp, communityId: string): Promise<string> {
  const name = `photo-${newId(clock.now())}-256.webp`
  await storage.put(communityId, name, Buffer.from('a picture'), 'image/webp')
  return name
}

export const testing: SliceTesting<'file'> = {
  noun: 'file',
  calls: {
    get: {
      access: everyone,
      input: ({ file }) => ({ name: file.here }),
      ids: ({ file }) => ({ name: file.elsewhere }),
    },
    getCover: { access: everyone, input: () => ({ kind: 'table', palette: 'copper' }) },
    getCoverImage: { access: everyone, input: () => ({ kind: 'table', palette: 'copper', width: 64, height: 64 }) },
    getMark: { access: everyone, input: () => ({ mark: 'bowl', background: '#b3501f' }) },
    getIcon: { access: everyone, input: () => ({ size: 32 }) },
  },
  buildPart: async ({ t, here, elsewhere }) => ({
    here: await storeFile(t, here.id),
    elsewhere: await storeFile(t, elsewhere.id),
  }),
}
