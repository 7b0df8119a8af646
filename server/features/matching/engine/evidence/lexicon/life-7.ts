export const concepts = `
game-making < hobbies
= game design | создание игр
doers game designer, board game designer, narrative designer, indie game developer | геймдизайнер, разработчик настольных игр, нарративный дизайнер, инди-разработчик игр, автор игр
work design games, invent board games, make indie games | придумываю игры, делаю игры, создаю настольные игры, разрабатываю игры
field game design, narrative design, indie games, gamedev, game jam, Unity3D | геймдизайн, геймдев, нарративный дизайн, инди-игры, гейм-джем, разработка игр, серьёзные игры
needs test my game, make a game, artist for game, tester for game, game idea | протестировать игру, ищу плейтестеров, сделать игру, художник для игры, тестировщики игры, идея игры, команда для игры

video-games < hobbies
= video games | видеоигры
doers gamer, game streamer, speedrunner | геймер, игровой стример, геймерша
work play video games, stream games | играю в компьютерные игры, стримлю игры, играю в доту
field video games, PlayStation, Nintendo, Minecraft, computer games, Dota, Steam games | видеоигры, компьютерные игры, плейстейшн, Майнкрафт, Дота, приставка игровая, Нинтендо
needs someone to play online, play together online, gaming friends | поиграть онлайн, играть онлайн вместе, компания в игру, с кем поиграть

esports < video-games, sports, game-development
= esports | киберспорт
doers esports player, esports manager, shoutcaster, streamer, esports coach, esports commentator | киберспортсмен, киберспортивный менеджер, киберспортивный комментатор, стример, менеджер киберспорта, киберспортивный тренер, киберкомментатор
work compete in esports, organise esports tournaments, play esports, stream games, run esports tournaments | занимаюсь киберспортом, организую киберспорт, стримлю, провожу киберспортивные турниры, играю на киберспорте
field esports, e-sports, Counter-Strike, League of Legends, dota, cs:go, twitch, streaming games, cybersport, gaming tournament | киберспорт, CS GO, киберспортивный турнир, компьютерный клуб, дота, твич, стримы, каэс, игровой турнир
needs sponsor for esports team, teammates to play | спонсор для киберспортивной команды, сокомандники

quizzes < hobbies
= quizzes and trivia | квизы и интеллектуальные клубы
doers quiz host, quizzer, trivia player | ведущий квизов, знаток ЧГК, игрок ЧГК, квизёр
work host quizzes, play trivia | провожу квизы, играю в ЧГК, играю в квизы, пишу вопросы ЧГК
field quiz, pub quiz, trivia night, Jeopardy | квиз, ЧГК, Что Где Когда, своя игра, брейн-ринг, мозгобойня
needs join a quiz team, quiz team, quiz for party, questions for quiz | ищу команду на квиз, команда на квиз, квиз на праздник, вопросы для квиза, сходить на квиз

mafia-social-games < hobbies
= mafia and party games | мафия и психологические игры
doers mafia game host, party game host | ведущий мафии, ведущий игры мафия
work host mafia games, play mafia | провожу мафию, играю в мафию
field mafia game, werewolf game, party game, Cashflow game | игра мафия, спортивная мафия, игра Денежный поток, психологические игры, трансформационные игры

escape-rooms-quests < hobbies, events
= escape rooms and city quests | квесты
doers escape room designer, quest designer | сценарист квестов, создатель квестов, организатор квестов
work design escape rooms, create city quests | делаю квесты, придумываю квесты
field escape room, city quest, treasure hunt, encounter game | квест-комната, городской квест, Дозор игра, Энкаунтер
needs plan a quest, quest for children, invent a quest | сделать квест, квест для детей, придумать квест, квест на день рождения

puzzles-lego < hobbies
= puzzles, Lego and cubes | головоломки, лего и кубик Рубика
doers puzzle maker, speedcuber, Lego builder, crossword author | спидкубер, автор головоломок, любитель лего, составитель кроссвордов
work solve puzzles, build Lego, make crosswords | собираю кубик Рубика, собираю лего, собираю пазлы, придумываю головоломки
field jigsaw puzzles, Rubik's cube, Lego, crosswords, sudoku | головоломки, кубик Рубика, конструктор лего, кроссворды, пазлы, судоку
needs Lego to give, Lego club for child, jigsaw swap | отдать лего, лего-клуб для ребёнка, обмен пазлами

scale-modelling < hobbies
= scale modelling | стендовый моделизм
doers scale modeller, model railway builder, miniature painter, aeromodeller | моделист, стендовый моделист, авиамоделист, железнодорожный моделист, судомоделист
work build scale models, paint miniatures | собираю модели самолётов, крашу миниатюры, строю модели кораблей
field scale models, model railway, miniature painting, RC models | моделизм, авиамоделирование, судомоделизм, модель железной дороги, радиоуправляемые модели, роспись миниатюр
needs model for museum, build a scale model, mock-up of building | макет для музея, сделать макет, макет здания, модель корабля

collecting < hobbies
= collecting | коллекционирование
doers collector of coins, numismatist, philatelist, antique dealer, antiquarian | коллекционер, нумизмат, филателист, антиквар, старьёвщик-антиквар
work collect coins, collect stamps, collect antiques | коллекционирую, собираю марки, собираю монеты, собираю винил
field collecting antiques, numismatics, philately, antiques, flea market, vinyl records | коллекционирование, нумизматика, филателия, антиквариат, блошиный рынок, барахолка, виниловые пластинки
needs value an old thing, sell collection, value stamps, old coins, buy vinyl | оценить антиквариат, продать коллекцию, оценить монеты, старые монеты, старые марки, купить винил

vintage-cars < hobbies
= vintage cars and car culture | ретроавтомобили и автохобби
doers classic car owner, car enthusiast, car restorer | автолюбитель, реставратор автомобилей, владелец ретроавто
work restore classic cars, tune cars | восстанавливаю ретромашины, тюнингую машины
field classic cars, vintage cars, car tuning, car meet | ретроавтомобили, олдтаймер, автотюнинг, автоклуб, раритетные автомобили
needs vintage car for film, parts for old car, restore old car | ретроавтомобиль для съёмок, запчасти для старой машины, восстановить старую машину

astronomy-amateur < hobbies, outdoors
= amateur astronomy | любительская астрономия
doers amateur astronomer, stargazer, planetarium lecturer | астроном-любитель, лектор планетария, тротуарный астроном
work watch stars, show people the stars | наблюдаю звёзды, показываю звёзды в телескоп
field stargazing, telescope, planetarium, amateur astronomy | астрономия, телескоп, планетарий, звёздное небо, обсерватория
needs see the stars, look at stars, telescope for child, show stars to children | посмотреть на звёзды, телескоп ребёнку, показать детям звёзды, посмотреть в телескоп

electronics-hobby < hobbies
= hobby electronics and 3D printing | радиолюбительство и 3D-печать
doers ham radio operator, electronics hobbyist, 3D printing enthusiast | радиолюбитель, самодельщик-электронщик, мейкер, 3D-печатник
work build gadgets, print in 3D, solder electronics | паяю, печатаю на 3D-принтере, собираю электронику
field ham radio, Arduino, Raspberry Pi, 3D printer, 3D printing, DIY electronics | радиолюбительство, Ардуино, 3D-принтер, 3D-печать, Распберри, паяльник, Arduino
needs print a part, solder a circuit, Arduino for play, fix old radio | напечатать деталь, спаять схему, починить старое радио, Ардуино для спектакля

cosplay-anime < hobbies
= cosplay and anime | косплей и аниме
doers cosplayer, anime fan, K-pop fan | косплеер, анимешник, к-попер, анимешница
work cosplay characters, watch anime | косплею, смотрю аниме
field cosplay, anime, Comic Con, K-pop, fandom | косплей, аниме, Комик-кон, кей-поп, дорамы, фандом
needs cosplay costume, anime festival | костюм для косплея, аниме-фестиваль, сшить косплей

fanfiction-fandom < hobbies, writing
= fan fiction | фанфикшн
doers fanfic writer, fan author | фикрайтер, автор фанфиков
work write fanfiction, write fan stories | пишу фанфики, пишу фанфикшн
field fanfiction, fanfic, AO3 | фанфик, фанфики, фикбук, фанфикшн

book-clubs < hobbies
= book clubs and reading | книжные клубы и чтение
doers book club host, bookworm, avid reader | ведущий книжного клуба, ведущая книжного клуба, книголюб, книжный червь
work host a book club, read a lot, run a book club | веду книжный клуб, много читаю, читаю запоем, обсуждаем книги, собираю читателей
field book club, reading club, bookcrossing, slow reading, reading group, reading circle | книжный клуб, читательский клуб, буккроссинг, медленное чтение, совместное чтение, клуб чтения
needs discuss books, what to read, read together, join book club, people to read with | обсуждать книги, что почитать, читать вместе, вступить в книжный клуб, с кем обсудить книгу

movie-clubs < hobbies, film
= movie nights and discussions | киноклубы и обсуждения фильмов
doers movie buff, film club host, cinephile | киноман, синефил, ведущий киноклуба
work host movie nights, watch many movies, run film club, show films | веду киноклуб, смотрю много кино, устраиваю кинопросмотры, показываю фильмы, устраиваю кинопоказы
field movie night, film discussion, cinephilia, film club, film screening, outdoor cinema | киновечер, обсуждение фильмов, совместный просмотр, киноклуб, кинопоказ, кино под открытым небом
needs discuss films, watch films together, hall for screening, films for club | обсудить фильм, сходить в кино, смотреть кино вместе, обсуждать фильмы, зал для показа, фильмы для клуба

astrology-tarot < hobbies
= astrology, tarot and human design | астрология, таро и хьюман-дизайн
doers astrologer, tarot reader, numerologist, human design analyst | астролог, таролог, нумеролог, аналитик хьюман-дизайна, тарологиня
work read tarot, cast birth charts | раскладываю таро, составляю натальные карты, читаю натальные карты
field astrology, tarot, birth chart, numerology, human design system, feng shui | астрология, карты таро, натальная карта, нумерология, хьюман-дизайн, фэншуй, матрица судьбы
needs what stars say | сделать расклад

journaling-diary < hobbies, writing
= journaling | ведение дневников
doers diarist, bullet journaler | автор дневников, ведущий дневник
work keep a diary, keep a bullet journal | веду дневник, веду буллет-джорнал
field personal journaling, bullet journal, diary writing | личный дневник, буллет-джорнал, дневниковые практики, ежедневник

metal-detecting-minerals < hobbies, outdoors
= minerals, fossils and treasure hunting | минералы, окаменелости и кладоискательство
doers mineral collector, fossil hunter, metal detectorist, palaeontologist | коллекционер минералов, кладоискатель, палеонтолог, геммолог
work collect minerals, hunt for fossils | собираю минералы, ищу окаменелости, хожу с металлоискателем
field minerals, fossils, metal detector, gemmology, palaeontology | минералы, окаменелости, металлоискатель, палеонтология, геммология

trains-aviation-spotting < hobbies
= transport enthusiasm | увлечение транспортом
doers railfan, plane spotter, trainspotter, transport enthusiast | железнодорожный фанат, споттер, транспортный фанат, трамвайщик-любитель
work photograph trains, spot planes | фотографирую поезда, фотографирую самолёты, занимаюсь споттингом
field trainspotting, plane spotting, steam trains, trams | споттинг, паровозы, трамваи, ретропоезд

lifehacks-financial-games < hobbies
= miles, loyalty cards and budget travel | мили, кешбэк и бюджетные поездки
doers miles collector, travel hacker | миле-коллекционер, охотник за билетами, тревел-хакер
work collect air miles, hunt cheap flights | коплю мили, ищу дешёвые билеты
field air miles, cheap flights, travel hacking, airline loyalty programme | мили и бонусы, дешёвые билеты, авиабилеты, лоукостер
needs cheap ticket | дёшево долететь

second-hand-swap < hobbies
= second-hand, swaps and freecycling | секонд-хенд, свопы и обмен вещами
doers thrifter, swap party organiser, vintage seller | организатор свопов, винтажный продавец, любитель секондов
work organise swap parties, thrift clothes, sell vintage | провожу свопы, продаю винтаж, отдаю вещи
field second-hand, swap party, vintage clothing, thrift shop, freecycle | секонд-хенд, своп-вечеринка, винтажная одежда, гаражная распродажа, дарудар, фримаркет
needs give things away, swap clothes, give away things, buy used, sell unneeded things | отдам даром, отдать вещи, обменяться одеждой, отдать даром, купить бу, продать ненужное, обмен вещами

home-interior-hobby < hobbies
= home decor | домашний декор
doers home decorator, interior enthusiast, decor maker | декоратор интерьера, любитель интерьеров, хоумстейджер
work decorate homes, restyle rooms | декорирую интерьеры, украшаю дом
field home decor, home staging, interior decoration, furniture upcycling | домашний декор, хоумстейджинг, украшение дома, переделка мебели
needs cosy home on budget, decorate flat, cosy home, choose curtains, choose colours | сделать уютно, украсить квартиру, уют дома, выбрать шторы, обставить квартиру, подобрать цвета

memes-digital-culture < hobbies, cultural-studies
= memes and internet culture | мемы и интернет-культура
doers meme maker, internet culture researcher | мемодел, исследователь мемов, админ мемного паблика
work make memes, run meme pages | делаю мемы, веду паблик с мемами
field memes, internet culture, viral memes | мемы, интернет-культура, мемный паблик

urban-walks < outdoors, hobbies
= city walks and picnics | прогулки и пикники
doers walk organiser, flaneur | организатор прогулок, фланёр, любитель прогулок
work go for long walks, organise picnics, lead city walks, show the city | много гуляю, организую прогулки, устраиваю пикники, вожу прогулки по городу, показываю город, провожу экскурсии
field city walks, picnic, long walks, walking tours | прогулки по городу, пикник, пешие прогулки, совместные прогулки, пешие экскурсии, авторские экскурсии
needs someone to walk with, show me city, discover the city, guide for guests, walk around city | с кем погулять, компания для прогулок, показать город, узнать город, экскурсия для гостей, погулять по городу, интересные места

social-dancing-parties < events, hobbies
= parties and social life | вечеринки и тусовки
doers party organiser, party host, club promoter | организатор вечеринок, тусовщик, промоутер вечеринок
work throw parties, organise parties | устраиваю вечеринки, провожу вечеринки, собираю гостей дома
field house party, themed party, nightlife, Burning Man | вечеринка, домашние вечеринки, ночная жизнь, Бёрнинг Мэн, бёрнеры
needs where to go out, dance party, hall for dance party | куда сходить, где потусить, танцевальная вечеринка, зал для танцевального вечера

charity-creative-events < volunteering, events
= charity events and fairs | благотворительные события и ярмарки
doers charity event organiser, charity fair organiser | организатор благотворительных ярмарок, организатор благотворительных событий
work run charity fairs, organise charity concerts | провожу благотворительные ярмарки, организую благотворительные концерты
field charity fair, charity concert, charity run, gala dinner | благотворительная ярмарка, благотворительный концерт, благотворительный забег, благотворительный ужин
needs artists for charity, auction lots | артисты на благотворительный, лоты для аукциона

humanitarian-aid < volunteering
= humanitarian aid | гуманитарная помощь
doers humanitarian worker, aid worker, Red Cross volunteer | гуманитарный работник, гуманитарный волонтёр, координатор гуманитарной помощи
work deliver humanitarian aid, work with Red Cross | вожу гуманитарку, собираю гуманитарную помощь
field humanitarian aid, disaster relief, food bank, soup kitchen | гуманитарная помощь, гуманитарка, фудшеринг, банк еды, продуктовые наборы
needs families need food, generators needed, aid convoy, evacuate family | собрать гуманитарку, нуждаются в еде, нужны лекарства, отправить гуманитарку, эвакуировать семью

prison-prisoners-help < volunteering, human-rights
= help for prisoners | помощь заключённым
doers prison volunteer, prisoners' rights defender | волонтёр помощи заключённым, тюремный правозащитник
work write to prisoners, help former prisoners | пишу письма заключённым, помогаю заключённым, помогаю бывшим заключённым
field prison reform, letters to prisoners, ex-offenders | помощь заключённым, тюремная реформа, письма политзекам, ресоциализация
needs relative is in prison, parcel to prison, relative in prison | родственник сидит, письма заключённым, передача в СИЗО, родственник в тюрьме

lgbt-support < human-rights
= LGBTQ+ support | поддержка ЛГБТК+
doers LGBTQ activist, queer activist | квир-активист, ЛГБТ-активист, квир-активистка
work support queer people, run queer events | поддерживаю квир-людей, провожу квир-мероприятия
field queer community, LGBTQ rights, trans people | квир-сообщество, квир, трансгендерный, ЛГБТК

media-literacy < education, journalism
= media literacy | медиаграмотность
doers media literacy trainer, media educator | медиапедагог, тренер по медиаграмотности
work teach media literacy, teach fact-checking | учу медиаграмотности, веду медиашколу
field media literacy, disinformation, kids online safety | медиаграмотность, дезинформация, фейки, безопасность детей в интернете, медиашкола
needs mum believes fakes, recognise fakes, fake news lesson, scammers call parents | родители верят фейкам, отличать фейки, урок о фейках, мошенники звонят родителям

school-media-children-reading < parenting, library-work
= children's reading | детское чтение
doers reading promoter, children's librarian | популяризатор чтения, детский библиотекарь, ведущая детского чтения
work read to children, promote reading | читаю детям вслух, продвигаю детское чтение
field children's reading, reading aloud, early reading | детское чтение, чтение вслух, обучение чтению, детская библиотека
needs teach child to read, school newspaper, young journalists, children's reading club, read aloud to children | научить ребёнка читать, школьная газета, юные журналисты, детский книжный клуб, читать вслух детям

etiquette < education
= etiquette and protocol | этикет и протокол
doers etiquette coach, protocol officer | преподаватель этикета, эксперт по этикету, шеф протокола
work teach etiquette, train in manners | преподаю этикет, учу этикету
field etiquette, dress code, business protocol, table manners | этикет, деловой протокол, дресс-код, светские манеры
needs learn good manners, behave at reception, local etiquette | научиться манерам, вести себя за столом, правила этикета, как принято здесь

self-knowledge-retreats < coaching
= personal growth programmes | личностный рост
doers personal growth trainer, self-development coach | тренер личностного роста, ведущий трансформационных программ
work lead growth programmes, run self-discovery workshops | веду программы личностного роста, провожу тренинги личностного роста
field personal growth, self-discovery, self-development, men's retreat | личностный рост, саморазвитие, самопознание, поиск себя, трансформационная программа
needs find myself, find my purpose, quiet place, retreat for weekend, house for retreat, get away from city | ищу себя, найти предназначение, найти себя, тихое место, ретрит на выходные, дом для ретрита, уехать из города, место для ретрита

choosing-school < schools-abroad, parenting
= choosing a school for a child | выбор школы для ребёнка
doers school adviser, parent at local school, school tour guide | консультант по выбору школы, родитель школьника, эксперт по местным школам
work compare schools, my children go to school here, know the schools, advise parents on schools | дети учатся здесь, знаю школы района, сравнивала школы, советую школы, дочь ходит в школу, сын ходит в школу
field school rating, catchment area, open day, school waiting list, school fees, transfer to school | рейтинг школ, школьный округ, день открытых дверей в школе, очередь в школу, перевод в школу, прикрепление к школе, школы района
needs choose a school, choosing school, school for my son, school for my daughter, advice on schools, which school, change of school, move child to school, school after moving, good primary school, opinion about school, parents from school | выбираем школу, выбор школы, совет по школам, перевести в другую школу, школа после переезда, хорошая начальная школа, отзывы родителей, родители из школы, посоветуйте школу, отдать в школу, школа рядом с домом, дочке в школу, сыну в школу

parent-community < parenting, community-building
= parents' community and parent-teacher groups | родительское сообщество
doers class parent, parent committee member, parents' representative, parent council chair | родитель в родкомитете, председатель родительского комитета, активист родителей
work represent parents, organise school fair, run parents chat | веду родительский чат, в родительском комитете, организую школьную ярмарку, объединяю родителей
field parents' committee, PTA, school fair, parents' chat, school parents | родительский комитет, родительский чат, школьная ярмарка, родкомитет, родители класса
needs parents for committee, talk with teachers, conflict with teacher, parents for school event, renovate classroom, school party | конфликт с учителем, родители на школьный праздник, ремонт в классе, поговорить с учителем, выпускной для класса, организовать выпускной

school-projects < school-teaching
= school projects with outside partners | школьные проекты с партнёрами
doers project teacher, school project coordinator | координатор школьных проектов, учитель проектной деятельности
work lead school projects, bring experts to school | веду проектную деятельность, приглашаю экспертов в школу, веду школьные проекты
field project week, school trip, school visit, pupils' research, school garden | проектная неделя, школьная экскурсия, исследовательский проект школьников, школьный сад, урок с профессионалом
needs experts for school, visit with pupils, tell children about work, excursion to workshop, show pupils, internship for pupils, partner for school project, company to visit | эксперты для школы, прийти с классом, рассказать детям, экскурсия на производство, показать школьникам, стажировка для школьников, партнёр для школьного проекта, прийти в школу, поговорить со школьниками

study-materials < education
= textbooks and teaching materials | учебники и учебные материалы
doers textbook author, workbook author | автор учебников, автор пособий, составитель задачника
work write textbooks, make worksheets, develop teaching aids | пишу учебники, делаю рабочие тетради, составляю пособия, пишу пособия
field textbook, workbook, worksheets, visual aids, teaching aid | учебник, рабочая тетрадь, наглядные пособия, раздаточные материалы, карточки для занятий
needs materials for lessons, textbook for children, worksheets for class | материалы для уроков, материалы для занятий, учебник для детей, пособие для урока, наглядные материалы

teaching-economics-law < education
= teaching economics and business to the young | преподавание экономики
doers economics teacher, business teacher, economics tutor | учитель экономики, преподаватель экономики, репетитор по экономике
work teach economics, teach entrepreneurship to teens | преподаю экономику, учу подростков бизнесу, преподаю предпринимательство
field economics lessons, business school for teens, young entrepreneurs | уроки экономики, бизнес для подростков, молодые предприниматели, олимпиада по экономике
needs economics exam, teen wants business, business for teenagers | сдать экономику, подросток хочет бизнес, научить подростка бизнесу

handicraft-teaching < education, crafts
= teaching crafts and technology | уроки труда и ремёсел
doers craft teacher, woodwork teacher, technology teacher, workshop leader | учитель труда, трудовик, учитель технологии, преподаватель ремёсел, ведущий мастер-классов
work teach woodwork, teach children crafts, run workshops for kids | учу детей ремеслу, учу столярному делу, веду труд, провожу мастер-классы для детей
field woodwork lessons, craft lessons, school workshop, carpentry course | уроки труда, урок технологии, школьная мастерская, курс столярки, столярный кружок
needs woodworking course, workshop for children, learn carpentry, tools for school workshop, teach my son craft | столярные курсы, научиться столярничать, мастер-классы детям, инструменты для школьной мастерской, научить сына мастерить

drama-teaching < education, theatre
= teaching drama and theatre to children | театральная педагогика
doers drama teacher, theatre pedagogue, children's theatre leader | театральный педагог, руководитель театральной студии, педагог детского театра
work teach drama, stage plays with children, run a children's theatre | ставлю спектакли с детьми, веду театральный кружок, веду детский театр, учу актёрскому детей
field children's theatre, school play, drama club, theatre for teenagers | детский театр, школьный спектакль, театральный кружок, театр для подростков, детская театральная студия
needs theatre for child, drama club for child, shy child on stage, children's performance, stage play with pupils | театр для ребёнка, отдать в театральную студию, театральный кружок для ребёнка, поставить с детьми, школьный праздник, раскрепостить ребёнка

chess-teaching < education, chess
= teaching chess | обучение шахматам
doers chess coach, chess teacher | тренер по шахматам, учитель шахмат
work teach chess, coach chess players | учу шахматам, тренирую шахматистов, веду шахматный кружок
field chess lessons, chess club for children, children's chess | уроки шахмат, шахматный кружок, детские шахматы
needs chess for child, learn chess, chess partner for son | шахматы для ребёнка, научиться шахматам, научить ребёнка шахматам

language-exam-citizenship < language-learning
= language exams for residence | языковые экзамены для ВНЖ и гражданства
doers exam trainer for migrants, integration course teacher | преподаватель интеграционного курса, преподаватель для мигрантов
work prepare for language exam, teach migrants | готовлю к экзамену по языку, преподаю мигрантам, учу мигрантов языку
field language exam, integration exam, B1 certificate, life in country test | языковой экзамен, экзамен на гражданство, сертификат B1, интеграционный экзамен, экзамен на знание языка
needs pass language exam, language for residence, certificate for citizenship, exam in language, language for job | сдать экзамен по языку, язык для ВНЖ, сертификат для гражданства, сдать на B1, сдать на B2, язык для работы

conversation-volunteer < language-exchange, volunteering
= conversation practice for newcomers | разговорная практика для новичков
doers language buddy, conversation volunteer | языковой волонтёр, языковой бадди
work chat with learners, run a speaking club, language cafe host | веду разговорный клуб, болтаю с учащимися, провожу языковые встречи
field speaking practice, conversation table, language meetups | разговорные встречи, разговорный стол, языковые встречи, спикинг
needs practise the language, talk with natives, nobody to talk, speak more, conversation evening | попрактиковаться в языке, поговорить на языке, разговориться, говорить больше, не с кем практиковать

documents-navigation < relocation-documents, social-work
= help with forms and authorities | помощь с бумагами и ведомствами
doers paperwork volunteer, newcomer guide, social counsellor | помощник с документами, социальный консультант, проводник по бюрократии
work read official letters, explain letters, fill out applications, accompany to authorities, write appeals | читаю официальные письма, объясняю письма, заполняю заявления, сопровождаю к чиновникам, пишу возражения, помогаю с бумагами
field official letters, child benefit, housing benefit, residence registration, health insurance forms | официальные письма, детское пособие, киндергельд, жилищное пособие, регистрация по адресу, анмельдунг
needs letter from office, understand official letter, fill out application, apply for child benefit, letter I cannot understand, papers in foreign language, appeal a decision, go to office together, register in city, forms to fill, read the papers | письмо из ведомства, не понимаю письмо, заполнить заявление, оформить детское пособие, бумаги на чужом языке, обжаловать решение, сходить в ведомство, зарегистрироваться по адресу, разобраться с письмом, разобраться в документах, помочь с документами, прочитать бумаги

lease-contract < property-law, rental-agency
= leases and tenancy papers | договор аренды жилья
doers tenancy lawyer, tenants' adviser, tenancy adviser | юрист по аренде, консультант арендаторов, жилищный юрист
work check leases, read leases, explain rental contracts, defend tenants | проверяю договоры аренды, читаю договоры аренды, объясняю договор аренды, защищаю арендаторов, разбираю договоры аренды
field lease, lease agreement, rental agreement, tenancy law, deposit return, notice period, rent increase, utility bill | договор аренды, договор найма, залог, возврат залога, повышение аренды, акт приёма квартиры, коммунальные платежи, права арендатора
needs sign lease, read lease, check lease, lease in German, landlord keeps deposit, deposit back, rent raised, evicted, landlord wants me out, understand lease, end the lease, lease for workshop, contract for flat, high utility bill | подписать договор аренды, проверить договор аренды, прочитать договор аренды, не отдают залог, вернуть залог, подняли аренду, выселяют, хозяин выгоняет, понять договор, договор на квартиру, расторгнуть аренду, договор на языке, аренда мастерской договор, большой счёт за отопление

flat-search < housing-abroad, rental-agency
= finding a flat or room | поиск квартиры и комнаты
doers flat hunter, flatmate seeker, room subletter | субарендатор, сосед по комнате, ищущий жильё
work sublet a room, have a free room, rent out my flat, letting my flat | сдаю комнату в квартире, освобождается комната, пересдаю квартиру, есть свободная комната, сдам квартиру
field sublet, studio flat, two-room flat, shared flat, room to let, flat listing | субаренда, студия квартира, двушка, однушка, комната в аренду, объявление о квартире, совместная аренда
needs need a flat, searching a flat, looking for room, room to rent, cheap room, flat for two, sublet wanted, flat from September, room near university, new flat, viewing of flat, have to move out | нужна квартира, нужна комната, ищем квартиру, ищем жильё, дешёвая комната, квартира с сентября, комната рядом с университетом, новая квартира, надо съезжать, снять на двоих, однушка в аренду, квартира на длительный срок, съёмное жильё

neighbour-help < urban-activism, volunteering
= neighbours helping each other | соседская взаимопомощь
doers neighbour, good neighbour, house elder | сосед, соседка, старший по дому, старшая по подъезду
work help neighbours, lend tools, run house chat | помогаю соседям, одалживаю инструменты, делюсь вещами, веду домовой чат
field house chat, neighbours' chat, tool library, neighbourhood, stairwell, yard sale | домовой чат, чат соседей, библиотека вещей, соседство, подъезд, соседи, соседский праздник
needs borrow a ladder, water flowers while away, lend drill, keep keys, take parcel, neighbours nearby, know my neighbours, buy groceries for neighbour, noisy neighbours, ladder to borrow | одолжить лестницу, полить цветы, дать дрель, оставить ключи, забрать посылку, получить посылку, познакомиться с соседями, соседи рядом, шумные соседи, сосед шумит, купить продукты соседке

house-association < property-management
= residents' associations and house management | ТСЖ и управление домом
doers chair of residents' association, house manager | председатель ТСЖ, председатель совета дома, управдом, управляющий домом
work manage apartment house, deal with management company | управляю домом, воюю с управляющей компанией, веду дела дома
field residents' association, apartment building, management company, shared costs, owners' meeting | ТСЖ, управляющая компания, капремонт, собрание жильцов, собрание собственников, общедомовой, многоквартирный дом
needs roof of house leaks, bad management company, dirty stairwell, repair of house, insulate the house, lift does not work, neighbours' meeting | течёт крыша дома, плохая управляющая, грязный подъезд, утеплить дом, не работает лифт, сменить управляющую, провести собрание, капремонт дома

small-town-life < urban-activism, local-government
= life and revival of small towns and villages | жизнь малых городов и сёл
doers small town activist, village elder, rural entrepreneur | активист малого города, сельский активист, деревенский предприниматель, краевед
work revive a village, run a village club, open cafe in small town | возрождаю деревню, развиваю малый город, веду сельский клуб, открыл кафе в городке
field village, small town, village club, rural life, town fair, local shop | деревня, малый город, сельский клуб, дом культуры, сельская жизнь, городская ярмарка
needs people leave village, nothing happens in town, bring people to village, tourists to village, young people leave, empty houses, life in village | люди уезжают из деревни, ничего не происходит, привлечь туристов в деревню, молодёжь уезжает, пустые дома, купить дом в деревне, оживить деревню, развивать село

old-house-restoration < heritage-preservation, construction
= restoring old houses | восстановление старых домов
doers old house owner, restoration carpenter, restorer, heritage craftsman, window restorer | реставратор, плотник-реставратор, хозяин старого дома, реставратор окон, мастер деревянного зодчества
work restore old houses, restore windows, restore old doors, repair log houses, lime plaster, restore facades | реставрирую дома, реставрирую окна, реставрирую двери, перебираю срубы, ремонтирую старые дома, реставрирую фасады, штукатурю известью, меняю венцы
field log house, old timber, sash windows, old floors, beams, half-timbered house, tile stove, window frames | сруб, бревенчатый дом, старый брус, известковая штукатурка, деревянные рамы, старый паркет, балки, фахверк, изразцовая печь, венцы, оконные рамы, лепнина
needs rotten beams, rotten logs, old windows, restore old windows, restore parquet, bought old house, house needs repair, old stove, crooked floor, damp walls, wood rots, old facade, keep original doors, old timber house, who restores houses, cracked plaster | сгнили венцы, сгнили балки, старые рамы, реставрация окон, восстановить паркет, купили старый дом, дом требует ремонта, старая печь, кривой пол, сырые стены, гниёт дерево, старый фасад, сохранить двери, деревенский дом, трещины в стенах, поднять дом, отреставрировать дверь

stove-making < construction, crafts
= stoves and fireplaces | печи и камины
doers stove maker, stove builder, chimney sweep | печник, трубочист, каминщик
work build stoves, repair stoves, clean chimneys | кладу печи, ремонтирую печи, чищу дымоходы, складываю камины
field masonry stove, fireplace, chimney, Russian stove | камин, дымоход, русская печь, печное отопление
needs stove smokes, build a stove, clean chimney, repair fireplace, heat the house, cold house | дымит печь, сложить печь, прочистить дымоход, починить камин, топить дом, холодный дом, переложить печь

roofing < construction
= roofs | кровля
doers roofer, thatcher, tinsmith | кровельщик, жестянщик, кровельных дел мастер
work repair roofs, cover roofs, lay tiles on roof | крою крыши, ремонтирую крыши, чиню крыши, кладу черепицу
field roof, roof tiles, gutters, attic, thatched roof | крыша, кровля, черепица, водосток, чердак, металлочерепица
needs leaking roof, roof leaks, repair roof, new roof, gutter broken, water from ceiling, money for roof | течёт крыша, протекает крыша, починить крышу, перекрыть крышу, новая крыша, капает с потолка, ремонт крыши

timber-supply < forestry, woodworking
= timber and sawn wood | пиломатериалы и древесина
doers sawmill owner, timber merchant, sawyer | владелец пилорамы, продавец пиломатериалов, пильщик
work saw timber, sell boards, dry wood | пилю доски, продаю доски, сушу древесину, заготавливаю лес
field sawmill, dried oak, lumber, kiln-dried wood, larch, spruce, veneer | пилорама, сухой дуб, пиломатериалы, лиственница, брус, шпон, ель
needs seasoned wood, boards for floor, oak boards, wood for furniture, timber for stage, leftover wood, old planks | сухая древесина, выдержанная древесина, доски для пола, дубовые доски, дерево для мебели, остатки дерева, старые доски, брус для стройки, обрезки дерева

furniture-restoration < woodworking, art-restoration
= furniture restoration and upholstery | реставрация и перетяжка мебели
doers furniture restorer, upholsterer | реставратор мебели, перетяжчик, обивщик мебели, драпировщик
work restore furniture, reupholster chairs, repair antique furniture | реставрирую мебель, перетягиваю кресла, перетягиваю мебель, чиню старую мебель
field upholstery, vintage furniture, old armchair, veneer repair | перетяжка мебели, обивка, винтажная мебель, старое кресло, старый комод, шпон
needs reupholster sofa, wobbly chair, scratched table, vintage chairs, grandmother's wardrobe | перетянуть диван, перетянуть кресло, шатается стул, поцарапан стол, бабушкин шкаф, бабушкин комод, старые стулья, обновить мебель

shared-workshop < crafts, repair-diy
= shared workshops and makerspaces | общие мастерские
doers workshop owner, makerspace founder, workshop manager | хозяин мастерской, основатель мастерской, управляющий мастерской
work run an open workshop, share my workshop, rent out workbench | держу мастерскую, сдаю место в мастерской, открыл мастерскую, пускаю в мастерскую
field open workshop, makerspace, workbench, shared tools, ceramic workshop, wood workshop | открытая мастерская, коворкинг-мастерская, верстаки, общие инструменты, столярная мастерская, керамическая мастерская
needs workshop to rent, space for workshop, place to work with wood, bench in workshop, use machines, garage for workshop, rent a studio | мастерская в аренду, помещение под мастерскую, где поработать с деревом, место у верстака, гараж под мастерскую, помещение для мастерской, аренда мастерской

prop-rental < stage-design, equipment-rental
= props, costumes and sets for hire or loan | прокат реквизита и костюмов
doers prop house owner, costume hire owner | владелец реквизиторского склада, хозяин костюмерной, прокатчик костюмов
work lend props, hire out costumes, store theatre props | даю реквизит, даю костюмы напрокат, храню декорации, сдаю костюмы
field prop store, costume hire, vintage objects, old suitcases, period furniture | склад реквизита, прокат реквизита, винтажные вещи, старые чемоданы, костюмерный цех, антураж
needs vintage phone, objects from seventies, soviet things, borrow props, borrow costumes, store scenery, place for sets | винтажный телефон, вещи семидесятых, советские вещи, одолжить реквизит, одолжить костюмы, хранить декорации, склад для декораций, антураж для съёмок

film-location < film-production
= locations for filming | локации для съёмок
doers location scout, location owner | скаут локаций, хозяин локации, менеджер по локациям
work scout locations, offer my house for filming, let film crews in | подбираю локации, пускаю на съёмки, сдаю дом под съёмки, сдаю под съёмки, есть дом для съёмок
field filming locations, shooting location, abandoned factory, old flat for filming | съёмочная локация, заброшенный завод, старая квартира для съёмок, павильон для съёмок
needs location for film, place for shooting, house for film, old apartment, abandoned building, workshop for filming, shoot in village, flat for shooting, interior for shoot | локация для фильма, нужна локация, дом для фильма, старая квартира, заброшенное здание, мастерская для съёмок, снимать в деревне, интерьер для съёмки, пустить на съёмку, помещение для съёмок

film-crew-jobs < film-production
= film crew work on set | работа на съёмочной площадке
doers runner on set, clapper loader, best boy, set assistant, production designer | хлопушка, ассистент на площадке, плейбек, бригадир осветителей, механик камеры, художник-постановщик кино, администратор площадки
work work as runner, assist on set, carry equipment on set | ассистирую на площадке, работаю на съёмках, администрирую съёмки, помогаю на съёмках
field crew list, film equipment, camera department, night shoot, catering on set | съёмочная команда, киногруппа, операторская группа, ночные съёмки, кинооборудование, кормление на площадке
needs assistant on set, people on set, crew without pay, students for film set, drivers for shoot, film gear, equipment for shoot, light for shoot | ассистент на площадку, люди на съёмку, студенты на площадку, водитель на съёмки, техника для съёмок, свет на съёмку, оборудование для съёмок, съёмочная техника

music-video < film, music
= music videos | музыкальные клипы
doers music video director, clip maker | клипмейкер, режиссёр клипов
work shoot music videos, film concerts, live sessions | снимаю клипы, снимаю лайвы, снимаю концерты
field music video, live session, concert video | клип, музыкальный клип, лайв-сессия, концертное видео
needs shoot a music video, video for song, video for band, film live session | снять клип, клип на песню, видео для группы, снять лайв, ролик для группы

audio-recording-spoken < sound-engineering, podcasting
= podcast and voice recording | запись подкастов и голоса
doers podcast editor, podcast producer, audio editor | монтажёр подкастов, продюсер подкастов, аудиоредактор
work edit podcasts, produce podcasts, record podcasts, make audio stories | монтирую подкасты, делаю подкасты, записываю подкасты, продюсирую подкасты, делаю аудиоистории
field podcast, podcast episode, podcast studio, audio documentary, audio guide, audio play | подкаст, выпуск подкаста, студия для подкаста, аудиодок, аудиогид, аудиоспектакль, монтаж звука
needs start a podcast, record a podcast, guests for podcast, edit podcast, podcast sound, microphone for podcast, invite to podcast, audio guide for museum, episode not edited, podcast about town | запустить подкаст, записать подкаст, гости в подкаст, смонтировать подкаст, звук в подкасте, микрофон для подкаста, позвать в подкаст, аудиогид для музея, выпуск подкаста смонтировать, подкаст о городе, гость для подкаста

audiobook-making < voice-acting, publishing
= audiobooks | аудиокниги
doers audiobook narrator, audiobook producer | чтец аудиокниг, чтец, продюсер аудиокниг
work narrate audiobooks, record books | начитываю книги, читаю книги вслух, записываю аудиокниги
field audiobook, audio recording of book | аудиокнига, запись книги, озвученная книга
needs make an audiobook, record my book, reader for book, read fairy tales aloud | сделать аудиокнигу, озвучить книгу, чтец для книги, озвучить сказку, записать сказки

concert-organising < music-management, events
= organising concerts and festivals | организация концертов
doers concert organiser, festival director, hall administrator | организатор концертов, директор фестиваля, администратор зала
work organise chamber concerts, hold house concerts, run a festival | провожу концерты, устраиваю квартирники, провожу фестиваль, организую музыкальные вечера
field concert hall, concert series, house concert, music festival, church concert, concert poster | концертный зал, цикл концертов, квартирник, музыкальный фестиваль, афиша концерта, камерный зал
needs hall for concert, church for concert, musicians for festival, place for house concert, piano in hall, audience for concert, programme for concert, concert for patients, concert in school | зал для концерта, музыканты на фестиваль, место для квартирника, зал с роялем, слушатели на концерт, программа концерта, концерт в больнице, концерт в школе, помещение для концерта

rehearsal-space < music, theatre, venue-rental
= rehearsal rooms | репетиционные помещения
doers rehearsal room owner, studio keeper | владелец репбазы, хозяин репетиционной
work rent out rehearsal room, have a hall | сдаю репетиционный зал, есть зал для репетиций, держу репбазу
field rehearsal room, rehearsal hall, practice room, dance hall | репетиционный зал, зал для репетиций, репетиционная база, класс с роялем
needs place to rehearse, room for rehearsals, hall for rehearsal, room with piano, room for choir, nowhere to rehearse, basement for band | место для репетиций, помещение для репетиций, комната с пианино, негде репетировать, помещение для хора, где заниматься музыкой

instrument-loan < music
= buying, lending and giving instruments | музыкальные инструменты в аренду и в дар
doers instrument dealer, instrument lender | продавец инструментов, прокатчик инструментов
work lend instruments, sell instruments, collect instruments for children | сдаю инструменты напрокат, продаю инструменты, собираю инструменты для детей
field used piano, violin for children, instrument rental, instruments for school | пианино в дар, детская скрипка, прокат инструментов, инструменты для школы, гитара бу
needs used violin, piano to give away, instruments for orphanage, borrow a cello, small violin, keyboard for child, instruments for orchestra, choose a guitar | скрипка для ученика, отдать пианино, инструменты для детей, одолжить виолончель, маленькая скрипка, синтезатор ребёнку, инструменты для оркестра, выбрать гитару

accompaniment < piano
= accompanying singers and choirs | аккомпанемент
doers accompanist, rehearsal pianist, repetiteur, ballet pianist | концертмейстер, пианист-концертмейстер, аккомпаниатор, пианист на балетный класс
work accompany choirs, accompany singers, accompany ballet classes | аккомпанирую, аккомпанирую хору, аккомпанирую вокалистам, работаю концертмейстером
field accompaniment, rehearsals at piano, sight reading | концертмейстерство, игра с листа, аккомпанемент хору
needs pianist for choir, someone at piano, accompany rehearsals, play for singer, choir without pianist, pianist for recital | пианист для хора, кто-то за роялем, аккомпанемент певице, хор без концертмейстера, пианист на концерт, нужен концертмейстер, ищем концертмейстера

children-choir < choir-singing, music-teaching
= children's music groups | детские музыкальные коллективы
doers children's choir leader, early music teacher | руководитель детского хора, педагог раннего музыкального развития
work sing with children, teach children choir | пою с детьми, веду детский хор, занимаюсь музыкой с малышами
field children's choir, music for toddlers, family singing | детский хор, музыка для малышей, семейное пение, детский ансамбль
needs choir for child, child loves to sing, singing for children | хор для ребёнка, музыка для малыша, ребёнок любит петь, пение для детей

boat-repair < sailing, repair-diy
= boat building and repair | постройка и ремонт лодок
doers boat builder, boatwright, sailmaker, marine mechanic | лодочный мастер, корабел, парусный мастер, судовой механик, мастер по яхтам
work build boats, repair boats, sew sails, restore wooden boats | строю лодки, чиню лодки, ремонтирую яхты, шью паруса, реставрирую деревянные лодки
field wooden boat, hull, boat engine, fibreglass, boatyard, boat varnish | деревянная лодка, корпус лодки, лодочный мотор, стеклопластик, верфь, лак для лодки
needs boat leaks, repair a boat, torn sail, engine of boat, restore wooden boat, paint the hull, mast broken, wood for boat | лодка течёт, починить лодку, порвался парус, мотор лодки, отреставрировать лодку, покрасить корпус, сломалась мачта, дерево для лодки, ремонт яхты

sailing-training < sailing, education
= learning to sail | обучение парусному делу
doers sailing teacher, skipper instructor | инструктор яхтинга, тренер по парусному спорту
work train skippers, teach children sailing | обучаю шкиперов, учу детей парусу, учу яхтингу
field sailing course, sailing school, skipper certificate, sailing club for children, Optimist dinghy | курсы яхтинга, школа яхтинга, права на яхту, детская парусная секция, оптимист швертбот
needs learn sailing, skipper licence, sailing for son, first time on yacht | научиться яхтингу, получить права на яхту, парус для сына, впервые на яхте, научиться управлять яхтой

sports-club-running < sports, ngo-management
= running a sports club | спортивный клуб
doers club president, sports club manager, club treasurer | президент клуба, руководитель спортклуба, руководитель секции
work run a sports club, organise tournaments, organise races | руковожу секцией, организую турниры, организую соревнования, провожу соревнования
field amateur league, tournament, club members, sports ground, race organisation | любительская лига, турнир, члены клуба, спортплощадка, организация забега
needs hall for training, coach for team, members for club, sponsor for team, uniforms for team, volunteers for race, players wanted, gym in school | зал для тренировок, тренер для команды, люди в секцию, спонсор для команды, форма для команды, волонтёры на забег, ищем игроков, школьный спортзал, набор в секцию

kids-sports < sports, parenting
= sports for children | детский спорт
doers children's coach, kids trainer | детский тренер, тренер детской секции
work coach kids, run kids' sports section | тренирую ребят, веду детскую секцию, тренирую малышей
field children's sports, kids' training, sports section for children | детский спорт, детская секция, спортивная школа, детские тренировки
needs sport for my child, section for son, section for daughter, coach for kids, active child, child needs movement | спорт для сына, секция для сына, секция для дочери, отдать на спорт, активный ребёнок, ребёнку нужно движение, куда отдать на спорт

walking-companions < urban-walks, hobbies
= company for walks and going out | компания для прогулок и досуга
doers walking companion, leisure companion | компаньон для прогулок, напарник по прогулкам
work invite to walks, gather people for walks, organise meetups | зову гулять, собираю компанию, собираю прогулки, организую встречи
field walks together, evening company, coffee meetup | совместные прогулки, компания на вечер, встреча за кофе, культурная компания
needs walk together, company for theatre, company for museum, go out together, new friends in city, someone for concerts, company for weekend, make friends | гулять вместе, компания в театр, компания в музей, сходить вместе, новые друзья в городе, с кем сходить на концерт, компания на выходные, с кем погулять, найти компанию, не с кем пойти

physiotherapy-exercise < rehabilitation
= physiotherapy and therapeutic exercise | физиотерапия и лечебные упражнения
doers physiotherapist, physio, kinesiologist, exercise therapist, rehab trainer | физиотерапевт, кинезиолог, реабилитолог, тренер-реабилитолог, инструктор по ЛФК, физический терапевт
work treat back pain, restore after injury, teach exercises, help after surgery, treat runners, tape joints | лечу спину, восстанавливаю после травмы, показываю упражнения, помогаю после операции, восстанавливаю колени, тейпирую, работаю с осанкой
field back pain, knee pain, sports injury, posture, shoulder pain, exercises for back, rehab exercises | боль в спине, боль в колене, спортивная травма, осанка, боль в плече, упражнения для спины, протрузия, грыжа диска
needs back hurts, knee hurts, knees hurt, sore shoulder, injured knee, recover after injury, pain when running, neck pain, stiff neck, exercises after surgery, sits all day, hands hurt from playing, sprained ankle, hip replacement recovery, painful wrist, pain in hands | болит колено, болят колени, болит шея, болит плечо, травма колена, восстановиться после травмы, боль при беге, упражнения после операции, сижу весь день, руки болят от игры, подвернул ногу, после замены сустава, болит поясница, ноет спина, боли в спине, болит запястье, вернуться к бегу

musicians-health < physiotherapy-exercise, music
= health of musicians, dancers and performers | здоровье музыкантов и артистов
doers performing arts physiotherapist, voice doctor, phoniatrist | фониатр, врач для музыкантов, реабилитолог для танцоров
work treat musicians, treat dancers, treat voice | лечу музыкантов, лечу танцоров, лечу голос
field overplayed hand, vocal cords, dancers' injuries, stage fright | переигранная рука, голосовые связки, травмы танцоров, сценическое волнение
needs hands hurt playing, lost voice before concert, overplayed hands, afraid of stage, injured dancer | переиграла руки, переиграл руку, пропал голос, боюсь сцены, сценический страх, волнуюсь на сцене, травма у танцора

elderly-company < elder-care, volunteering
= visiting and keeping company to old people | общение с пожилыми
doers visiting volunteer, befriender | волонтёр для пожилых, внук по переписке, друг для пожилых
work visit lonely people, write letters to old people, read aloud to elderly, play music in care homes | навещаю одиноких, пишу письма бабушкам, читаю вслух пожилым, играю концерты в домах престарелых
field care home visit, lonely old people, letters to grandmothers, senior club | визит в дом престарелых, одинокие старики, письма бабушкам, клуб для пожилых, Старость в радость
needs visit old people, concert in care home, read to elderly, talk with lonely, residents of care home, musicians for care home, activities for elderly, dogs for care home | навестить стариков, концерт в доме престарелых, почитать пожилым, жители дома престарелых, музыканты в пансионат, занятия для пожилых, поздравить пожилых, досуг для пожилых
`
