import { type Origin, spelt } from './origin.ts'

/** The Mediterranean's far shore, Africa and Asia. */
export const southern = {
  turkish: {
    women: spelt('Elif/Элиф, Zeynep/Зейнеп, Defne/Дефне, Ece/Эдже, Selin/Селин, Aylin/Айлин'),
    men: spelt('Emre/Эмре, Kerem/Керем, Can/Джан, Murat/Мурат, Deniz/Дениз, Onur/Онур'),
    families: spelt(
      'Demir/Демир, Kaya/Кая, Aksoy/Аксой, Yalman/Ялман, Tekin/Текин, Korkmaz/Коркмаз, Arslan/Арслан, Ergin/Эргин',
    ),
    skins: ['tan', 'olive'],
  },
  arabic: {
    women: spelt('Salma/Сальма, Nour/Нур, Yasmin/Ясмин, Rania/Рания, Huda/Худа, Layal/Лаяль, Fatima/Фатима'),
    men: spelt('Karim/Карим, Omar/Омар, Youssef/Юсеф, Tariq/Тарик, Sami/Сами, Bilal/Биляль, Nabil/Набиль'),
    families: spelt(
      'Mansour/Мансур, Khoury/Хури, El Amrani/Эль-Амрани, Saleh/Салех, Benali/Бенали, Nasser/Насер, Farah/Фарах, Azzouz/Аззуз, Darwish/Дарвиш',
    ),
    skins: ['olive', 'tan', 'brown'],
    hairColors: ['black', 'darkBrown'],
  },
  persian: {
    women: spelt('Shirin/Ширин, Parisa/Париса, Nazanin/Назанин, Roya/Роя'),
    men: spelt('Arash/Араш, Kian/Киан, Dariush/Дариуш, Behzad/Бехзад'),
    families: spelt('Tehrani/Техрани, Sadeghi/Садеги, Farahani/Фарахани, Moradi/Моради, Kamali/Камали'),
    skins: ['tan', 'olive'],
    hairColors: ['black', 'darkBrown'],
  },
  hebrew: {
    women: spelt('Noa/Ноа, Tali/Тали, Yael/Яэль, Shira/Шира'),
    men: spelt('Amit/Амит, Eitan/Эйтан, Yoav/Йоав, Gil/Гиль'),
    families: spelt('Shapira/Шапира, Ben-Ari/Бен-Ари, Lavi/Лави, Katzir/Кацир, Oren/Орен'),
    skins: ['tan', 'fair', 'olive'],
  },
  indian: {
    women: spelt('Ananya/Ананья, Kavita/Кавита, Meera/Мира, Shreya/Шрея, Divya/Дивья, Nandini/Нандини, Ritu/Риту'),
    men: spelt(
      'Arjun/Арджун, Rohan/Рохан, Vikram/Викрам, Sanjay/Санджай, Karthik/Картик, Nikhil/Никхил, Aditya/Адитья',
    ),
    families: spelt(
      'Sharma/Шарма, Iyer/Айер, Menon/Менон, Kapoor/Капур, Desai/Десаи, Banerjee/Банерджи, Reddy/Редди, Chowdhury/Чоудхури, Joshi/Джоши, Pillai/Пиллаи',
    ),
    skins: ['brown', 'olive', 'brown'],
    hairColors: ['black'],
  },
  westAfrican: {
    women: spelt('Adaeze/Адаэзе, Ngozi/Нгози, Abena/Абена, Fatou/Фату, Yetunde/Йетунде, Efua/Эфуа, Aminata/Амината'),
    men: spelt('Chinedu/Чинеду, Kwame/Кваме, Tunde/Тунде, Emeka/Эмека, Ousmane/Усман, Kofi/Кофи, Ibrahima/Ибраима'),
    families: spelt(
      'Adeyemi/Адейеми, Mensah/Менса, Eze/Эзе, Diallo/Диалло, Owusu/Овусу, Balogun/Балогун, Sarr/Сарр, Nwosu/Нвосу, Asante/Асанте',
    ),
    skins: ['deep', 'deep', 'brown'],
  },
  eastAfrican: {
    women: spelt('Wanjiru/Ванджиру, Hana/Хана, Makena/Макена, Selam/Селам'),
    men: spelt('Kamau/Камау, Abel/Абель, Otieno/Отиено, Yonas/Йонас'),
    families: spelt('Mwangi/Мванги, Tesfaye/Тесфайе, Ochieng/Очиенг, Kebede/Кебеде, Njoroge/Нджороге'),
    skins: ['deep', 'brown'],
  },
  chinese: {
    women: spelt('Mei/Мэй, Xiu/Сю, Jing/Цзин, Yan/Янь, Lihua/Лихуа'),
    men: spelt('Hao/Хао, Jun/Цзюнь, Ming/Мин, Bo/Бо, Qiang/Цян'),
    families: spelt('Zhang/Чжан, Liu/Лю, Huang/Хуан, Zhao/Чжао, Lin/Линь, Guo/Го, Xu/Сюй'),
    skins: ['fair', 'tan', 'pale'],
    hairColors: ['black'],
  },
  japanese: {
    women: spelt('Yuki/Юки, Haruka/Харука, Aya/Ая, Naomi/Наоми'),
    men: spelt('Kenji/Кэндзи, Daichi/Дайти, Takumi/Такуми, Sho/Сё'),
    families: spelt('Nakamura/Накамура, Fujita/Фудзита, Mori/Мори, Ishikawa/Исикава, Hayashi/Хаяси'),
    skins: ['fair', 'pale'],
    hairColors: ['black'],
  },
  korean: {
    women: spelt('Jiwoo/Чиу, Minseo/Минсо, Hyejin/Хеджин, Sora/Сора'),
    men: spelt('Minho/Минхо, Jihoon/Чихун, Taeyang/Тхэян, Sungmin/Сонмин'),
    families: spelt('Kim/Ким, Park/Пак, Choi/Чхве, Kang/Кан, Yoon/Юн, Han/Хан'),
    skins: ['fair', 'pale'],
    hairColors: ['black'],
  },
  vietnamese: {
    women: spelt('Linh/Линь, Thu/Тху, Mai/Май'),
    men: spelt('Minh/Минь, Quang/Куанг, Duc/Дык'),
    families: spelt('Nguyen/Нгуен, Tran/Чан, Pham/Фам, Vo/Во'),
    skins: ['tan', 'fair'],
    hairColors: ['black'],
  },
} satisfies Record<string, Origin>
