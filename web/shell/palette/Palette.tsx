import '@mantine/core/styles/Modal.layer.css'
import '@mantine/core/styles/ModalBase.layer.css'
import '@mantine/core/styles/Overlay.layer.css'
import '@mantine/core/styles/Paper.layer.css'
import '@mantine/spotlight/styles.layer.css'
import { Modal } from '@mantine/core'
import { createSpotlight, Spotlight } from '@mantine/spotlight'
import { QueryClientProvider } from '@tanstack/react-query'
import { Search } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { queries } from '#web/lib/calls/queryClient.ts'
import { useWords } from '#web/lib/words/words.ts'
import { listRecentScreens } from '#web/shell/palette/recentScreens.ts'
import { Icon } from '#web/ui/Icon.tsx'
import classes from './Palette.module.css'
import { type Command, paletteGroups } from './paletteGroups.ts'
import { useCommands } from './useCommands.ts'
import { useFound } from './useFound.ts'

const [store, palette] = createSpotlight()

/** Command palette: recent places first, then matching places, settings and actions, then what capabilities find. */
export function Palette({ onClose }: { onClose: () => void }) {
  return (
    <QueryClientProvider client={queries}>
      <Entries onClose={onClose} />
    </QueryClientProvider>
  )
}

function Entries({ onClose }: { onClose: () => void }) {
  const t = useWords('shell')
  const menu = useWords('menu')
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const [query, setQuery] = useState('')
  const commands = useCommands()
  const [recent] = useState(() => listRecentScreens().filter(({ path }) => path !== pathname))
  useEffect(() => palette.open(), [])

  const groups = paletteGroups(query, commands, recent)
  const { groups: found, isSearching } = useFound(query)
  useSelectedFirst([...groups.flatMap(({ commands }) => commands), ...found.flatMap(group => group.found)])
  const run = (command: Command) => ('path' in command ? void navigate(command.path) : command.run())
  return (
    <Spotlight.Root
      store={store}
      query={query}
      onQueryChange={setQuery}
      onSpotlightClose={onClose}
      shortcut={null}
      size={600}
      classNames={classes}
      overlayProps={{ color: 'var(--overlay)', backgroundOpacity: 1 }}
    >
      <Modal.Title className={classes.title}>{t('palette.label')}</Modal.Title>
      <Spotlight.Search
        leftSection={<Icon of={Search} />}
        placeholder={t('palette.placeholder')}
        aria-label={t('palette.label')}
      />
      <Spotlight.ActionsList tabIndex={0} aria-label={t('palette.label')}>
        {groups.map(group => (
          <Spotlight.ActionsGroup key={group.word} label={t(`palette.${group.word}`)}>
            {group.commands.map(command => (
              <Spotlight.Action
                key={command.id}
                label={command.label}
                leftSection={command.icon ? <Icon of={command.icon} /> : null}
                onClick={() => run(command)}
              />
            ))}
          </Spotlight.ActionsGroup>
        ))}
        {found.map(group => (
          <Spotlight.ActionsGroup key={group.id} label={menu(group.label)}>
            {group.found.map(each => (
              <Spotlight.Action
                key={each.id}
                label={each.label}
                description={each.text}
                leftSection={<Icon of={group.icon} />}
                onClick={() => void navigate(each.to)}
              />
            ))}
          </Spotlight.ActionsGroup>
        ))}
        {groups.length + found.length === 0 && !isSearching && (
          <Spotlight.Empty>{t('palette.nothing')}</Spotlight.Empty>
        )}
      </Spotlight.ActionsList>
    </Spotlight.Root>
  )
}

/**
 * The library selects the first entry while one types. What is found later is selected here, so that Enter opens what stands first,
 * whatever came first; unless one has moved to another entry.
 */
function useSelectedFirst(entries: { id: string }[]): void {
  const shown = entries.map(({ id }) => id).join(' ')
  useEffect(() => {
    const { listId, query, selected } = store.getState()
    const list = shown && query && listId ? document.getElementById(listId) : null
    const chosen = list?.querySelector('[data-selected]')
    if (!list || (chosen && selected > 0)) return
    chosen?.removeAttribute('data-selected')
    list.querySelector('[data-action]')?.setAttribute('data-selected', 'true')
    store.updateState(known => ({ ...known, selected: 0 }))
  }, [shown])
}
