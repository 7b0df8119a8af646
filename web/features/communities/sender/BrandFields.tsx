import { Textarea, TextInput } from '@mantine/core'
import type { LettersConfig } from '#contract/communities/community.ts'
import { languageCodes as languages } from '#contract/language-codes.ts'
import { useWords } from '#web/lib/words/words.ts'
import settings from '#web/ui/SettingsCard.module.css'
import { SettingsCard } from '#web/ui/SettingsCard.tsx'
import classes from './SenderView.module.css'

type Props = { value: LettersConfig; onChange: (value: LettersConfig) => void }

/** Name, reply address and foot of the emails, in both languages. */
export function BrandFields({ value, onChange }: Props) {
  const t = useWords('sender')
  const labelOf = (language: (typeof languages)[number], label: string) =>
    t(language === 'en' ? 'inEnglish' : 'inRussian', { label })
  return (
    <SettingsCard title={t('brand')}>
      <div className={settings.block}>
        <div className={classes.pair}>
          {languages.map(language => (
            <TextInput
              key={language}
              name={`senderName.${language}`}
              lang={language}
              label={labelOf(language, t('senderName'))}
              description={t('senderNameText')}
              maxLength={80}
              value={value.senderName[language]}
              onChange={event =>
                onChange({ ...value, senderName: { ...value.senderName, [language]: event.currentTarget.value } })
              }
            />
          ))}
        </div>
        <TextInput
          name="replyTo"
          type="email"
          autoComplete="off"
          label={t('replyTo')}
          description={t('replyToText')}
          value={value.replyTo ?? ''}
          onChange={event => onChange({ ...value, replyTo: event.currentTarget.value || null })}
        />
        <div className={classes.pair}>
          {languages.map(language => (
            <Textarea
              key={language}
              name={`footer.${language}`}
              lang={language}
              label={labelOf(language, t('footer'))}
              description={t('footerText')}
              autosize
              minRows={2}
              maxRows={6}
              maxLength={500}
              value={value.footer[language]}
              onChange={event =>
                onChange({ ...value, footer: { ...value.footer, [language]: event.currentTarget.value } })
              }
            />
          ))}
        </div>
      </div>
    </SettingsCard>
  )
}
