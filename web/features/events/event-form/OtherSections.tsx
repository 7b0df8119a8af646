import { Switch, Textarea, TextInput } from '@mantine/core'
import type { ManagedEvent } from '#contract/events/event.ts'
import { useWords } from '#web/lib/words/words.ts'
import { Text } from '#web/ui/Text.tsx'
import { TextLink } from '#web/ui/TextLink.tsx'
import { formPart } from './formPart.ts'
import { Section } from './Section.tsx'

type Props = { event: ManagedEvent | null }

/** Whether questions are asked; they are written on a screen of their own. */
export const QuestionsSection = formPart<'enableOnboarding', Props>(
  { fields: ['enableOnboarding'], section: 'questions' },
  function QuestionsSection({ form, event }) {
    const t = useWords('eventForm')
    const { enableOnboarding } = form.values
    return (
      <Section
        form={form}
        name="questions"
        title={t('sections.questions')}
        summary={t(enableOnboarding ? 'sections.questionsOn' : 'sections.questionsOff')}
      >
        <Switch
          label={t('fields.enableOnboarding')}
          description={t('fields.enableOnboardingText')}
          checked={enableOnboarding}
          onChange={change => form.set({ enableOnboarding: change.currentTarget.checked })}
        />
        {event ? (
          <TextLink to={`/event/${event.slug}/questions`}>{t('fields.questions')}</TextLink>
        ) : (
          <Text size="small" tone="quiet">
            {t('fields.questionsLater')}
          </Text>
        )}
      </Section>
    )
  },
)

/** The contact of the event, and who organises it. */
export const OrganisersSection = formPart<'organizerContact', Props>(
  { fields: ['organizerContact'], section: 'organisers' },
  function OrganisersSection({ form, event }) {
    const t = useWords('eventForm')
    const names = event?.hosts.map(({ firstName, lastName }) => `${firstName} ${lastName}`.trim()) ?? []
    const who = names.length > 0 ? names.join(', ') : t('sections.you')
    const contact = form.values.organizerContact.trim()
    return (
      <Section
        form={form}
        name="organisers"
        title={t('sections.organisers')}
        summary={contact ? `${who} · ${contact}` : who}
      >
        <TextInput
          {...form.input('organizerContact')}
          label={t('fields.organizerContact')}
          description={t('fields.organizerContactHint')}
          autoComplete="off"
          withAsterisk
          aria-required
        />
        {event ? (
          <TextLink to={`/event/${event.slug}/participants`}>{t('fields.organisers')}</TextLink>
        ) : (
          <Text size="small" tone="quiet">
            {t('fields.organisersLater')}
          </Text>
        )}
      </Section>
    )
  },
)

const translation = ['lang', 'translatedTitle', 'translatedDescription'] as const

/** Title and description in the other language. */
export const TranslationSection = formPart(
  { fields: translation, section: 'translation' },
  function TranslationSection({ form }) {
    const t = useWords('eventForm')
    const { values, input } = form
    const other = values.lang === 'en' ? 'ru' : 'en'
    const language = t(`inLanguages.${other}`)
    const isTranslated = values.translatedTitle.trim() !== ''
    return (
      <Section
        form={form}
        name="translation"
        title={t('sections.translation', { language: t(`intoLanguages.${other}`) })}
        summary={t(isTranslated ? 'sections.translated' : 'sections.untranslated')}
      >
        <Text size="small" tone="soft">
          {t('fields.translationText', { language })}
        </Text>
        <TextInput
          {...input('translatedTitle')}
          label={t('fields.translatedTitle', { language })}
          lang={other}
          autoComplete="off"
        />
        <Textarea
          {...input('translatedDescription')}
          onBlur={() => form.leave('translatedTitle', 'translatedDescription')}
          label={t('fields.translatedDescription', { language })}
          lang={other}
          rows={4}
        />
      </Section>
    )
  },
)
