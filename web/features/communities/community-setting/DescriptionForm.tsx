import { Button } from '@mantine/core'
import { type ReactNode, useDeferredValue, useMemo } from 'react'
import type { CommunitySetting } from '#contract/communities/community-setting.ts'
import { useLeaveGuard } from '#web/features/events/event-form/useLeaveGuard.ts'
import { useCommunity } from '#web/lib/community/community.ts'
import { useWords } from '#web/lib/words/words.ts'
import { Banner } from '#web/ui/Banner.tsx'
import { Card } from '#web/ui/Card.tsx'
import { Heading } from '#web/ui/Heading.tsx'
import { NotLoaded } from '#web/ui/NotLoaded.tsx'
import { PageHeader } from '#web/ui/PageHeader.tsx'
import { Sheet } from '#web/ui/Sheet.tsx'
import { PageSkeleton } from '#web/ui/Skeletons.tsx'
import { Text } from '#web/ui/Text.tsx'
import { PreviewPane } from '../preview/PreviewPane.tsx'
import classes from './DescriptionForm.module.css'
import { LanguageFields } from './LanguageFields.tsx'
import { LookFields } from './LookFields.tsx'
import { TextPair } from './TextPair.tsx'
import { type SettingForm, useSetting, useSettingForm } from './useSettingForm.ts'

/** Name, welcome page, look and languages of the community, with a live preview. */
export function DescriptionForm() {
  const { data, isError, refetch } = useSetting()
  if (data) return <Form setting={data} />
  return isError ? <NotLoaded level={1} onRetry={() => void refetch()} /> : <PageSkeleton />
}

function Form({ setting }: { setting: CommunitySetting }) {
  const t = useWords('description')
  const form = useSettingForm(setting)
  const guard = useLeaveGuard(form.isChanged)
  return (
    <form
      className={classes.root}
      noValidate
      onSubmit={event => {
        event.preventDefault()
        if (form.isChanged) void form.save()
      }}
    >
      <PageHeader title={t('title')} text={t('text')} />
      <Notices form={form} />
      <div className={classes.columns}>
        <div className={classes.fields}>
          <Part title={t('sections.name')}>
            <TextPair form={form} path="title.*" label={t('fields.title')} />
          </Part>
          <Part title={t('sections.look')}>
            <LookFields form={form} />
          </Part>
          <Part title={t('sections.landing')}>
            {setting.fromFiles.includes('landing') && (
              <Banner tone="info" title={t('fromFiles')}>
                {t('fromFilesText')}
              </Banner>
            )}
            <LandingTexts form={form} />
          </Part>
          <Part title={t('sections.rules')}>
            <LanguageFields form={form} />
          </Part>
        </div>
        <aside className={classes.aside}>
          <Preview form={form} />
        </aside>
      </div>
      {form.isChanged && (
        <div className={classes.bar}>
          <Text as="span" size="small" tone="soft">
            <span role="status">{t('unsaved')}</span>
          </Text>
          <div className={classes.actions}>
            <Button variant="subtle" disabled={form.isBusy} onClick={form.discard}>
              {t('discard')}
            </Button>
            <Button type="submit" loading={form.isBusy}>
              {t('save')}
            </Button>
          </div>
        </div>
      )}
      <Sheet
        isOpen={guard.isAsked}
        onClose={guard.stay}
        title={t('leave.title')}
        text={t('leave.text')}
        actions={
          <>
            <Button variant="default" onClick={guard.leave}>
              {t('leave.go')}
            </Button>
            <Button onClick={guard.stay} data-autofocus>
              {t('leave.stay')}
            </Button>
          </>
        }
      />
    </form>
  )
}

function Notices({ form }: { form: SettingForm }) {
  const t = useWords('description')
  if (form.hasConflict)
    return (
      <Banner
        tone="warning"
        title={t('conflict.title')}
        isAlert
        action={
          <div className={classes.actions}>
            <Button variant="default" size="sm" onClick={() => void form.takeTheirs()}>
              {t('conflict.theirs')}
            </Button>
            <Button size="sm" loading={form.isBusy} onClick={() => void form.saveMine()}>
              {t('conflict.mine')}
            </Button>
          </div>
        }
      >
        {t('conflict.text')}
      </Banner>
    )
  if (form.problem) return <Banner tone="danger" title={form.problem} isAlert />
  if (!form.isRestored || !form.isChanged) return null
  return (
    <Banner
      tone="info"
      title={t('restored')}
      action={
        <Button variant="default" size="sm" onClick={form.discard}>
          {t('discard')}
        </Button>
      }
    />
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card as="section">
      <div className={classes.part}>
        <Heading level={2} size="item">
          {title}
        </Heading>
        {children}
      </div>
    </Card>
  )
}

const steps = [0, 1, 2]

function LandingTexts({ form }: { form: SettingForm }) {
  const t = useWords('description')
  const long = { isLong: true, maxLength: 600 }
  return (
    <>
      <TextPair form={form} path="landing.*.title" label={t('fields.headline')} />
      <TextPair form={form} path="landing.*.lead" label={t('fields.lead')} {...long} />
      <TextPair form={form} path="landing.*.button" label={t('fields.button')} />
      <details className={classes.more}>
        <summary>{t('sections.more')}</summary>
        <div className={classes.part}>
          <TextPair form={form} path="landing.*.stepsTitle" label={t('fields.stepsTitle')} />
          {steps.map(step => (
            <div key={step} className={classes.part}>
              <TextPair
                form={form}
                path={`landing.*.steps.${step}.title`}
                label={t('fields.stepTitle', { number: step + 1 })}
              />
              <TextPair
                form={form}
                path={`landing.*.steps.${step}.text`}
                label={t('fields.stepText', { number: step + 1 })}
                {...long}
              />
            </div>
          ))}
          <TextPair
            form={form}
            path="landing.*.example.reason"
            label={t('fields.reason')}
            hint={t('fields.reasonHint')}
            {...long}
          />
          <TextPair form={form} path="landing.*.quote.text" label={t('fields.quote')} {...long} />
          <TextPair form={form} path="landing.*.quote.role" label={t('fields.quoteRole')} isOptional />
          <TextPair form={form} path="landingTitle.*" label={t('fields.landingTitle')} />
          <TextPair form={form} path="landingCopy.*" label={t('fields.landingCopy')} {...long} />
        </div>
      </details>
    </>
  )
}

/** A key press is not held up by drawing the page again. */
function Preview({ form }: { form: SettingForm }) {
  const ofPage = useCommunity()
  const values = useDeferredValue(form.values)
  const community = useMemo(() => {
    const { landing, version, workingMethods, availableMethods, fromFiles, authConfig, ...shown } = values
    const { option, text, name, ...stored } = ofPage
    return { ...stored, ...shown }
  }, [values, ofPage])
  return <PreviewPane community={community} landing={values.landing} />
}
