/** A button under a text in a messenger: it opens an address, or does something at a press where the messenger has such buttons. */
export type TextButton = { label: string; url: string } | { label: string; press: PressKind; id: string }

/** What a press does; `id` of the button says to what. */
export const pressKinds = ['intro.accept', 'intro.decline'] as const
export type PressKind = (typeof pressKinds)[number]
