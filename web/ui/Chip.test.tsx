import { MantineProvider, Popover } from '@mantine/core'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ChipButton } from './Chip.tsx'

const classesOf = (html: string): string[] => /<button[^>]* class="([^"]*)"/.exec(html)?.[1]?.split(' ') ?? []

test('a chip keeps its style as the target of a popover, which adds a class', () => {
  const plain = renderToStaticMarkup(
    <MantineProvider>
      <ChipButton>City</ChipButton>
    </MantineProvider>,
  )
  const target = renderToStaticMarkup(
    <MantineProvider>
      <Popover>
        <Popover.Target>
          <ChipButton>City</ChipButton>
        </Popover.Target>
      </Popover>
    </MantineProvider>,
  )
  expect(classesOf(plain).some(name => name.includes('button'))).toBe(true)
  expect(classesOf(target)).toEqual(expect.arrayContaining(classesOf(plain)))
})
