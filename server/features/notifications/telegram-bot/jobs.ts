import { loginPath } from '#contract/auth/login-link.ts'
import type { Language } from '#contract/languages.ts'
import type { PressKind } from '#contract/notifications/text-button.ts'
import { answerIntro } from '#server/features/matching/intro/actions.ts'
import { listThisWeek } from '#server/features/matching/recommendation/actions.ts'
import { nameOf } from '#server/features/matching/standing/rules.ts'
import { findUserOfTelegram, linkTelegram } from '#server/features/users/telegram/actions.ts'
import { refuse } from '#server/platform/http/access.ts'
import type { Scope } from '#server/platform/http/context.ts'
import { Failure } from '#server/platform/http/failure.ts'
import { type Chore, type Job, job } from '#server/platform/jobs/jobs.ts'
import { MessengerFailure } from '#server/platform/messengers/attempt.ts'
import { answerPressInTelegram, editInTelegram, sendToTelegram } from '#server/platform/messengers/telegram.ts'
import { letterWords } from '#server/platform/words/words.ts'
import { telegramBotOf } from '../delivery/delivery-transport.ts'
import { nonceHash, readNonce } from './rules.ts'
import * as store from './store.ts'

declare module '#server/platform/jobs/names.ts' {
  interface Jobs {
    'telegram.link': { nonce: string; chatId: string; username: string; lang: Language }
    'telegram.week': { userId: string; chatId: string }
    'telegram.press': Pressed
    'telegram.reply': Reply
  }
}

type Pressed = {
  press: PressKind
  id: string
  chatId: string
  messageId: string
  pressId: string
  text: string
  lang: Language
}
/** With `messageId` the text replaces that of a message whose button was pressed. */
type Reply = { chatId: string; text: string; pressed?: { messageId: string; pressId: string; popUp: string } }

/** Replies to one chat go one after the other. */
export const chatQueue = (chatId: string) => ({ queue: `telegram ${chatId}`, attempts: 6 })

const reply = (scope: Scope, data: Reply): Promise<void> => scope.queue('telegram.reply', data, chatQueue(data.chatId))

/** Links the chat to the user who asked for the link, once. */
const linkJob = job('telegram.link', async ({ nonce, chatId, username, lang }, scope) => {
  const { db, config, community, now } = scope
  const asked = readNonce(nonce, config.SESSION_SECRET, now)
  const reader = asked && !asked.isExpired ? await store.findReader(db, asked.userId) : null
  if (!asked || !reader || !(await store.spendNonce(db, nonceHash(nonce), now))) {
    scope.log.info({ chatId }, 'a link to the bot was not valid')
    return reply(scope, { chatId, text: letterWords(reader?.lang ?? lang)('messengers.bot.expired') })
  }
  await linkTelegram(db, { userId: asked.userId, chatId, username, linkedAt: now })
  const readerLang = reader.lang ?? community.lang
  const names = { name: reader.firstName || username, community: community.title[readerLang] }
  await reply(scope, { chatId, text: letterWords(readerLang)('messengers.bot.linked', names) })
})

/** This week's people, with why and a link to each. */
const weekJob = job('telegram.week', async ({ userId, chatId }, scope) => {
  const { db, community } = scope
  const reader = await store.findReader(db, userId)
  if (!reader?.participantId || refuse('member', reader as never)) return
  const lang = reader.lang ?? community.lang
  const words = letterWords(lang)
  const names = { community: community.title[lang] }
  const people = await listThisWeek(scope, { id: reader.participantId, lang })
  const lines = people.map(({ person, reason }, index) => {
    const url = new URL(loginPath(`/my_communities?introFor=${person.id}`, 'intro'), community.communityUrl).href
    return words('weekly.person', { place: index + 1, name: nameOf(person), reason: reason ?? '', url })
  })
  const text =
    lines.length > 0
      ? [words('messengers.bot.week', names), ...lines].join('\n\n')
      : words('messengers.bot.nobody', names)
  await reply(scope, { chatId, text })
})

const shownFailures = ['ALREADY_ANSWERED', 'CANNOT_INTRODUCE', 'NOT_FOUND', 'FORBIDDEN'] as const

/** Answers the intro as the user of the chat, with the checks that a call has. */
const pressJob = job('telegram.press', async ({ press, id, chatId, messageId, pressId, text, lang }, scope) => {
  const user = await findUserOfTelegram(scope.db, chatId)
  const reader = user && (await store.findReader(scope.db, user.userId))
  const words = letterWords(reader?.lang ?? user?.lang ?? lang)
  let result: string
  try {
    if (!reader?.participantId || refuse('member', reader as never)) throw new Failure('FORBIDDEN')
    const accept = press === 'intro.accept'
    await answerIntro(scope, reader.participantId, { id, accept, message: '' })
    result = words(accept ? 'messengers.bot.accepted' : 'messengers.bot.declined')
  } catch (error) {
    const shown = error instanceof Failure && shownFailures.find(name => name === error.failure)
    if (!shown) throw error
    result = words(`messengers.bot.${shown}`)
  }
  await reply(scope, { chatId, text: `${text}\n\n${result}`, pressed: { messageId, pressId, popUp: result } })
})

/** A reply that may have arrived is not repeated. */
const replyJob = job(
  'telegram.reply',
  async ({ chatId, text, pressed }, scope) => {
    const bot = telegramBotOf(scope.config)
    if (!bot) return
    try {
      if (pressed) {
        // Telegram forgets a press within a minute; the message itself tells the result.
        await answerPressInTelegram(bot, pressed.pressId, pressed.popUp).catch(error =>
          scope.log.info({ err: error }, 'late'),
        )
        await editInTelegram(bot, { chatId, messageId: pressed.messageId, text })
      } else await sendToTelegram(bot, { chatId, text, buttons: [] })
    } catch (error) {
      const isRepeated = error instanceof MessengerFailure && ['UNREACHED', 'BUSY', 'LIMITED'].includes(error.kind)
      if (isRepeated || !(error instanceof MessengerFailure)) throw error
      scope.log.warn({ err: error, chatId }, 'the bot could not reply')
    }
  },
  { holdsTransaction: false },
)

export const telegramBotJobs: Job[] = [linkJob, weekJob, pressJob, replyJob]

const keptMs = 2 * 24 * 3_600_000

export const telegramBotChores: Chore[] = [
  {
    name: 'forget telegram updates',
    cron: '41 3 * * *',
    run: ({ sql, now }) => store.removeBefore(sql, new Date(now.getTime() - keptMs)),
  },
]
