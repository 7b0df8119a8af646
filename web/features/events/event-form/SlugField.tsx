import { Button, TextInput } from '@mantine/core'
import { Check } from 'lucide-react'
import { useCommunity } from '#web/lib/community/community.ts'
import { useWords } from '#web/lib/words/words.ts'
import { Icon } from '#web/ui/Icon.tsx'
import classes from './SlugField.module.css'
import type { EventFormState } from './useEventForm.ts'
import type { SlugCheck } from './useSlugCheck.ts'

/** Web address of the event; whether it is free is checked while typing. */
export function SlugField({ form, check }: { form: EventFormState; check: SlugCheck }) {
  const t = useWords('eventForm')
  const { communityUrl } = useCommunity()
  const { values, problems, set, leave } = form
  const isTaken = check.state === 'taken'
  const host = new URL(communityUrl).host
  return (
    <div className={classes.root}>
      <TextInput
        name="slug"
        label={t('fields.slug')}
        withAsterisk
        aria-required
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        leftSection={
          <>
            <span className={classes.host}>{host}/event/</span>
            <span className={classes.short}>…/event/</span>
          </>
        }
        leftSectionWidth="auto"
        classNames={{ input: classes.input ?? '', section: classes.section ?? '', wrapper: classes.wrapper ?? '' }}
        value={values.slug}
        error={problems.slug ?? (isTaken ? t('fields.slugTaken') : undefined)}
        onChange={event => set({ slug: event.currentTarget.value, isSlugTyped: event.currentTarget.value !== '' })}
        onBlur={() => leave('slug')}
      />
      <div className={classes.state} role="status">
        {check.state === 'checking' && t('fields.slugChecking')}
        {check.state === 'free' && !problems.slug && (
          <span className={classes.free}>
            <Icon of={Check} size={16} />
            {t('fields.slugFree')}
          </span>
        )}
        {check.state === 'own' && t('fields.slugOwn')}
        {isTaken && check.suggestion && (
          <Button
            variant="subtle"
            size="xs"
            className={classes.take ?? ''}
            onClick={() => set({ slug: check.suggestion ?? '', isSlugTyped: true })}
          >
            {t('fields.slugSuggestion', { slug: check.suggestion })}
          </Button>
        )}
      </div>
    </div>
  )
}
