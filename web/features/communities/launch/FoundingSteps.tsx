import '@mantine/core/styles/Checkbox.layer.css'
import { Button, Checkbox, NativeSelect, TextInput } from '@mantine/core'
import { Check } from 'lucide-react'
import { languageCodes as languages } from '#contract/language-codes.ts'
import type { Language } from '#contract/languages.ts'
import { limits } from '#contract/limits.ts'
import { useCommunity } from '#web/lib/community/community.ts'
import { slugOf } from '#web/lib/words/slug.ts'
import { useWords } from '#web/lib/words/words.ts'
import { Icon } from '#web/ui/Icon.tsx'
import { ZoneField } from '../community-setting/LanguageFields.tsx'
import { type Founding, type FoundingMethod, isDomainLabel } from './foundingDraft.ts'
import classes from './LaunchPage.module.css'
import type { DomainCheck } from './useDomainCheck.ts'

type Props = {
  founding: Founding
  change: (changed: Partial<Founding>) => void
  /** Next was pressed: what is missing is said. */
  hasTried: boolean
}

export function NameStep({ founding, change, hasTried }: Props) {
  const t = useWords('launch')
  const { title, titleRu, isDomainTyped } = founding
  return (
    <>
      <TextInput
        name="title"
        label={t('fields.title')}
        withAsterisk
        aria-required
        maxLength={limits.title.max}
        autoComplete="off"
        value={title}
        error={hasTried && title.trim() === '' ? t('required') : undefined}
        onChange={event => {
          const typed = event.currentTarget.value
          change({ title: typed, ...(!isDomainTyped && { domain: slugOf(typed, limits.domain.max) }) })
        }}
      />
      <TextInput
        name="titleRu"
        label={t('fields.titleRu')}
        lang="ru"
        maxLength={limits.title.max}
        autoComplete="off"
        value={titleRu}
        onChange={event => change({ titleRu: event.currentTarget.value })}
      />
    </>
  )
}

export function AddressStep({ founding, change, hasTried, check }: Props & { check: DomainCheck }) {
  const t = useWords('launch')
  const { domain } = founding
  const isWrong = domain !== '' ? !isDomainLabel(domain) : hasTried
  const isRefused = check.state === 'taken' || check.state === 'reserved'
  const suggestion = isRefused ? check.suggestion : null
  return (
    <div>
      <TextInput
        name="domain"
        label={t('fields.domain')}
        withAsterisk
        aria-required
        maxLength={limits.domain.max}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        value={domain}
        error={isWrong ? t('domain.format') : isRefused ? t(`domain.${check.state}`) : undefined}
        onChange={event => {
          const typed = event.currentTarget.value.trim().toLowerCase()
          change({ domain: typed, isDomainTyped: typed !== '' })
        }}
      />
      <div role="status" className={classes.check}>
        {check.state === 'checking' && t('domain.checking')}
        {check.state === 'unchecked' && t('domain.unchecked')}
        {check.state === 'free' && (
          <span className={classes.free}>
            <Icon of={Check} size={16} />
            {t('domain.free', { url: check.url })}
          </span>
        )}
        {suggestion && (
          <Button variant="light" size="sm" onClick={() => change({ domain: suggestion, isDomainTyped: true })}>
            {t('domain.take', { domain: suggestion })}
          </Button>
        )}
      </div>
    </div>
  )
}

export function LanguagesStep({ founding, change }: Props) {
  const t = useWords('launch')
  const description = useWords('description')
  const { langChoices, lang, timeZone } = founding
  const nameOf = (language: Language) => description(language === 'en' ? 'english' : 'russian')
  return (
    <>
      <Checkbox.Group
        label={description('fields.langChoices')}
        value={langChoices}
        onChange={value => {
          const chosen = languages.filter(language => value.includes(language))
          const [first] = chosen
          if (first) change({ langChoices: chosen, lang: chosen.includes(lang) ? lang : first })
        }}
      >
        <div className={classes.choices}>
          {languages.map(language => (
            <Checkbox key={language} value={language} label={nameOf(language)} />
          ))}
        </div>
      </Checkbox.Group>
      <NativeSelect
        label={t('fields.main')}
        value={lang}
        data={langChoices.map(value => ({ value, label: nameOf(value) }))}
        onChange={event => change({ lang: event.currentTarget.value as Language })}
      />
      <ZoneField value={timeZone} onChange={zone => change({ timeZone: zone })} />
    </>
  )
}

const methods: FoundingMethod[] = ['EMAIL', 'MAGIC', 'OTP', 'GOOGLE']

export function SignInStep({ founding, change, hasTried }: Props) {
  const t = useWords('launch')
  const { authConfig } = useCommunity()
  // What Google needs is configured for the whole installation: it works here if it works there.
  const hasGoogle = authConfig.some(({ authType }) => authType === 'GOOGLE')
  const offered = methods.filter(method => method !== 'GOOGLE' || hasGoogle)
  return (
    <Checkbox.Group
      aria-label={t('steps.signIn')}
      value={founding.signIn}
      error={hasTried && founding.signIn.length === 0 ? t('required') : undefined}
      onChange={value => change({ signIn: offered.filter(method => value.includes(method)) })}
    >
      <div className={classes.methods}>
        {offered.map(method => (
          <Checkbox
            key={method}
            value={method}
            label={t(`methods.${method}`)}
            description={t(`methods.${method}Text`)}
          />
        ))}
      </div>
    </Checkbox.Group>
  )
}
