import { Textarea, TextInput } from '@mantine/core'
import { eventLimits } from '#contract/events/event-fields.ts'
import { useWords } from '#web/lib/words/words.ts'
import classes from './EventForm.module.css'
import { formPart } from './formPart.ts'

/** Title and description. */
export const BasicFields = formPart({ fields: ['title', 'description'] }, function BasicFields({ form }) {
  const t = useWords('eventForm')
  const count = form.values.description.trim().length
  return (
    <>
      <TextInput
        {...form.input('title')}
        label={t('fields.title')}
        placeholder={t('fields.titlePlaceholder')}
        withAsterisk
        aria-required
        maxLength={eventLimits.title * 2}
        autoComplete="off"
      />
      <div className={classes.counted}>
        <Textarea
          {...form.input('description')}
          label={t('fields.description')}
          description={t('fields.descriptionHint')}
          withAsterisk
          aria-required
          rows={5}
        />
        {count > eventLimits.description * 0.8 && (
          <span className={classes.count} data-over={count > eventLimits.description || undefined}>
            {t('fields.count', { count, max: eventLimits.description })}
          </span>
        )}
      </div>
    </>
  )
})
