import { Button, TextInput } from '@mantine/core'
import { Map as MapIcon } from 'lucide-react'
import { useWords } from '#web/lib/words/words.ts'
import { Icon } from '#web/ui/Icon.tsx'
import classes from './EventForm.module.css'
import type { FormPart } from './formPart.ts'
import { useMapsLink } from './useMapsLink.ts'

/** A pasted map link fills in the address. */
export function MapsLinkField({ form }: { form: FormPart<'mapsLink'> }) {
  const t = useWords('eventForm')
  const { values, problems, set } = form
  const link = useMapsLink(form)
  return (
    <div className={classes.link}>
      <TextInput
        name="mapsLink"
        type="url"
        inputMode="url"
        label={t('fields.mapsLink')}
        description={link.found === null && !link.problem ? t('fields.mapsLinkHint') : undefined}
        placeholder="https://maps.app.goo.gl/…"
        autoComplete="off"
        leftSection={<Icon of={MapIcon} />}
        rightSectionWidth="auto"
        rightSection={
          values.mapsLink.trim() !== '' && link.found === null ? (
            <Button variant="subtle" size="xs" loading={link.isReading} onClick={() => void link.read(values.mapsLink)}>
              {t('fields.readLink')}
            </Button>
          ) : null
        }
        value={values.mapsLink}
        error={link.problem ?? problems.mapsLink}
        onChange={event => {
          link.reset()
          set({ mapsLink: event.currentTarget.value })
        }}
        onPaste={event => {
          const text = event.clipboardData.getData('text').trim()
          if (!/^https?:\/\//.test(text)) return
          event.preventDefault()
          set({ mapsLink: text })
          void link.read(text)
        }}
        onKeyDown={event => {
          if (event.key === 'Enter' && values.mapsLink.trim() !== '') void link.read(values.mapsLink)
        }}
        onBlur={() => {
          if (values.mapsLink.trim() !== '' && link.found === null) void link.read(values.mapsLink)
        }}
      />
      <div className={classes.linkState} role="status">
        {link.found && t(link.found === 'address' ? 'fields.mapsLinkRead' : 'fields.mapsLinkPoint')}
      </div>
    </div>
  )
}
