import { Button } from '@mantine/core'
import { ArrowLeft } from 'lucide-react'
import { Link } from 'react-router'
import { useWords } from '#web/lib/words/words.ts'
import { Icon } from '#web/ui/Icon.tsx'

/** Back to the list. */
export function NewslettersLink() {
  const t = useWords('newsletters')
  return (
    <Button
      component={Link}
      to="/admin/newsletters"
      variant="subtle"
      size="sm"
      ml={-12}
      leftSection={<Icon of={ArrowLeft} size={16} />}
    >
      {t('editor.back')}
    </Button>
  )
}
