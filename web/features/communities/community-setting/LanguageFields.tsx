import '@mantine/core/styles/Checkbox.layer.css'
import '@mantine/core/styles/Switch.layer.css'
import { Checkbox, NativeSelect, Switch } from '@mantine/core'
import { useMemo, useState } from 'react'
import { languageCodes as languages } from '#contract/language-codes.ts'
import type { Language } from '#contract/languages.ts'
import { useLanguage } from '#web/lib/words/language.ts'
import { listZones, zoneChoice } from '#web/lib/words/timeZones.ts'
import { useWords } from '#web/lib/words/words.ts'
import classes from './DescriptionForm.module.css'
import type { SettingForm } from './useSettingForm.ts'

/** Languages, time zone and the length of the landing. */
export function LanguageFields({ form }: { form: SettingForm }) {
  const t = useWords('description')
  const { langChoices, lang, timeZone, shortLanding } = form.values
  const nameOf = (language: Language) => t(language === 'en' ? 'english' : 'russian')
  return (
    <>
      <Checkbox.Group
        label={t('fields.langChoices')}
        value={langChoices}
        error={form.problems.langChoices}
        onChange={value => {
          const chosen = languages.filter(language => value.includes(language))
          const [first] = chosen
          if (first) form.set({ langChoices: chosen, ...(!chosen.includes(lang) && { lang: first }) })
        }}
      >
        <div className={classes.choices}>
          {languages.map(language => (
            <Checkbox key={language} value={language} label={nameOf(language)} />
          ))}
        </div>
      </Checkbox.Group>
      <div className={classes.pair}>
        <NativeSelect
          label={t('fields.lang')}
          description={t('fields.langHint')}
          value={lang}
          error={form.problems.lang}
          data={langChoices.map(value => ({ value, label: nameOf(value) }))}
          onChange={event => form.set({ lang: event.currentTarget.value })}
        />
        <ZoneField value={timeZone} error={form.problems.timeZone} onChange={zone => form.set({ timeZone: zone })} />
      </div>
      <Switch
        label={t('fields.shortLanding')}
        description={t('fields.shortLandingHint')}
        checked={shortLanding}
        onChange={event => form.set({ shortLanding: event.currentTarget.checked })}
      />
    </>
  )
}

type ZoneProps = { value: string; error?: string | undefined; onChange: (zone: string) => void }

/** A zone by its city. The offsets of four hundred zones take a while: the list is made when the field is entered. */
export function ZoneField({ value, error, onChange }: ZoneProps) {
  const t = useWords('description')
  const language = useLanguage()
  const [isEntered, setEntered] = useState(false)
  const data = useMemo(() => {
    const now = new Date()
    const { compare } = new Intl.Collator(language)
    return (isEntered ? listZones(value) : [value])
      .map(zone => ({ value: zone, label: zoneChoice(zone, language, now).label }))
      .sort((one, other) => compare(one.label, other.label))
  }, [isEntered, value, language])
  return (
    <NativeSelect
      label={t('fields.timeZone')}
      description={t('fields.timeZoneHint')}
      value={value}
      error={error}
      data={data}
      onFocus={() => setEntered(true)}
      onPointerEnter={() => setEntered(true)}
      onChange={event => onChange(event.currentTarget.value)}
    />
  )
}
