import { NativeSelect, Switch, TextInput } from '@mantine/core'
import { type Currency, currencies } from '#contract/events/event-fields.ts'
import { useLanguage } from '#web/lib/words/language.ts'
import { useWords } from '#web/lib/words/words.ts'
import classes from './EventForm.module.css'
import { formPart } from './formPart.ts'
import { priceText } from './price.ts'
import { Section } from './Section.tsx'
import { useDurations } from './useDurations.ts'
import { numberOf } from './values.ts'

const fields = ['isPaid', 'price', 'currency', 'paymentLink', 'holdMinutes'] as const

export const PriceSection = formPart({ fields, section: 'price' }, function PriceSection({ form }) {
  const t = useWords('eventForm')
  const language = useLanguage()
  const duration = useDurations()
  const { values, set, input } = form
  const price = priceText(numberOf(values.price), values.currency, language)
  return (
    <Section
      form={form}
      name="price"
      title={t('sections.price')}
      summary={values.isPaid ? t('sections.paid', { price: price ?? '…' }) : t('sections.free')}
    >
      <Switch
        label={t('fields.isPaid')}
        description={t('fields.isPaidText')}
        checked={values.isPaid}
        onChange={event => set({ isPaid: event.currentTarget.checked })}
      />
      {values.isPaid && (
        <>
          <div className={classes.pair}>
            <TextInput
              {...input('price')}
              label={t('fields.price')}
              inputMode="decimal"
              autoComplete="off"
              withAsterisk
              aria-required
            />
            <NativeSelect
              {...input('currency')}
              label={t('fields.currency')}
              data={[...currencies]}
              onChange={event => set({ currency: event.currentTarget.value as Currency })}
            />
          </div>
          <TextInput
            {...input('paymentLink')}
            label={t('fields.paymentLink')}
            description={t('fields.paymentLinkHint')}
            type="url"
            inputMode="url"
            placeholder="https://"
            autoComplete="off"
            withAsterisk
            aria-required
          />
          <NativeSelect
            name="holdMinutes"
            label={t('fields.holdMinutes')}
            data={duration.choices([15, 30, 60, 120, 1440], values.holdMinutes)}
            value={String(values.holdMinutes)}
            error={form.problems.holdMinutes}
            onChange={event => set({ holdMinutes: Number(event.currentTarget.value) })}
          />
        </>
      )}
    </Section>
  )
})
