import '@mantine/core/styles/NumberInput.layer.css'
import '@mantine/core/styles/Switch.layer.css'
import { ActionIcon, Button, NumberInput, Switch } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { Plus, Trash2 } from 'lucide-react'
import { Suspense, useState } from 'react'
import type { Language } from '#contract/languages.ts'
import { newsletterLimits } from '#contract/newsletters/newsletter-fields.ts'
import type { WelcomeSeries } from '#contract/newsletters/welcome-series.ts'
import { lazyComponent } from '#web/lib/browser/chunks.ts'
import { api } from '#web/lib/calls/api.ts'
import { useAttempt } from '#web/lib/forms/useAttempt.ts'
import { showToast } from '#web/lib/toasts.ts'
import { useLanguage } from '#web/lib/words/language.ts'
import { useWords } from '#web/lib/words/words.ts'
import { Banner } from '#web/ui/Banner.tsx'
import { Card } from '#web/ui/Card.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { Text } from '#web/ui/Text.tsx'
import { newText } from '../editor/content.ts'
import { sendable } from '../editor/sendable.ts'
import { momentText } from '../newsletter/moment.ts'
import { seriesQuery } from '../newsletter/queries.ts'
import { newStepId } from './newStepId.ts'
import classes from './WelcomeSeries.module.css'

const Preview = lazyComponent(() => import('../editor/Preview.tsx'), 'Preview')
const ContentEditor = lazyComponent(() => import('../editor/ContentEditor.tsx'), 'ContentEditor')

type Step = WelcomeSeries['steps'][number]

/** The steps of the series: one is open for editing at a time, with its preview. */
export function SeriesForm({ series }: { series: WelcomeSeries }) {
  const t = useWords('newsletters')
  const language = useLanguage()
  const queries = useQueryClient()
  const [steps, setSteps] = useState(series.steps)
  const [openId, setOpenId] = useState('')
  const [writing, setWriting] = useState<Language>(language)
  const { problem, isBusy, attempt } = useAttempt()
  const isChanged = steps !== series.steps
  const change = (id: string, next: Partial<Step>) =>
    setSteps(steps.map(step => (step.id === id ? { ...step, ...next } : step)))

  const save = (isOn: boolean) =>
    void attempt(async () => {
      const saved = await api.welcomeSeries.update({
        version: series.version,
        isOn,
        steps: steps.map(({ id, days, content }) => ({ id, days, content: sendable(content) })),
      })
      queries.setQueryData(seriesQuery.queryKey, saved)
      showToast({ type: 'success', title: t('series.saved') })
    })
  const add = () => {
    const id = newStepId()
    const content = { en: null, ru: null, [language]: newText() }
    setSteps([...steps, { id, days: (steps.at(-1)?.days ?? -3) + 3, content, sent: 0 }])
    setOpenId(id)
  }
  const open = steps.find(({ id }) => id === openId)
  return (
    <div className={classes.root}>
      {problem && <Banner tone="danger" title={problem} isAlert />}
      <Card as="section" className={classes.state ?? ''}>
        <div>
          <Text weight="semibold">{t(series.isOn ? 'series.on' : 'series.off')}</Text>
          <Text tone="soft">
            {series.isOn && series.onSince
              ? t('series.onText', { time: momentText(series.onSince, language) })
              : t('series.offText')}
          </Text>
        </div>
        <Switch
          aria-label={t('series.switch')}
          checked={series.isOn}
          disabled={isBusy || steps.length === 0}
          onChange={({ currentTarget }) => save(currentTarget.checked)}
        />
      </Card>
      {steps.length === 0 && <EmptyState title={t('series.empty')} text={t('series.emptyText')} />}
      <ol className={classes.steps}>
        {[...steps]
          .sort((one, other) => one.days - other.days)
          .map(step => (
            <StepRow
              key={step.id}
              step={step}
              isOpen={step.id === openId}
              onOpen={() => setOpenId(step.id === openId ? '' : step.id)}
              onDays={days => change(step.id, { days })}
              onRemove={() => setSteps(steps.filter(({ id }) => id !== step.id))}
            />
          ))}
      </ol>
      {open && (
        <Suspense fallback={null}>
          <div className={classes.columns}>
            <Card isFlush>
              <ContentEditor
                key={open.id}
                content={open.content}
                language={writing}
                problems={[]}
                onLanguage={setWriting}
                onChange={content => change(open.id, { content })}
              />
            </Card>
            <Preview content={open.content} language={writing} />
          </div>
        </Suspense>
      )}
      <div className={classes.actions}>
        <Button variant="default" leftSection={<Icon of={Plus} size={16} />} onClick={add}>
          {t('series.add')}
        </Button>
        <Button loading={isBusy} disabled={!isChanged} onClick={() => save(series.isOn)}>
          {t('series.save')}
        </Button>
        {isChanged && (
          <Text size="small" tone="soft">
            <span role="status">{t('series.unsaved')}</span>
          </Text>
        )}
      </div>
    </div>
  )
}

type RowProps = {
  step: Step
  isOpen: boolean
  onOpen: () => void
  onDays: (days: number) => void
  onRemove: () => void
}

function StepRow({ step, isOpen, onOpen, onDays, onRemove }: RowProps) {
  const t = useWords('newsletters')
  const language = useLanguage()
  const subject = step.content[language]?.subject || step.content.en?.subject || step.content.ru?.subject
  return (
    <li className={classes.step} data-open={isOpen || undefined}>
      <div className={classes.words}>
        <Text size="small" tone="quiet">
          {step.days === 0 ? t('series.today') : t('series.day', { count: step.days })}
        </Text>
        <Text weight="semibold">{subject || t('noSubject')}</Text>
        <Text size="small" tone="soft">
          {t('series.sent', { count: step.sent })}
        </Text>
      </div>
      {isOpen && (
        <NumberInput
          className={classes.days ?? ''}
          label={t('series.days')}
          min={0}
          max={newsletterLimits.seriesDays}
          allowDecimal={false}
          value={step.days}
          onChange={value => onDays(Math.min(Number(value) || 0, newsletterLimits.seriesDays))}
        />
      )}
      <Button variant="default" size="sm" aria-expanded={isOpen} onClick={onOpen}>
        {t('series.edit')}
      </Button>
      <ActionIcon size={38} aria-label={t('series.remove', { subject: subject || t('noSubject') })} onClick={onRemove}>
        <Icon of={Trash2} size={16} />
      </ActionIcon>
    </li>
  )
}
