import { interfaceConstants } from '#contract/limits.ts'

/** On a wide screen the menu is part of the bar; on a narrow one it is closed. */
export const isMenuOpenAtFirst = (width: number): boolean => width > interfaceConstants.landingMenuWidth

/** Only on a narrow screen does the menu cover the page, so that a tap outside closes it. */
export const closesOnBackground = (width: number): boolean => width < interfaceConstants.narrowWidth

export const hasShadow = (scrollTop: number): boolean => scrollTop > interfaceConstants.scrollThreshold
