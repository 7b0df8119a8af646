import { both } from '../words.ts'
import { type Story, tagged } from './story.ts'

export const tailor: Story[] = [
  {
    at: 'solo',
    position: both('Tailor', 'Портной'),
    about: both(
      'Coats to measure, {4..6} fittings, about {20..35} a year. I keep the patterns, so the second coat costs a third less.',
      'Шью пальто по меркам, {4..6 примерка|примерки|примерок}, {20..35 вещь|вещи|вещей} в год. Лекала храню, второе пальто на треть дешевле.',
    ),
    request: both('A brand designer for a label the size of a stamp.', 'Ищу дизайнера для этикетки размером с марку.'),
    goal: both('Release a capsule of five coats', 'Выпустить капсулу из пяти пальто'),
    tags: tagged('Sewing/Пошив, Patterns/Лекала, Repair/Ремонт'),
  },
  {
    at: 'craft',
    position: both('Bag maker', 'Мастер по коже'),
    about: both(
      'Leather bags and straps sewn by hand with two needles. {500..1200} owners, lifelong repair included.',
      'Сумки и ремни из кожи, ручной шов в две иглы. {500..1200} владельцев, ремонт пожизненно.',
    ),
    request: both(
      'A supplier of vegetable-tanned leather who sells by the single hide.',
      'Ищу поставщика кожи растительного дубления, который продаёт по одной шкуре.',
    ),
    goal: both('A bag that is repaired, not replaced', 'Сумка, которую чинят, а не меняют'),
    tags: tagged('Leather/Кожа, Repair/Ремонт, Sewing/Пошив'),
  },
  {
    at: 'solo',
    position: both('Pattern cutter', 'Конструктор одежды'),
    about: both(
      'Pattern cutter for small brands: {70..140} models went into production, from swimwear to chef’s jackets. I grade sizes from {40..42} to 64.',
      'Конструирую одежду для небольших марок: {70..140 модель ушла|модели ушли|моделей ушли} в производство, от купальников до поварских курток. Размеры от {40..42} до 64.',
    ),
    request: both(
      'Restaurants and hotels that want uniforms people keep on after work.',
      'Ищу рестораны и гостиницы, которым нужна форма, в которой не стыдно идти домой.',
    ),
    goal: both('Teach three seamstresses', 'Обучить трёх швей'),
    tags: tagged('Patterns/Лекала, Short runs/Малые тиражи, Sewing/Пошив'),
  },
  {
    at: 'craft',
    position: both('Tailor', 'Портной'),
    about: both(
      'Stage costumes and folk dress: {25..60} ensembles dance in what I made. Embroidery is by my mother and her {6..9} friends.',
      'Сценические костюмы: {25..60 ансамбль танцует|ансамбля танцуют|ансамблей танцуют} в том, что я сшил{|а}. Вышивают мама и {6..9} её подруг.',
    ),
    request: both(
      'A sewing factory for runs of {5..9}0: my own hands end at ten.',
      'Ищу швейное производство на тиражи от {5..9}0 штук: моих рук хватает на десять.',
    ),
    goal: both('Teach three seamstresses', 'Обучить трёх швей'),
    tags: tagged('Costumes/Костюмы, Sewing/Пошив, Patterns/Лекала'),
  },
]
