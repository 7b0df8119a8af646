import { both } from '../words.ts'
import { type Story, tagged } from './story.ts'

export const architect: Story[] = [
  {
    at: 'studio',
    position: both('Architect', 'Архитектор'),
    about: both(
      'Schools and libraries of timber, {7..13} built, the largest for {420..650} children. I draw stairs that invite sitting.',
      'Школы и библиотеки из дерева: построено {7..13}, самая большая на {420..650} детей. Рисую лестницы, на которых хочется сидеть.',
    ),
    request: both(
      'A contractor who loves timber and says no before the drawing is finished.',
      'Ищу подрядчика, который любит дерево и говорит «нет» раньше, чем готов чертёж.',
    ),
    goal: both('Build a school with its future pupils', 'Построить школу вместе с будущими учениками'),
    tags: tagged('Timber/Дерево, Schools/Школы, Architecture/Архитектура'),
  },
  {
    at: 'studio',
    position: both('Urban planner', 'Градостроитель'),
    about: both(
      'Planner of quiet streets: {18..33} blocks where cars are now guests. I count people on benches before and after.',
      'Проектирую тихие улицы: {18..33 квартал|квартала|кварталов}, где машины теперь в гостях. Считаю людей на скамейках до и после.',
    ),
    request: both(
      'Councils and shopkeepers who would try one summer without cars on one street.',
      'Ищу администрации и владельцев магазинов, готовых прожить одно лето без машин на одной улице.',
    ),
    goal: both('Ten quiet streets by 2028', 'Десять тихих улиц к 2028 году'),
    tags: tagged('Cities/Города, Public space/Общественные места, Architecture/Архитектура'),
  },
  {
    at: 'studio',
    position: both('Architect', 'Архитектор'),
    about: both(
      'I convert what is empty: mills, barracks, a swimming pool. {50..110} flats and {9..15} workshops live there now.',
      'Приспосабливаю пустующее: мельницы, казармы, один бассейн. Там теперь {50..110 квартира|квартиры|квартир} и {9..15} мастерских.',
    ),
    request: both(
      'Owners of empty industrial buildings who can wait a year for a better idea than a car park.',
      'Ищу владельцев пустых промышленных зданий, готовых подождать год ради идеи лучше парковки.',
    ),
    goal: both('Save one more mill', 'Спасти ещё одну мельницу'),
    tags: tagged('Reuse/Реконструкция, Architecture/Архитектура, Cities/Города'),
  },
  {
    at: 'studio',
    position: both('Interior architect', 'Архитектор интерьеров'),
    about: both(
      'Interiors for clinics, because waiting is also treatment. {11..20} finished, with a lighting plan for patients who lie down.',
      'Интерьеры клиник, потому что ожидание тоже лечит. Закончено {11..20}, со светом для тех, кто лежит.',
    ),
    request: both(
      'Doctors who remember how their own waiting room felt. I redesign one for free to measure the difference.',
      'Ищу врачей, которые помнят, каково ждать в их приёмной. Одну переделаю бесплатно, чтобы измерить разницу.',
    ),
    goal: both('Measure what light does to patients', 'Измерить, что делает свет с пациентами'),
    tags: tagged('Clinics/Клиники, Architecture/Архитектура, Public space/Общественные места'),
  },
]
