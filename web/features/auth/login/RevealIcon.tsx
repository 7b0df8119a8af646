import { Eye, EyeOff } from 'lucide-react'
import { Icon } from '#web/ui/Icon.tsx'

export const RevealIcon = ({ reveal }: { reveal: boolean }) => <Icon of={reveal ? EyeOff : Eye} />
