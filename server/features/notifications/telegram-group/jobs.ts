import { type Job, job } from '#server/platform/jobs/jobs.ts'
import { letterWords } from '#server/platform/words/words.ts'
import { tellGroupLost } from '../delivery/delivery-notice.ts'
import { listManagers } from '../messenger/store.ts'
import { chatQueue } from '../telegram-bot/jobs.ts'
import { nonceHash, readNonce } from '../telegram-bot/rules.ts'
import { findReader, spendNonce } from '../telegram-bot/store.ts'
import * as store from './store.ts'

declare module '#server/platform/jobs/names.ts' {
  interface Jobs {
    'telegramGroup.link': { nonce: string; chatId: string; title: string }
    'telegramGroup.leave': { chatId: string }
    'telegramGroup.move': { from: string; to: string }
    'telegramGroup.rename': { chatId: string; title: string }
  }
}

/** Links the group to the community for which a manager asked for the link, once, if they still are one. */
const linkJob = job('telegramGroup.link', async ({ nonce, chatId, title }, scope) => {
  const { db, config, community, now } = scope
  const say = (key: 'groupLinked' | 'groupExpired') => {
    const text = letterWords(community.lang)(`messengers.bot.${key}`, { community: community.title[community.lang] })
    return scope.queue('telegram.reply', { chatId, text }, chatQueue(chatId))
  }
  const asked = readNonce(nonce, config.SESSION_SECRET, now, 'telegram group link')
  const manager = asked && !asked.isExpired ? await findReader(db, asked.userId) : null
  const isManager = asked && manager && (await listManagers(db)).includes(asked.userId)
  if (!isManager || !(await spendNonce(db, nonceHash(nonce), now))) {
    scope.log.info({ chatId }, 'a link for a group was not valid')
    return say('groupExpired')
  }
  await store.saveGroup(db, { communityId: community.id, chatId, title, linkedBy: manager.participantId, at: now })
  return say('groupLinked')
})

const leaveJob = job('telegramGroup.leave', async ({ chatId }, scope) => {
  if (await store.removeGroup(scope.db, chatId)) await tellGroupLost(scope)
})

const moveJob = job('telegramGroup.move', ({ from, to }, { db }) => store.moveGroup(db, from, to))

const renameJob = job('telegramGroup.rename', ({ chatId, title }, { db }) => store.renameGroup(db, chatId, title))

export const telegramGroupJobs: Job[] = [linkJob, leaveJob, moveJob, renameJob]
