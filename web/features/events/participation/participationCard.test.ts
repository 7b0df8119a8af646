// @vitest-environment happy-dom
import { beforeAll, describe, expect, it } from 'vitest'
import type { Event } from '#contract/events/event.ts'
import { participationStates } from '#contract/events/event-fields.ts'
import type { Language } from '#contract/languages.ts'
import type { Words } from '#web/lib/words/words.ts'
import { buildEvent, buildMine } from '#web/testing/event.ts'
import { openPage } from '#web/testing/page.ts'
import type { CardAction, CardViewer } from './participationCard.ts'
import { participationCard } from './participationCard.ts'

const words = {} as Record<Language, Words<'event'>>
beforeAll(async () => {
  openPage()
  const { startWords, wordsIn } = await import('#web/lib/words/words.ts')
  await startWords(['ui'])
  for (const language of ['en', 'ru'] as const) words[language] = await wordsIn(language, 'event')
})

const paid = { isPaid: true, price: 18, currency: 'EUR' }
const full = { placesLeft: 0 }
const until = '2026-11-16T17:00:00.000Z'
const now = new Date('2026-11-16T12:00:00.000Z')
const mine = buildMine

/** Title, text, what the buttons do, and their labels, in English and in Russian. */
type Case = {
  what: string
  event: Partial<Event>
  viewer?: CardViewer
  at?: Date
  does: CardAction[]
  en: string[]
  ru: string[]
}

const cases: Case[] = [
  {
    what: 'a visitor',
    event: { mine: mine({ state: 'logIn' }) },
    viewer: 'visitor',
    does: ['logIn'],
    en: ['6 places left', '24 are going', 'Log in to join'],
    ru: ['Осталось 6 мест', 'Идут 24 человека', 'Войти и записаться'],
  },
  {
    what: 'a visitor of an event with approval',
    event: { approvalRequired: true, mine: mine({ state: 'logIn' }) },
    viewer: 'visitor',
    does: ['logIn'],
    en: ['The host approves guests', 'We will write as soon as there is an answer', 'Log in to ask to join'],
    ru: ['Организатор подтверждает участие', 'Мы напишем, как только он ответит', 'Войти и отправить заявку'],
  },
  {
    what: 'a visitor of a paid event',
    event: { ...paid, mine: mine({ state: 'logInToPay' }) },
    viewer: 'visitor',
    does: ['logIn'],
    en: ['€18 per person', 'Log in first, then pay by link', 'Log in to pay and join'],
    ru: ['18 € с человека', 'Сначала войдите, потом оплатите по ссылке', 'Войти, оплатить и пойти'],
  },
  {
    what: 'joining',
    event: {},
    does: ['confirm'],
    en: ['6 places left', '24 are going', 'Join'],
    ru: ['Осталось 6 мест', 'Идут 24 человека', 'Пойду'],
  },
  {
    what: 'joining without a limit, as the first',
    event: { placesLeft: null, maxParticipants: null, going: { count: 0, people: [] } },
    does: ['confirm'],
    en: ['Be the first to join', 'Everyone is welcome', 'Join'],
    ru: ['Запишитесь первыми', 'Рады всем', 'Пойду'],
  },
  {
    what: 'paying to join',
    event: paid,
    does: ['confirmAndPay'],
    en: ['€18 per person', 'You pay on the organisers’ page', 'Pay €18 to join'],
    ru: ['18 € с человека', 'Оплата на странице организаторов', 'Оплатить 18 € и пойти'],
  },
  {
    what: 'a newcomer without a profile',
    event: {},
    viewer: 'newcomer',
    does: ['completeProfile'],
    en: [
      'Tell us about yourself first',
      'Members join events. Two minutes, and you are back here.',
      'Fill in the profile',
    ],
    ru: [
      'Сначала расскажите о себе',
      'На события ходят участники. Две минуты, и вы вернётесь сюда.',
      'Заполнить профиль',
    ],
  },
  {
    what: 'a member whose profile is being checked',
    event: { mine: mine({ state: 'ask' }) },
    viewer: 'unconfirmed',
    does: ['seeProfile'],
    en: ['Your profile is being checked', 'You can join as soon as it is confirmed.', 'See my profile'],
    ru: ['Ваш профиль проверяют', 'Записаться можно сразу после подтверждения.', 'Мой профиль'],
  },
  {
    what: 'an organiser without a profile',
    event: {},
    viewer: 'organiser',
    does: [],
    en: ['You organise this event', 'To take part, join with a profile of your own.'],
    ru: ['Вы организуете это событие', 'Чтобы участвовать, запишитесь со своим профилем.'],
  },
  {
    what: 'asking',
    event: { approvalRequired: true, mine: mine({ state: 'ask' }) },
    does: ['confirm'],
    en: ['The host approves guests', 'We will write as soon as there is an answer', 'Ask to join'],
    ru: ['Организатор подтверждает участие', 'Мы напишем, как только он ответит', 'Отправить заявку'],
  },
  {
    what: 'asking at a paid event',
    event: { ...paid, approvalRequired: true, mine: mine({ state: 'ask' }) },
    does: ['confirm'],
    en: ['€18 per person', 'You pay €18 after the host approves', 'Ask to join'],
    ru: ['18 € с человека', 'Оплата 18 € — после подтверждения', 'Отправить заявку'],
  },
  {
    what: 'a full event',
    event: { ...full, waitlist: 'NONE', mine: mine({ state: 'full' }) },
    does: ['seeOthers'],
    en: ['No places left', '24 are going', 'See other events'],
    ru: ['Мест нет', 'Идут 24 человека', 'Другие события'],
  },
  {
    what: 'a full event with a waitlist',
    event: { ...full, mine: mine({ state: 'joinWaitlist' }) },
    does: ['confirm'],
    en: ['No places left', 'Join the waitlist: the next free place is yours', 'Join the waitlist'],
    ru: ['Мест нет', 'Встаньте в лист ожидания: следующее место — ваше', 'Встать в лист ожидания'],
  },
  {
    what: 'questions not started',
    event: { mine: mine({ state: 'answer', heldUntil: until, questions: { total: 2, answered: 0 } }) },
    does: ['answer', 'cancel'],
    en: ['2 questions left', 'Your place is kept until 18:00', 'Start answering', 'I can’t make it'],
    ru: ['Осталось 2 вопроса', 'Место за вами до 18:00', 'Ответить на вопросы', 'Не смогу прийти'],
  },
  {
    what: 'questions half answered',
    event: { mine: mine({ state: 'answer', heldUntil: until, questions: { total: 6, answered: 5 } }) },
    does: ['answer', 'cancel'],
    en: ['1 question left', 'Your place is kept until 18:00', 'Continue answering', 'I can’t make it'],
    ru: ['Остался 1 вопрос', 'Место за вами до 18:00', 'Продолжить ответы', 'Не смогу прийти'],
  },
  {
    what: 'questions all answered',
    event: { mine: mine({ state: 'answer', heldUntil: until, questions: { total: 6, answered: 6 } }) },
    does: ['answer', 'cancel'],
    en: ['All questions are answered', 'Your place is kept until 18:00', 'Complete answering', 'I can’t make it'],
    ru: ['На все вопросы есть ответы', 'Место за вами до 18:00', 'Завершить ответы', 'Не смогу прийти'],
  },
  {
    what: 'questions after the hold ended',
    event: { mine: mine({ state: 'answer', questions: { total: 6, answered: 1 } }) },
    does: ['resume', 'cancel'],
    en: [
      '5 questions left',
      'Your place is no longer kept. Take it again if there is room.',
      'Take my place again',
      'I can’t make it',
    ],
    ru: [
      'Осталось 5 вопросов',
      'Место больше не держим. Займите его снова, если оно есть.',
      'Снова занять место',
      'Не смогу прийти',
    ],
  },
  {
    what: 'questions of a request, which needs no place yet',
    event: { approvalRequired: true, mine: mine({ state: 'answer', questions: { total: 6, answered: 1 } }) },
    does: ['answer', 'cancel'],
    en: [
      '5 questions left',
      'The hosts get your request when you have answered.',
      'Continue answering',
      'I can’t make it',
    ],
    ru: [
      'Осталось 5 вопросов',
      'Заявка уйдёт организаторам, когда вы ответите.',
      'Продолжить ответы',
      'Не смогу прийти',
    ],
  },
  {
    what: 'waiting for approval',
    event: { approvalRequired: true, mine: mine({ state: 'approval' }) },
    does: ['cancel'],
    en: ['Waiting for approval', 'We will write as soon as the host answers.', 'Take back my request'],
    ru: ['Ждёт подтверждения', 'Мы напишем, как только организатор ответит.', 'Отозвать заявку'],
  },
  {
    what: 'a payment that is due, for two',
    event: { ...paid, mine: mine({ state: 'pay', heldUntil: until, plusOnes: 1 }) },
    does: ['pay', 'reportPaid', 'cancel'],
    en: [
      '€18 per person',
      'Your place is kept until 18:00. With 1 guest.',
      'Pay €36 to join',
      'I have paid',
      'I can’t make it',
    ],
    ru: [
      '18 € с человека',
      'Место за вами до 18:00. С вами 1 гость.',
      'Оплатить 36 € и пойти',
      'Оплата отправлена',
      'Не смогу прийти',
    ],
  },
  {
    what: 'a payment that is due after approval',
    event: { ...paid, price: 18.5, approvalRequired: true, mine: mine({ state: 'pay', heldUntil: until }) },
    does: ['pay', 'reportPaid', 'cancel'],
    en: [
      '€18.50 per person',
      'Your place is kept until 18:00',
      'Pay €18.50 to register',
      'I have paid',
      'I can’t make it',
    ],
    ru: [
      '18,50 € с человека',
      'Место за вами до 18:00',
      'Оплатить 18,50 € и записаться',
      'Оплата отправлена',
      'Не смогу прийти',
    ],
  },
  {
    what: 'a payment that is being checked',
    event: { ...paid, mine: mine({ state: 'paymentChecking' }) },
    does: ['refresh'],
    en: ['Your payment is being checked', 'This may take a while. The page updates by itself.', 'Check again'],
    ru: ['Оплату проверяют', 'Это может занять время. Страница обновится сама.', 'Проверить снова'],
  },
  {
    what: 'a payment without a place',
    event: { ...paid, mine: mine({ state: 'paidWithoutPlace' }) },
    does: ['contact'],
    en: ['Paid, but the last place was taken', 'The organisers know about it and refund you.', 'Contact the host'],
    ru: [
      'Оплачено, но последнее место заняли',
      'Организаторы знают об этом и вернут деньги.',
      'Связаться с организатором',
    ],
  },
  {
    what: 'the waitlist',
    event: { ...full, mine: mine({ state: 'waiting', waitlistPlace: 3 }) },
    does: ['cancel'],
    en: ['You are number 3 on the waitlist', 'When a place is free, you get it, and we write.', 'Leave the waitlist'],
    ru: ['Вы в листе ожидания под номером 3', 'Освободится место — оно ваше, и мы напишем.', 'Выйти из листа ожидания'],
  },
  {
    what: 'an offer',
    event: { ...full, waitlist: 'OFFER', mine: mine({ state: 'offered', heldUntil: until }) },
    does: ['acceptOffer', 'declineOffer'],
    en: ['A place is free for you', 'It is yours until 18:00', 'Take the place', 'No, thanks'],
    ru: ['Для вас есть место', 'Оно ваше до 18:00', 'Занять место', 'Нет, спасибо'],
  },
  {
    what: 'going',
    event: { mine: mine({ state: 'going', status: 'CONFIRMED' }) },
    does: ['addToCalendar', 'cancel'],
    en: [
      'You are going',
      'The invitation is in your inbox. See you on Thursday, 19 November.',
      'Add to calendar',
      'I can’t make it',
    ],
    ru: ['Вы идёте', 'Приглашение в почте. До встречи: четверг, 19 ноября.', 'В календарь', 'Не смогу прийти'],
  },
  {
    what: 'going while the date is to be confirmed',
    event: { date: null, startTime: null, startsAt: null, mine: mine({ state: 'going', status: 'CONFIRMED' }) },
    does: ['cancel'],
    en: ['You are going', 'We will write when the date is set.', 'I can’t make it'],
    ru: ['Вы идёте', 'Мы напишем, когда назначат дату.', 'Не смогу прийти'],
  },
  {
    what: 'an online event that is about to start',
    event: {
      type: 'ONLINE',
      mine: mine({ state: 'going', status: 'CONFIRMED', can: { join: false, cancel: true, joinOnline: true } }),
    },
    at: new Date('2026-11-19T07:48:00.000Z'),
    does: ['joinOnline', 'cancel'],
    en: ['Starts in 12 minutes', 'You are going', 'Join online', 'I can’t make it'],
    ru: ['Начнётся через 12 минут', 'Вы идёте', 'Войти на встречу', 'Не смогу прийти'],
  },
  {
    what: 'an online event before its link opens',
    event: {
      type: 'ONLINE',
      mine: mine({ state: 'going', status: 'CONFIRMED', can: { join: false, cancel: true, joinOnline: true } }),
    },
    at: new Date('2026-11-19T07:44:00.000Z'),
    does: ['addToCalendar', 'cancel'],
    en: [
      'You are going',
      'It is today. See you soon. The link opens 15 minutes before the start.',
      'Add to calendar',
      'I can’t make it',
    ],
    ru: [
      'Вы идёте',
      'Событие сегодня. До встречи! Ссылка откроется за 15 минут до начала.',
      'В календарь',
      'Не смогу прийти',
    ],
  },
  {
    what: 'rejected, with the words of the organiser',
    event: { mine: mine({ state: 'rejected', status: 'REJECTED', message: 'The table is full' }) },
    does: ['seeOthers'],
    en: ['Not accepted this time', 'The table is full', 'See other events'],
    ru: ['В этот раз не получилось', 'The table is full', 'Другие события'],
  },
  {
    what: 'cancelled',
    event: { mine: mine({ state: 'cancelled', status: 'CANCELLED' }) },
    does: ['confirm'],
    en: ['You are not going', 'Changed your mind? You can join again.', 'Join again'],
    ru: ['Вы не идёте', 'Передумали? Можно записаться снова.', 'Записаться снова'],
  },
  {
    what: 'cancelled at an event with approval',
    event: { approvalRequired: true, mine: mine({ state: 'cancelled', status: 'CANCELLED' }) },
    does: ['confirm'],
    en: ['You are not going', 'Changed your mind? You can join again.', 'Ask again'],
    ru: ['Вы не идёте', 'Передумали? Можно записаться снова.', 'Отправить заявку снова'],
  },
  {
    what: 'cancelled when the places are taken',
    event: { ...full, mine: mine({ state: 'cancelled', status: 'CANCELLED' }) },
    does: ['confirm'],
    en: ['You are not going', 'The places are taken now. You can join the waitlist.', 'Join the waitlist'],
    ru: ['Вы не идёте', 'Места уже заняты. Можно встать в лист ожидания.', 'Встать в лист ожидания'],
  },
  {
    what: 'ended, for somebody who was going',
    event: { mine: mine({ state: 'ended', status: 'CONFIRMED' }) },
    does: ['whoWasThere'],
    en: ['This event has ended', '24 people went', 'See who was there'],
    ru: ['Событие закончилось', 'Участвовали 24 человека', 'Кто там был'],
  },
  {
    what: 'ended, for others',
    event: { mine: mine({ state: 'ended' }) },
    does: ['seeOthers'],
    en: ['This event has ended', '24 people went', 'See other events'],
    ru: ['Событие закончилось', 'Участвовали 24 человека', 'Другие события'],
  },
  {
    what: 'a cancelled event, with the words of the organiser',
    event: { cancelMessage: 'The café is flooded', mine: mine({ state: 'eventCancelled' }) },
    does: ['seeOthers'],
    en: ['This event is cancelled', 'The café is flooded', 'See other events'],
    ru: ['Событие отменено', 'The café is flooded', 'Другие события'],
  },
]

describe.each(['en', 'ru'] as const)('the participation card in %s', language => {
  it.each(cases)('$what', one => {
    const { event, viewer = 'member', at = now, does } = one
    const t = words[language]
    const card = participationCard(buildEvent(event), { t, language, viewer, now: at, viewerZone: 'Europe/Berlin' })
    expect(card.actions.map(action => action.does)).toEqual(does)
    const shown = [card.title, card.text, ...card.actions.map(({ label }) => label)]
    expect(shown.map(text => text.replaceAll('\u00a0', ' '))).toEqual(one[language])
  })
})

const cardOf = (own: Partial<Event>, viewer: CardViewer = 'member') =>
  participationCard(buildEvent(own), { t: words.en, language: 'en', viewer, now, viewerZone: 'Europe/Berlin' })
const labelsOf = (own: Partial<Event>, viewer?: CardViewer) => cardOf(own, viewer).actions.map(({ label }) => label)

describe('what the button reads', () => {
  it('a rejected participation reads as rejected', () => {
    expect(cardOf({ mine: mine({ state: 'rejected', status: 'REJECTED' }) }).title).toBe('Not accepted this time')
  })

  it('after its end the event is over', () => {
    expect(cardOf({ mine: mine({ state: 'ended' }) }).title).toBe('This event has ended')
  })

  it('a paid event offers to pay and join, or after approval to pay and register', () => {
    expect(labelsOf(paid)).toEqual(['Pay €18 to join'])
    const due = mine({ state: 'pay', heldUntil: until })
    expect(labelsOf({ ...paid, mine: due })[0]).toBe('Pay €18 to join')
    expect(labelsOf({ ...paid, approvalRequired: true, mine: due })[0]).toBe('Pay €18 to register')
  })

  it('a visitor is offered to log in to pay and join', () => {
    expect(labelsOf({ ...paid, mine: mine({ state: 'logInToPay' }) }, 'visitor')).toEqual(['Log in to pay and join'])
  })

  it('a place that is kept has a countdown', () => {
    expect(cardOf({ ...paid, mine: mine({ state: 'pay', heldUntil: until }) }).until).toBe(until)
    expect(cardOf({ mine: mine({ state: 'answer', heldUntil: until }) }).until).toBe(until)
    expect(cardOf({ ...paid, mine: mine({ state: 'pay' }) }).until).toBeNull()
  })

  it('a payment that comes back is told to those who are out', () => {
    const due = { payment: 'REFUND_DUE' } as const
    const textOf = (own: Partial<Event>) => cardOf({ ...paid, ...own }).text
    const refund = 'You have paid: the organisers refund you.'
    expect(textOf({ mine: mine({ state: 'cancelled', ...due }) })).toBe(
      `Changed your mind? You can join again. ${refund}`,
    )
    expect(textOf({ mine: mine({ state: 'rejected', message: 'Too late', ...due }) })).toBe(`Too late. ${refund}`)
    expect(textOf({ mine: mine({ state: 'eventCancelled', ...due }) })).toBe(`The hosts have called it off. ${refund}`)
    expect(textOf({ mine: mine({ state: 'cancelled', payment: 'REFUNDED' }) })).not.toContain(refund)
  })

  it('questions are started, continued or completed', () => {
    const label = (answered: number) =>
      labelsOf({ mine: mine({ state: 'answer', heldUntil: until, questions: { total: 2, answered } }) })[0]
    expect([0, 1, 2].map(label)).toEqual(['Start answering', 'Continue answering', 'Complete answering'])
  })

  it('unfinished questions can be resumed, also after the place was kept for long enough', () => {
    const open = { state: 'answer', questions: { total: 2, answered: 1 } } as const
    expect(cardOf({ mine: mine({ ...open, heldUntil: until }) }).actions[0]?.does).toBe('answer')
    expect(cardOf({ mine: mine(open) }).actions[0]?.does).toBe('resume')
  })
})

it('there is a case of every state', () => {
  const seen = new Set(cases.map(({ event }) => event.mine?.state ?? 'join'))
  expect([...participationStates].filter(state => !seen.has(state))).toEqual([])
})
