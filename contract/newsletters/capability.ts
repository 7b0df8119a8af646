import { menu as menuEn } from './words/en/menu.ts'
import { menu as menuRu } from './words/ru/menu.ts'

export const api = {}

export const failures = {}

export const words = {
  en: { menu: menuEn },
  ru: { menu: menuRu },
}
