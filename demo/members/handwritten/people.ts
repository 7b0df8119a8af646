import type { FaceLook } from '#design/art/face.ts'
import type { HandwrittenPerson } from './profile.ts'

/** A face as on the design drawings: straight, without seeded variation. */
const drawn = (look: Partial<FaceLook>): Partial<FaceLook> => ({
  head: 'oval',
  brows: 'soft',
  eyes: 'open',
  nose: 'straight',
  mouth: 'smile',
  lips: 'natural',
  beard: 'none',
  glasses: 'none',
  earrings: 'none',
  hasFreckles: false,
  hasAgeLines: false,
  clothes: 'crew',
  isMirrored: false,
  tilt: 0,
  width: 1,
  ...look,
})

const person = (
  [firstEn, firstRu]: [string, string],
  [lastEn, lastRu]: [string, string],
  rest: Omit<HandwrittenPerson, 'firstName' | 'lastName'>,
): HandwrittenPerson => ({ firstName: { en: firstEn, ru: firstRu }, lastName: { en: lastEn, ru: lastRu }, ...rest })

const founding: Record<string, HandwrittenPerson> = {
  'anna-sokolova': person(['Anna', 'Анна'], ['Sokolova', 'Соколова'], {
    sex: 'woman',
    origin: 'russian',
    look: drawn({
      skin: 'fair',
      hair: 'long',
      hairColor: 'darkBrown',
      background: 'sky',
      clothColor: '#2c6b5f',
      mouth: 'grin',
    }),
  }),
  'mikhail-orlov': person(['Mikhail', 'Михаил'], ['Orlov', 'Орлов'], {
    sex: 'man',
    origin: 'russian',
    email: 'mikhail@tandemlabs.example',
    look: drawn({
      skin: 'tan',
      hair: 'quiff',
      hairColor: 'darkBrown',
      background: 'sage',
      clothColor: '#2f3d52',
      beard: 'stubble',
      clothes: 'shirt',
    }),
  }),
  'leila-haddad': person(['Leila', 'Лейла'], ['Haddad', 'Хаддад'], {
    sex: 'woman',
    origin: 'arabic',
    email: 'leila@polyglot-cafe.example',
    look: drawn({
      skin: 'olive',
      hair: 'curlyBig',
      hairColor: 'black',
      background: 'peach',
      clothColor: '#b3501f',
      mouth: 'grin',
      earrings: 'studs',
    }),
  }),
  'jonas-weber': person(['Jonas', 'Йонас'], ['Weber', 'Вебер'], {
    sex: 'man',
    origin: 'german',
    email: 'jonas@isarfund.example',
    look: drawn({
      skin: 'pale',
      hair: 'parted',
      hairColor: 'sand',
      background: 'lavender',
      clothColor: '#27344d',
      clothes: 'blazer',
      glasses: 'round',
    }),
  }),
  'priya-raman': person(['Priya', 'Прия'], ['Raman', 'Раман'], {
    sex: 'woman',
    origin: 'indian',
    email: 'priya.raman@voicewell.example',
    look: drawn({
      skin: 'brown',
      hair: 'fringe',
      hairColor: 'black',
      background: 'honey',
      clothColor: '#8a2f5c',
      mouth: 'grin',
      lips: 'dark',
    }),
  }),
  'timur-akhmetov': person(['Timur', 'Тимур'], ['Akhmetov', 'Ахметов'], {
    sex: 'man',
    origin: 'kazakh',
    email: 'timur@qalam.example',
    look: drawn({
      skin: 'tan',
      hair: 'short',
      hairColor: 'black',
      background: 'linen',
      clothColor: '#4a5b3d',
      clothes: 'hoodie',
    }),
  }),
  'sofia-lindqvist': person(['Sofia', 'София'], ['Lindqvist', 'Линдквист'], {
    sex: 'woman',
    origin: 'nordic',
    email: 'sofia@fikastudio.example',
    look: drawn({
      skin: 'pale',
      hair: 'bun',
      hairColor: 'blond',
      background: 'lilac',
      clothColor: '#455a87',
      clothes: 'turtleneck',
    }),
  }),
  'daniel-okafor': person(['Daniel', 'Даниэль'], ['Okafor', 'Окафор'], {
    sex: 'man',
    origin: 'westAfrican',
    email: 'daniel@sabihealth.example',
    look: drawn({
      skin: 'deep',
      hair: 'buzz',
      hairColor: 'black',
      background: 'honey',
      clothColor: '#e9e2d6',
      beard: 'stubble',
      mouth: 'grin',
      lips: 'dark',
    }),
  }),
  'olga-petrova': person(['Olga', 'Ольга'], ['Petrova', 'Петрова'], {
    sex: 'woman',
    origin: 'russian',
    look: drawn({
      skin: 'fair',
      hair: 'bobWave',
      hairColor: 'red',
      background: 'sage',
      clothColor: '#3b3f63',
      glasses: 'round',
    }),
  }),
  'ilya-kramer': person(['Ilya', 'Илья'], ['Kramer', 'Крамер'], {
    sex: 'man',
    origin: 'russian',
    look: drawn({
      skin: 'fair',
      hair: 'wave',
      hairColor: 'brown',
      background: 'sky',
      clothColor: '#7a3b2a',
      beard: 'full',
      lips: 'dark',
    }),
  }),
  'aisha-karimova': person(['Aisha', 'Аиша'], ['Karimova', 'Каримова'], {
    sex: 'woman',
    origin: 'uzbek',
    email: 'aisha@atelierk.example',
    look: drawn({
      skin: 'olive',
      hair: 'hijab',
      hairColor: 'black',
      scarfColor: '#3f7f86',
      background: 'pink',
      clothColor: '#3d5a6b',
    }),
  }),
  'marco-bellini': person(['Marco', 'Марко'], ['Bellini', 'Беллини'], {
    sex: 'man',
    origin: 'italian',
    email: 'marco@bottega-lab.example',
    look: drawn({
      skin: 'tan',
      hair: 'parted',
      hairColor: 'gray',
      background: 'linen',
      clothColor: '#39465a',
      beard: 'full',
      clothes: 'shirt',
      lips: 'dark',
    }),
  }),
  'nina-volkova': person(['Nina', 'Нина'], ['Volkova', 'Волкова'], {
    sex: 'woman',
    origin: 'russian',
    email: 'nina@polyglot-school.example',
    look: drawn({
      skin: 'pale',
      hair: 'fringe',
      hairColor: 'brown',
      background: 'lavender',
      clothColor: '#c2703d',
      mouth: 'grin',
    }),
  }),
  'pavel-dorokhov': person(['Pavel', 'Павел'], ['Dorokhov', 'Дорохов'], {
    sex: 'man',
    origin: 'russian',
    email: 'pavel@dorokhov.example',
    look: drawn({
      skin: 'fair',
      hair: 'quiff',
      hairColor: 'blond',
      background: 'lilac',
      clothColor: '#2d5961',
      clothes: 'turtleneck',
    }),
  }),
  'chen-wei': person(['Chen', 'Чэнь'], ['Wei', 'Вэй'], {
    sex: 'man',
    origin: 'chinese',
    email: 'chen.wei@maasrobotics.example',
    look: drawn({
      skin: 'fair',
      hair: 'parted',
      hairColor: 'black',
      background: 'peach',
      clothColor: '#56606e',
      glasses: 'round',
    }),
  }),
  'maria-alves': person(['Maria', 'Мария'], ['Alves', 'Алвес'], {
    sex: 'woman',
    origin: 'portuguese',
    email: 'maria@luzio.example',
    look: drawn({
      skin: 'olive',
      hair: 'long',
      hairColor: 'darkBrown',
      background: 'honey',
      clothColor: '#25666f',
      mouth: 'grin',
      earrings: 'studs',
    }),
  }),
  'egor-lavrov': person(['Egor', 'Егор'], ['Lavrov', 'Лавров'], {
    sex: 'man',
    origin: 'russian',
    email: 'egor@lavrov.example',
    look: drawn({
      skin: 'tan',
      hair: 'curly',
      hairColor: 'black',
      background: 'sage',
      clothColor: '#6b4a8c',
      beard: 'stubble',
    }),
  }),
  'kate-morrison': person(['Kate', 'Кейт'], ['Morrison', 'Моррисон'], {
    sex: 'woman',
    origin: 'british',
    email: 'kate@morrisonlaw.example',
    look: drawn({ skin: 'pale', hair: 'long', hairColor: 'red', background: 'sky', clothColor: '#3e4b3a' }),
  }),
  'victor-stein': person(['Victor', 'Виктор'], ['Stein', 'Штейн'], {
    sex: 'man',
    origin: 'russian',
    age: 'older',
    email: 'victor@stein.example',
    look: drawn({
      skin: 'pale',
      hair: 'short',
      hairColor: 'white',
      background: 'pink',
      clothColor: '#2b3950',
      clothes: 'blazer',
      glasses: 'round',
      hasAgeLines: true,
    }),
  }),
  'yana-belova': person(['Yana', 'Яна'], ['Belova', 'Белова'], {
    sex: 'woman',
    origin: 'russian',
    email: 'yana.belova@studio12.example',
    look: drawn({
      skin: 'fair',
      hair: 'bun',
      hairColor: 'black',
      background: 'peach',
      clothColor: '#9c2f4f',
      mouth: 'grin',
      earrings: 'studs',
    }),
  }),
}

const others: Record<string, HandwrittenPerson> = {
  'alexey-gromov': person(['Alexey', 'Алексей'], ['Gromov', 'Громов'], {
    sex: 'man',
    origin: 'russian',
    age: 'middle',
  }),
  'marina-kazantseva': person(['Marina', 'Марина'], ['Kazantseva', 'Казанцева'], {
    sex: 'woman',
    origin: 'russian',
    age: 'middle',
  }),
  'sergey-tumanov': person(['Sergey', 'Сергей'], ['Tumanov', 'Туманов'], {
    sex: 'man',
    origin: 'russian',
    age: 'older',
  }),
  'olga-shestakova': person(['Olga', 'Ольга'], ['Shestakova', 'Шестакова'], {
    sex: 'woman',
    origin: 'russian',
    age: 'young',
  }),
  'stepan-kuzovkin': person(['Stepan', 'Степан'], ['Kuzovkin', 'Кузовкин'], {
    sex: 'man',
    origin: 'russian',
    age: 'middle',
  }),
  'tamara-ivolgina': person(['Tamara', 'Тамара'], ['Ivolgina', 'Иволгина'], {
    sex: 'woman',
    origin: 'russian',
    age: 'older',
  }),
  'ruslan-batyrov': person(['Ruslan', 'Руслан'], ['Batyrov', 'Батыров'], { sex: 'man', origin: 'tatar', age: 'young' }),
  'vera-lazareva': person(['Vera', 'Вера'], ['Lazareva', 'Лазарева'], {
    sex: 'woman',
    origin: 'russian',
    age: 'middle',
  }),
  'zara-whitfield': person(['Zara', 'Зара'], ['Whitfield', 'Уитфилд'], {
    sex: 'woman',
    origin: 'british',
    age: 'young',
  }),
  'dev-malhotra': person(['Dev', 'Дев'], ['Malhotra', 'Малхотра'], { sex: 'man', origin: 'indian', age: 'middle' }),
  'isla-ferrand': person(['Isla', 'Айла'], ['Ferrand', 'Ферранд'], { sex: 'woman', origin: 'french', age: 'middle' }),
  'noor-veldkamp': person(['Noor', 'Нор'], ['Veldkamp', 'Велдкамп'], { sex: 'woman', origin: 'dutch', age: 'young' }),
  'pieter-zandstra': person(['Pieter', 'Питер'], ['Zandstra', 'Зандстра'], {
    sex: 'man',
    origin: 'dutch',
    age: 'older',
  }),
  'ama-boateng': person(['Ama', 'Ама'], ['Boateng', 'Боатенг'], { sex: 'woman', origin: 'westAfrican', age: 'middle' }),
  'edmund-hale': person(['Edmund', 'Эдмунд'], ['Hale', 'Хейл'], { sex: 'man', origin: 'british', age: 'middle' }),
  'beatrice-osgood': person(['Beatrice', 'Беатрис'], ['Osgood', 'Осгуд'], {
    sex: 'woman',
    origin: 'british',
    age: 'middle',
  }),
  'rafael-monteiro': person(['Rafael', 'Рафаэл'], ['Monteiro', 'Монтейру'], {
    sex: 'man',
    origin: 'portuguese',
    age: 'older',
  }),
  'lea-fischbach': person(['Lea', 'Леа'], ['Fischbach', 'Фишбах'], { sex: 'woman', origin: 'german', age: 'young' }),
  'omar-rahal': person(['Omar', 'Омар'], ['Rahal', 'Рахаль'], { sex: 'man', origin: 'arabic', age: 'middle' }),
  'greta-lindholm': person(['Greta', 'Грета'], ['Lindholm', 'Линдхольм'], {
    sex: 'woman',
    origin: 'nordic',
    age: 'middle',
  }),
}

export const handwrittenPeople: Record<string, HandwrittenPerson> = { ...founding, ...others }

export function handwrittenPerson(key: string): HandwrittenPerson {
  const found = handwrittenPeople[key]
  if (!found) throw new Error(`No demo member is named ${key}`)
  return found
}
