import '@mantine/core/styles/FloatingIndicator.layer.css'
import '@mantine/core/styles/SegmentedControl.layer.css'
import { Button, SegmentedControl } from '@mantine/core'
import { useId, useState } from 'react'
import { limits } from '#contract/limits.ts'
import type { Preference } from '#contract/matching/preference.ts'
import { useLanguage } from '#web/lib/words/language.ts'
import { useWords } from '#web/lib/words/words.ts'
import { RequestField } from '#web/participant/RequestField.tsx'
import { SuggestingTagsField } from '#web/participant/SuggestingTagsField.tsx'
import { TextField } from '#web/participant/TextField.tsx'
import { Banner } from '#web/ui/Banner.tsx'
import { DateField } from '#web/ui/DateField.tsx'
import { Text } from '#web/ui/Text.tsx'
import { pauseLimits } from '../preference/pause.ts'
import { calendarDay } from '../recommendation/days.ts'
import classes from './CriteriaForm.module.css'
import type { Criteria } from './criteria.ts'
import { useCriteria } from './useCriteria.ts'

const cadences: Preference['everyWeeks'][] = [1, 2, 4]

export function CriteriaForm({ before, onDone }: { before: Criteria; onDone: () => void }) {
  const t = useWords('matching')
  const oftenId = useId()
  const [now] = useState(() => new Date())
  const whyId = useId()
  const language = useLanguage()
  const { form, criteria, set, canSave, hasSearch, pauseEnd, problems, problem, isBusy, onSubmit, onResume } =
    useCriteria(before, onDone)
  const why = pauseEnd ? t('criteria.paused', { date: calendarDay(pauseEnd, language) }) : t('criteria.unchanged')
  return (
    <form ref={form} className={classes.root} noValidate onSubmit={onSubmit}>
      {problem && <Banner tone="danger" title={problem} isAlert />}
      <RequestField
        value={criteria.lookingFor}
        problem={problems.lookingFor}
        rows={4}
        onChange={lookingFor => set({ lookingFor })}
      />
      <TextField
        name="canHelp"
        label={t('criteria.canHelp')}
        hint={t('criteria.canHelpHint')}
        max={limits.canHelp.max}
        rows={3}
        value={criteria.canHelp}
        problem={problems.canHelp}
        onChange={canHelp => set({ canHelp })}
      />
      <TextField
        name="goal"
        label={t('criteria.goal')}
        hint={t('criteria.goalHint')}
        max={limits.goal.max}
        rows={2}
        value={criteria.goal}
        problem={problems.goal}
        onChange={goal => set({ goal })}
      />
      <SuggestingTagsField
        value={criteria.tags}
        problem={problems.tags}
        typed={[criteria.lookingFor, criteria.canHelp, criteria.goal].join('\n')}
        isFilledUp={false}
        onChange={tags => set({ tags })}
      />
      <div>
        <p id={oftenId} className={classes.label}>
          {t('criteria.often')}
        </p>
        <SegmentedControl
          fullWidth
          aria-labelledby={oftenId}
          className={classes.often ?? ''}
          value={String(criteria.everyWeeks)}
          data={cadences.map(weeks => ({ value: String(weeks), label: t(`criteria.every${weeks}`) }))}
          onChange={value => set({ everyWeeks: Number(value) as Preference['everyWeeks'] })}
        />
      </div>
      <div className={classes.pause}>
        <DateField
          name="pausedUntil"
          label={t('criteria.pause')}
          description={t('criteria.pauseHint')}
          {...pauseLimits(now)}
          value={criteria.pausedUntil ?? ''}
          error={problems.pausedUntil}
          onChange={day => set({ pausedUntil: day || null })}
        />
        {criteria.pausedUntil && (
          <Button
            variant="subtle"
            size="sm"
            className={classes.unpause ?? ''}
            onClick={() => set({ pausedUntil: null })}
          >
            {t('criteria.resume')}
          </Button>
        )}
      </div>
      <div className={classes.actions}>
        {(!canSave || pauseEnd) && (
          <Text id={whyId} size="small" tone="quiet" className={classes.why ?? ''}>
            {why}
          </Text>
        )}
        {pauseEnd && hasSearch && (
          <Button variant="default" className={classes.resume ?? ''} disabled={isBusy} onClick={onResume}>
            {t('criteria.resumeAndSearch')}
          </Button>
        )}
        <Button variant="subtle" onClick={onDone}>
          {t('cancel')}
        </Button>
        <Button
          type="submit"
          loading={isBusy}
          disabled={!canSave}
          aria-describedby={canSave && !pauseEnd ? undefined : whyId}
        >
          {t(!pauseEnd && (hasSearch || !canSave) ? 'criteria.save' : 'criteria.saveOnly')}
        </Button>
      </div>
    </form>
  )
}
