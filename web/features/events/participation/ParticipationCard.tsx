import { Button } from '@mantine/core'
import {
  CalendarPlus,
  CalendarX,
  Check,
  ClipboardList,
  Clock,
  Gift,
  ListOrdered,
  LogIn,
  type LucideIcon,
  ShieldAlert,
  Ticket,
  UserRound,
  Users,
  Video,
  WifiOff,
  X,
} from 'lucide-react'
import { type ReactNode, useState } from 'react'
import type { Event } from '#contract/events/event.ts'
import { useTimeLeft } from '#web/features/matching/intro/useTimeLeft.ts'
import { currentPath } from '#web/lib/browser/navigation.ts'
import { stored } from '#web/lib/browser/storage.ts'
import { useSession } from '#web/lib/session/session.ts'
import { useLanguage } from '#web/lib/words/language.ts'
import { useWords } from '#web/lib/words/words.ts'
import { Icon } from '#web/ui/Icon.tsx'
import { LinkButton } from '#web/ui/LinkButton.tsx'
import { TicketButton } from '../check-in/TicketButton.tsx'
import { CalendarMenu } from '../event/CalendarMenu.tsx'
import { ContactHost } from '../event/ContactHost.tsx'
import { useNow } from '../event/useNow.ts'
import { CancelSheet } from './CancelSheet.tsx'
import classes from './ParticipationCard.module.css'
import { PlusOnes } from './PlusOnes.tsx'
import { type Card, type CardAction, type CardIcon, type CardViewer, participationCard } from './participationCard.ts'
import { useParticipation } from './useParticipation.ts'

const icons: Record<CardIcon, LucideIcon> = {
  people: Users,
  approval: ShieldAlert,
  clock: Clock,
  check: Check,
  cross: X,
  ticket: Ticket,
  door: LogIn,
  questions: ClipboardList,
  video: Video,
  calendar: CalendarX,
  waitlist: ListOrdered,
  gift: Gift,
  user: UserRound,
}

/** The caller's part in the event: one card, one button, in every state that the server names. */
export function ParticipationCard({ event }: { event: Event }) {
  const t = useWords('event')
  const language = useLanguage()
  const viewer = useCardViewer(event)
  const now = useNow(30_000)
  const [plusOnes, setPlusOnes] = useState(event.mine.plusOnes)
  const [isAsking, setAsking] = useState(false)
  const { press, busy, isUnsent, retry, refresh } = useParticipation(event)
  const card = participationCard(event, { t, language, viewer, now })
  const isIn = event.mine.participationId !== null && event.mine.status !== 'CANCELLED'

  if (isUnsent)
    return (
      <Frame icon={WifiOff} tone="warning" title={t('card.notSent')} text={t('card.notSentText')}>
        <Button fullWidth loading={busy !== null} onClick={retry}>
          {t('action.retry')}
        </Button>
      </Frame>
    )

  const act = (does: CardAction): void => {
    if (does === 'cancel') setAsking(true)
    else if (does === 'refresh') void refresh()
    else if (does === 'confirm' || does === 'confirmAndPay') void press(does, plusOnes)
    else if (does === 'acceptOffer' || does === 'declineOffer' || does === 'resume' || does === 'reportPaid')
      void press(does)
  }

  return (
    <Frame
      icon={icons[card.icon]}
      tone={card.tone}
      title={card.title}
      text={
        <>
          {card.text}
          {card.until && <TimeLeft until={card.until} onOver={() => void refresh()} />}
        </>
      }
    >
      {card.hasPlusOnes && (
        <PlusOnes
          value={isIn ? event.mine.plusOnes : plusOnes}
          max={event.maxPlusOnes}
          isBusy={busy === 'plusOnes'}
          onChange={count => (isIn ? void press('plusOnes', count) : setPlusOnes(count))}
        />
      )}
      <div className={classes.actions}>
        {card.actions.map(({ does, label }, at) => (
          <ActionButton
            key={does}
            event={event}
            does={does}
            label={label}
            isFirst={at === 0 && does !== 'cancel' && does !== 'seeOthers' && does !== 'whoWasThere'}
            isBusy={busy === does}
            isBlocked={busy !== null}
            onPress={() => act(does)}
          />
        ))}
      </div>
      <TicketButton event={event} />
      <CancelSheet
        event={event}
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false)
          void press('cancel')
        }}
      />
    </Frame>
  )
}

type FrameProps = { icon: LucideIcon; tone: Card['tone']; title: string; text: ReactNode; children: ReactNode }

function Frame({ icon, tone, title, text, children }: FrameProps) {
  return (
    <section className={classes.root} aria-label={title} aria-live="polite">
      <div className={classes.head}>
        <span className={classes.icon} data-tone={tone}>
          <Icon of={icon} size={20} />
        </span>
        <div className={classes.words}>
          <p className={classes.title}>{title}</p>
          {text && <p className={classes.text}>{text}</p>}
        </div>
      </div>
      {children}
    </section>
  )
}

function TimeLeft({ until, onOver }: { until: string; onOver: () => void }) {
  const t = useWords('event')
  const left = useTimeLeft(until, onOver)
  return (
    <span className={classes.left} role="timer">
      {' · '}
      {t('card.left', { left })}
    </span>
  )
}

type ActionProps = {
  event: Event
  does: CardAction
  label: string
  isFirst: boolean
  isBusy: boolean
  /** Another press is on its way. */
  isBlocked: boolean
  onPress: () => void
}

function ActionButton({ event, does, label, isFirst, isBusy, isBlocked, onPress }: ActionProps) {
  const look = { variant: isFirst ? 'filled' : 'default', size: 'md', className: classes.action ?? '' } as const
  switch (does) {
    case 'logIn':
      return (
        <LinkButton {...look} to="/login">
          {label}
        </LinkButton>
      )
    case 'completeProfile':
      return (
        <LinkButton {...look} to="/questions" onClick={() => stored.onboardingRedirect.set(currentPath())}>
          {label}
        </LinkButton>
      )
    case 'seeProfile':
      return (
        <LinkButton {...look} to="/profile">
          {label}
        </LinkButton>
      )
    case 'seeOthers':
      return (
        <LinkButton {...look} to="/events">
          {label}
        </LinkButton>
      )
    case 'answer':
      return (
        <LinkButton {...look} to={`/event/${event.slug}/answer`}>
          {label}
        </LinkButton>
      )
    case 'joinOnline':
      return (
        <LinkButton {...look} to={`/event/${event.slug}/join`}>
          {label}
        </LinkButton>
      )
    case 'pay':
      return (
        <LinkButton {...look} to={event.mine.paymentUrl ?? ''}>
          {label}
        </LinkButton>
      )
    case 'whoWasThere':
      return (
        <Button {...look} component="a" href="#met">
          {label}
        </Button>
      )
    case 'contact':
      return <ContactHost contact={event.organizerContact} label={label} {...look} />
    case 'addToCalendar':
      return (
        <CalendarMenu event={event}>
          <Button {...look} variant="light" leftSection={<Icon of={CalendarPlus} />}>
            {label}
          </Button>
        </CalendarMenu>
      )
    default:
      return (
        <Button {...look} loading={isBusy} disabled={isBlocked && !isBusy} onClick={onPress}>
          {label}
        </Button>
      )
  }
}

/** Who is looking, as far as joining is concerned. */
function useCardViewer(event: Event): CardViewer {
  const { user, participant, mode } = useSession()
  if (!user) return 'visitor'
  if (!participant) return event.can.manage || mode === 'organiser' ? 'organiser' : 'newcomer'
  return participant.moderationStatus === 'CONFIRMED' ? 'member' : 'unconfirmed'
}
