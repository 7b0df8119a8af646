import type { ManagedEvent } from '#contract/events/event.ts'
import { GuestsSection } from './GuestsSection.tsx'
import { LocationSection } from './LocationSection.tsx'
import { OrganisersSection, QuestionsSection, TranslationSection } from './OtherSections.tsx'
import { PriceSection } from './PriceSection.tsx'
import { RepeatSection } from './RepeatSection.tsx'
import type { EventFormState } from './useEventForm.ts'

/** What most events leave as it is: below the fields that each event needs, and loaded after them. */
export function LaterSections({ form, event }: { form: EventFormState; event: ManagedEvent | null }) {
  return (
    <>
      <PriceSection form={form} />
      <GuestsSection form={form} />
      <LocationSection form={form} />
      <RepeatSection form={form} event={event} />
      <QuestionsSection form={form} event={event} />
      <OrganisersSection form={form} event={event} />
      <TranslationSection form={form} />
    </>
  )
}
