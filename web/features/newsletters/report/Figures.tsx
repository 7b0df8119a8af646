import type { Api } from '#contract/capabilities.ts'
import type { ReplyOf } from '#contract/endpoint.ts'
import { useLanguage } from '#web/lib/words/language.ts'
import { useWords } from '#web/lib/words/words.ts'
import { Card } from '#web/ui/Card.tsx'
import { Text } from '#web/ui/Text.tsx'
import { ProgressLine } from '../newsletter/ProgressLine.tsx'
import classes from './NewsletterReport.module.css'

export type Statistics = ReplyOf<Api['newsletter']['getStatistics']>

const steps = ['sent', 'waiting', 'failed', 'bounced', 'uncertain', 'leftOut'] as const

/** How far a newsletter was sent, by channel, and what came of it. */
export function Figures({ statistics }: { statistics: Statistics }) {
  const t = useWords('newsletters')
  const language = useLanguage()
  const number = (value: number) => value.toLocaleString(language)
  const { progress, channels, unsubscribed, opens, clicks, perMinute } = statistics
  return (
    <Card as="section" className={classes.figures ?? ''}>
      <ProgressLine progress={progress} />
      <table className={classes.table}>
        <thead>
          <tr>
            <td />
            {channels.map(({ channel }) => (
              <th key={channel} scope="col">
                {t(`editor.${channel}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {steps
            .filter(step => step === 'sent' || progress[step] > 0)
            .map(step => (
              <tr key={step}>
                <th scope="row">{t(`report.${step}`)}</th>
                {channels.map(each => (
                  <td key={each.channel}>{number(each[step])}</td>
                ))}
              </tr>
            ))}
        </tbody>
      </table>
      <dl className={classes.facts}>
        <Fact label={t('report.unsubscribed')} value={number(unsubscribed)} />
        {opens !== null && <Fact label={t('report.opens')} value={number(opens)} />}
        {clicks !== null && (
          <Fact label={t('report.clicks')} value={number(clicks.reduce((sum, each) => sum + each.clicks, 0))} />
        )}
      </dl>
      {clicks && clicks.length > 0 && (
        <ul className={classes.clicks}>
          {clicks.map(({ url, clicks: count }) => (
            <li key={url}>
              <span>{url}</span> {number(count)}
            </li>
          ))}
        </ul>
      )}
      <Text size="small" tone="quiet">
        {opens === null && `${t('report.notCounted')} `}
        {t('report.rate', { count: perMinute })}.
      </Text>
    </Card>
  )
}

function Fact({ label, value }: { label: string; value: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  )
}
