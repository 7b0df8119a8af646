import type { Chore } from '#server/platform/jobs/jobs.ts'
import './jobs.ts'
import { listCommunitiesWithForgotten, listStoredNames, removeForgotten } from './store.ts'

const dayMs = 86_400_000

export const chatFileChores: Chore[] = [
  {
    name: 'remove unsent files of chats',
    cron: '17 * * * *',
    async run({ now, sql, inEachCommunity }) {
      const before = new Date(now.getTime() - dayMs)
      const due = await listCommunitiesWithForgotten(sql, before)
      await inEachCommunity(async ({ db, queue }) => {
        const storedNames = await removeForgotten(db, before)
        if (storedNames.length > 0) await queue('chatFile.remove', { storedNames })
      }, due)
    },
  },
  {
    // Left behind when a process was killed between storing and saving, and when a chat was removed with its event.
    name: 'remove files of chats without an owner',
    cron: '57 3 * * *',
    run: ({ now, inEachCommunity }) =>
      inEachCommunity(async ({ db, storage, community }) => {
        // Listed first: a file that is saved meanwhile is among the used ones, or younger than a day.
        const stored = await storage.list(community.id)
        const used = await listStoredNames(db)
        for (const { name, storedAt } of stored) {
          const [, file] = /^(chat_[0-9a-f-]{36})(?:\.small)?$/.exec(name) ?? []
          if (file && !used.has(file) && now.getTime() - storedAt.getTime() > dayMs)
            await storage.remove(community.id, name)
        }
      }),
  },
]
