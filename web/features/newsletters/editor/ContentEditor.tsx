import '@mantine/core/styles/FloatingIndicator.layer.css'
import '@mantine/core/styles/SegmentedControl.layer.css'
import { Button, SegmentedControl, TextInput } from '@mantine/core'
import { Suspense } from 'react'
import { languageCodes as languages } from '#contract/language-codes.ts'
import type { Language } from '#contract/languages.ts'
import type { NewsletterContent } from '#contract/newsletters/newsletter-content.ts'
import { newsletterLimits } from '#contract/newsletters/newsletter-fields.ts'
import type { Newsletter } from '#contract/newsletters/newsletter-shapes.ts'
import { lazyComponent } from '#web/lib/browser/chunks.ts'
import { useWords } from '#web/lib/words/words.ts'
import { Text } from '#web/ui/Text.tsx'
import classes from './ContentEditor.module.css'
import { copyText, newText, withText } from './content.ts'

/** Dragging and its library come after the fields. */
const BlockList = lazyComponent(() => import('./BlockList.tsx'), 'BlockList')

type Props = {
  content: NewsletterContent
  language: Language
  problems: Newsletter['problems']
  onLanguage: (language: Language) => void
  onChange: (content: NewsletterContent) => void
}

/** Subject and blocks of a letter, in one of its languages at a time. */
export function ContentEditor({ content, language, problems, onLanguage, onChange }: Props) {
  const t = useWords('newsletters')
  const shell = useWords('shell')
  const text = content[language]
  const other = languages.find(each => each !== language) ?? language
  const name = (each: Language) => shell(`language.${each}`)
  const own = problems.filter(({ lang }) => lang === language)
  const subjectProblem = own.some(({ problem }) => problem === 'noSubject')
  return (
    <>
      <div className={classes.languages}>
        <SegmentedControl
          aria-label={t('editor.language')}
          value={language}
          data={languages.map(value => ({ value, label: name(value) }))}
          onChange={value => onLanguage(value as Language)}
        />
        {text && content[other] && (
          <Button variant="subtle" size="sm" onClick={() => onChange(withText(content, language, null))}>
            {t('editor.removeLanguage', { language: name(language) })}
          </Button>
        )}
      </div>
      {text ? (
        <div className={classes.fields} key={language}>
          <TextInput
            label={t('editor.subject')}
            withAsterisk
            maxLength={newsletterLimits.subject}
            value={text.subject}
            error={subjectProblem && text.subject.trim() === '' ? t('editor.problems.noSubject') : undefined}
            onChange={({ currentTarget }) =>
              onChange(withText(content, language, { ...text, subject: currentTarget.value }))
            }
          />
          <TextInput
            label={t('editor.preheader')}
            description={t('editor.preheaderHint')}
            maxLength={newsletterLimits.preheader}
            value={text.preheader}
            onChange={({ currentTarget }) =>
              onChange(withText(content, language, { ...text, preheader: currentTarget.value }))
            }
          />
          <Suspense fallback={null}>
            <BlockList text={text} problems={own} onChange={change => onChange(withText(content, language, change))} />
          </Suspense>
        </div>
      ) : (
        <div className={classes.missing}>
          <Text tone="soft">{t('editor.missing')}</Text>
          <div className={classes.starts}>
            <Button variant="default" onClick={() => onChange(withText(content, language, newText()))}>
              {t('editor.write', { language: name(language) })}
            </Button>
            {content[other] && (
              <Button
                variant="light"
                onClick={() => {
                  const base = content[other]
                  if (base) onChange(withText(content, language, copyText(base)))
                }}
              >
                {t('editor.copy', { language: name(other) })}
              </Button>
            )}
          </div>
        </div>
      )}
    </>
  )
}
