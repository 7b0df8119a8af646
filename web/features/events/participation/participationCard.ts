import type { Event } from '#contract/events/event.ts'
import { eventLimits } from '#contract/events/event-fields.ts'
import type { Language } from '#contract/languages.ts'
import type { Words } from '#web/lib/words/words.ts'
import { eventDay, viewerMoment } from '../event/eventTime.ts'
import { shownPrice } from '../event/price.ts'

/** What a press does. Links lead to another screen; `pay` to the page of the payment. */
export type CardAction =
  | 'logIn'
  | 'completeProfile'
  | 'seeProfile'
  | 'confirm'
  | 'confirmAndPay'
  | 'cancel'
  | 'acceptOffer'
  | 'declineOffer'
  | 'resume'
  | 'pay'
  | 'reportPaid'
  | 'refresh'
  | 'answer'
  | 'joinOnline'
  | 'addToCalendar'
  | 'contact'
  | 'seeOthers'
  | 'whoWasThere'

export type CardIcon =
  | 'people'
  | 'approval'
  | 'clock'
  | 'check'
  | 'cross'
  | 'ticket'
  | 'door'
  | 'questions'
  | 'video'
  | 'calendar'
  | 'waitlist'
  | 'gift'
  | 'user'

export type CardTone = 'brand' | 'info' | 'warning' | 'success' | 'danger'

export type Card = {
  icon: CardIcon
  tone: CardTone
  title: string
  text: string
  /** The first is the button; others stand beside it. */
  actions: { does: CardAction; label: string }[]
  /** The end of an offer or of a hold, for a countdown. */
  until: string | null
  hasPlusOnes: boolean
}

/** Who looks: a signed-in user without a profile fills it in first; one who is being checked waits. */
export type CardViewer = 'visitor' | 'newcomer' | 'unconfirmed' | 'member' | 'organiser'

export type CardOptions = { t: Words<'event'>; language: Language; viewer: CardViewer; now: Date; viewerZone?: string }

const minute = 60_000

/** Russian days of the week are not capitalised within a sentence. */
const dayInSentence = (day: string, language: Language) =>
  language === 'ru' ? day.charAt(0).toLowerCase() + day.slice(1) : day

/** The one card of a participation: what is true, and what a press does. */
export function participationCard(event: Event, options: CardOptions): Card {
  const { t, language, now } = options
  const { mine } = event
  const time = { language, now, ...(options.viewerZone ? { viewerZone: options.viewerZone } : {}) }
  const price = shownPrice(event, language)
  const total = shownPrice(event, language, 1 + mine.plusOnes)
  const kept = mine.heldUntil ? t('card.keptUntil', { time: viewerMoment(mine.heldUntil, time) }) : t('card.notKept')
  const guests = mine.plusOnes > 0 ? ` ${t('card.withGuests', { count: mine.plusOnes })}.` : ''
  const base = { until: null, hasPlusOnes: false }
  const others = { does: 'seeOthers', label: t('action.seeOthers') } as const
  const cancel = { does: 'cancel', label: t('action.cantMakeIt') } as const
  const are = event.going.count === 0 ? t('card.first') : t('card.are', { count: event.going.count })

  /** Says as well that a payment comes back. */
  const withRefund = (text: string) =>
    mine.payment === 'REFUND_DUE' ? `${text}${/[.!?…]$/.test(text) ? '' : '.'} ${t('card.refundDue')}` : text

  /** For those who are not taking part. */
  function offer(does: CardAction, label: string): Card {
    if (event.isPaid)
      return {
        ...base,
        icon: does === 'logIn' ? 'door' : 'ticket',
        tone: does === 'logIn' ? 'info' : 'brand',
        title: t('card.perPerson', { price }),
        text:
          does === 'logIn'
            ? t('card.logInFirst')
            : event.approvalRequired
              ? t('card.approvesPaid', { price })
              : t('card.byLink'),
        actions: [{ does, label }],
      }
    if (event.approvalRequired)
      return {
        ...base,
        icon: 'approval',
        tone: 'info',
        title: t('card.approves'),
        text: t('card.approvesText'),
        actions: [{ does, label }],
      }
    const hasLimit = event.placesLeft !== null
    return {
      ...base,
      icon: 'people',
      tone: 'brand',
      title: hasLimit ? t('card.placesLeft', { count: event.placesLeft as number }) : are,
      text: hasLimit ? are : t('card.openToAll'),
      actions: [{ does, label }],
    }
  }

  /** Signed in, but not a member who may join. */
  function notYet(): Card | null {
    switch (options.viewer) {
      case 'newcomer':
        return {
          ...base,
          icon: 'user',
          tone: 'info',
          title: t('card.profileFirst'),
          text: t('card.profileFirstText'),
          actions: [{ does: 'completeProfile', label: t('action.completeProfile') }],
        }
      case 'unconfirmed':
        return {
          ...base,
          icon: 'clock',
          tone: 'warning',
          title: t('card.checkedFirst'),
          text: t('card.checkedFirstText'),
          actions: [{ does: 'seeProfile', label: t('action.seeProfile') }],
        }
      case 'organiser':
        return {
          ...base,
          icon: 'people',
          tone: 'info',
          title: t('card.organise'),
          text: t('card.organiseText'),
          actions: [],
        }
      default:
        return null
    }
  }

  function going(): Card {
    const startsInMs = event.startsAt ? Date.parse(event.startsAt) - now.getTime() : null
    const isOpen = mine.can.joinOnline && startsInMs !== null && startsInMs <= eventLimits.joinOnlineMinutes * minute
    if (isOpen)
      return {
        ...base,
        icon: 'video',
        tone: 'success',
        title: startsInMs > 0 ? t('card.startsIn', { count: Math.ceil(startsInMs / minute) }) : t('card.started'),
        text: t('card.going'),
        actions: [{ does: 'joinOnline', label: t('action.joinOnline') }, cancel],
      }
    const isToday = event.startsAt !== null && viewerMoment(event.startsAt, time).length <= 5
    const when = !event.date
      ? t('card.goingUnknown')
      : isToday
        ? t('card.goingToday')
        : t('card.goingText', { day: dayInSentence(eventDay(event, time), language) })
    const text = mine.checkedInAt ? t('card.checkedIn') : when
    return {
      ...base,
      icon: 'check',
      tone: 'success',
      title: t('card.going'),
      text: `${text}${guests}${mine.can.joinOnline ? ` ${t('card.goingOnline')}` : ''}`,
      actions: [...(event.date ? [{ does: 'addToCalendar', label: t('calendar.add') } as const] : []), cancel],
      hasPlusOnes: event.maxPlusOnes > 0,
    }
  }

  switch (mine.state) {
    case 'logIn':
      return offer('logIn', t(event.approvalRequired ? 'action.logInToAsk' : 'action.logIn'))
    case 'logInToPay':
      return offer('logIn', t('action.logInToPay'))
    case 'join':
      return (
        notYet() ?? {
          ...(event.isPaid
            ? offer('confirmAndPay', t('action.payToJoin', { price }))
            : offer('confirm', t('action.join'))),
          hasPlusOnes: event.maxPlusOnes > 0,
        }
      )
    case 'ask':
      return notYet() ?? { ...offer('confirm', t('action.ask')), hasPlusOnes: event.maxPlusOnes > 0 }
    case 'full':
      return { ...base, icon: 'people', tone: 'warning', title: t('card.full'), text: are, actions: [others] }
    case 'joinWaitlist':
      return (
        notYet() ?? {
          ...base,
          icon: 'waitlist',
          tone: 'warning',
          title: t('card.waitlist'),
          text: t(event.waitlist === 'OFFER' ? 'card.waitlistOffer' : 'card.waitlistAutomatic'),
          actions: [{ does: 'confirm', label: t('action.joinWaitlist') }],
        }
      )
    case 'answer': {
      const { total: all = 0, answered = 0 } = mine.questions ?? {}
      const left = Math.max(0, all - answered)
      const label = answered === 0 ? t('action.start') : left > 0 ? t('action.continue') : t('action.complete')
      // A request takes no place before it is approved: there is none to be kept or taken again.
      const isRequest = event.approvalRequired && !mine.heldUntil
      const answer = { does: 'answer', label } as const
      return {
        ...base,
        icon: 'questions',
        tone: 'warning',
        title: left > 0 ? t('card.questionsLeft', { count: left }) : t('card.questionsDone'),
        text: isRequest ? t('card.requestUnfinished') : kept,
        actions: [mine.heldUntil || isRequest ? answer : { does: 'resume', label: t('action.resume') }, cancel],
        until: mine.heldUntil,
      }
    }
    case 'approval':
      return {
        ...base,
        icon: 'clock',
        tone: 'warning',
        title: t('card.pending'),
        text: `${t('card.pendingText')}${guests}`,
        actions: [{ does: 'cancel', label: t('action.takeBack') }],
      }
    case 'pay': {
      const label = t(event.approvalRequired ? 'action.payToRegister' : 'action.payToJoin', { price: total })
      return {
        ...base,
        icon: 'ticket',
        tone: 'brand',
        title: t('card.perPerson', { price }),
        text: `${kept}${guests ? `.${guests}` : ''}`,
        actions: mine.heldUntil
          ? [{ does: 'pay', label }, { does: 'reportPaid', label: t('action.havePaid') }, cancel]
          : [{ does: 'resume', label: t('action.resume') }, cancel],
        until: mine.heldUntil,
      }
    }
    case 'paymentChecking':
      return {
        ...base,
        icon: 'clock',
        tone: 'info',
        title: t('card.checking'),
        text: t('card.checkingText'),
        actions: [{ does: 'refresh', label: t('action.checkAgain') }],
      }
    case 'paidWithoutPlace':
      return {
        ...base,
        icon: 'ticket',
        tone: 'danger',
        title: t('card.withoutPlace'),
        text: t('card.withoutPlaceText'),
        actions: [{ does: 'contact', label: t('action.contact') }],
      }
    case 'waiting':
      return {
        ...base,
        icon: 'waitlist',
        tone: 'warning',
        title: t('card.waiting', { count: mine.waitlistPlace ?? 1 }),
        text: t(event.waitlist === 'OFFER' ? 'card.waitingOffer' : 'card.waitingAutomatic'),
        actions: [{ does: 'cancel', label: t('action.leaveWaitlist') }],
      }
    case 'offered':
      return {
        ...base,
        icon: 'gift',
        tone: 'success',
        title: t('card.offered'),
        text: mine.heldUntil ? t('card.offeredText', { time: viewerMoment(mine.heldUntil, time) }) : '',
        actions: [
          { does: 'acceptOffer', label: t('action.accept') },
          { does: 'declineOffer', label: t('action.decline') },
        ],
        until: mine.heldUntil,
      }
    case 'going':
      return going()
    case 'rejected':
      return {
        ...base,
        icon: 'cross',
        tone: 'danger',
        title: t('card.rejected'),
        text: withRefund(mine.message || t('card.rejectedText')),
        actions: [others],
      }
    case 'cancelled': {
      const isFull = event.placesLeft === 0
      const isOut = isFull && event.waitlist === 'NONE'
      const label = isFull ? 'action.joinWaitlist' : event.approvalRequired ? 'action.askAgain' : 'action.rejoin'
      return {
        ...base,
        icon: 'cross',
        tone: 'warning',
        title: t('card.cancelled'),
        text: withRefund(isOut ? t('card.full') : t(isFull ? 'card.cancelledFull' : 'card.cancelledText')),
        actions: [isOut ? others : { does: 'confirm', label: t(label) }],
      }
    }
    case 'ended':
      return {
        ...base,
        icon: 'calendar',
        tone: 'info',
        title: t('card.ended'),
        text: event.going.count > 0 ? t('going.came', { count: event.going.count }) : '',
        actions: [mine.status === 'CONFIRMED' ? { does: 'whoWasThere', label: t('action.whoWasThere') } : others],
      }
    case 'eventCancelled':
      return {
        ...base,
        icon: 'cross',
        tone: 'danger',
        title: t('card.eventCancelled'),
        text: withRefund(event.cancelMessage || t('card.eventCancelledText')),
        actions: [others],
      }
  }
}
