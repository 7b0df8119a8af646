import type { Figures } from '#contract/analytics/chart.ts'
import { loginPath } from '#contract/auth/login-link.ts'
import type { Community } from '#contract/communities/community.ts'
import type { Language } from '#contract/languages.ts'
import { type RenderedLetter, renderLetter } from '#server/platform/mail/layout.tsx'
import { Actions, Button, Entries, Facts, Lead, Paragraph } from '#server/platform/mail/parts.tsx'
import { letterWords } from '#server/platform/words/words.ts'
import type { Task } from './rules.ts'

type Week = { figures: Figures; before: Figures; tasks: Task[]; from: string; to: string; now: Date }
type Reader = { lang: Language; firstName: string; unsubscribeUrl: string | null }

const dayOf = (day: string, lang: Language): string =>
  new Intl.DateTimeFormat(lang === 'en' ? 'en-GB' : lang, { day: 'numeric', month: 'long', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  )

/** To a manager on Monday: last week in figures, and what is worth doing. */
export function managersLetter(community: Community, to: Reader, week: Week): Promise<RenderedLetter> {
  const words = letterWords(to.lang)
  const { figures, before, tasks, from, to: until, now } = week
  const number = (value: number) => value.toLocaleString(to.lang)
  const moved = (value: number, was: number) => {
    if (value === was) return words('managers.same')
    return words(value > was ? 'managers.more' : 'managers.fewer', { count: number(Math.abs(value - was)) })
  }
  const percent = (part: number, whole: number) => Math.round((part / whole) * 100)
  const facts = [
    {
      label: words('managers.members'),
      lines: [number(figures.members), words('managers.joined', { count: number(figures.joined) })],
    },
    {
      label: words('managers.active'),
      lines: [number(figures.activeWeek), moved(figures.activeWeek, before.activeWeek)],
    },
    {
      label: words('managers.intros'),
      lines: [number(figures.introsSent), moved(figures.introsSent, before.introsSent)],
    },
  ]
  if (figures.signedUp > 0) {
    const came = {
      came: number(figures.came),
      signedUp: number(figures.signedUp),
      percent: percent(figures.came, figures.signedUp),
    }
    facts.push({ label: words('managers.events'), lines: [words('managers.came', came)] })
  }
  if (figures.meanScore !== null) {
    const score = figures.meanScore.toLocaleString(to.lang, { maximumFractionDigits: 1 })
    facts.push({ label: words('managers.score'), lines: [words('managers.scoreOf', { score, count: figures.scores })] })
  }
  const names = {
    community: community.title[to.lang],
    name: to.firstName,
    from: dayOf(from, to.lang),
    to: dayOf(until, to.lang),
  }
  const url = (path: string) => new URL(loginPath(path, 'dashboard'), community.communityUrl).href
  const textOf = (task: Task) => {
    if (task.kind === 'pending')
      return words('managers.tasks.pending', { count: task.count, days: words('managers.days', { count: task.days }) })
    if (task.kind === 'event')
      return words('managers.tasks.event', { ...task, days: words('managers.days', { count: task.days }) })
    return words(`managers.tasks.${task.kind}`, { count: task.count })
  }
  return renderLetter(community, to.lang, {
    subject: words('managers.subject', names),
    preview: tasks[0] ? textOf(tasks[0]) : words('managers.preview', names),
    headline: words(to.firstName ? 'managers.headline' : 'managers.headlineNameless', names),
    footer: 'member',
    ...(to.unsubscribeUrl ? { unsubscribeUrl: to.unsubscribeUrl } : {}),
    date: now,
    children: (
      <>
        <Lead>{words('managers.lead', names)}</Lead>
        <Facts facts={facts.map(({ label, lines }) => ({ label, lines }))} />
        {tasks.length > 0 && (
          <>
            <Paragraph>{words('managers.worth', { count: tasks.length })}</Paragraph>
            <Entries entries={tasks.map(task => ({ key: task.kind, lines: [textOf(task)], href: url(task.path) }))} />
          </>
        )}
        <Actions>
          <Button href={loginPath('/dashboard?range=7', 'dashboard')} label={words('managers.button')} />
        </Actions>
      </>
    ),
  })
}
