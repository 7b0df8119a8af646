export const concepts = `
film-directing < film
= film directing | кинорежиссура
doers film director, movie director, music video director, director of films, debut director | режиссёр, кинорежиссёр, режиссёр кино, клипмейкер, режиссёр фильма, режиссёр-дебютант, режиссёр рекламы
work direct films, direct commercials, direct music videos, direct shorts | режиссирую, снимаю клипы, снимаю рекламу, режиссирую кино, режиссирую ролики
field film directing, music video, directing actors | режиссура, кинорежиссура, музыкальный клип
needs director for my script, director for film, director for commercial, director for music video | ищу режиссёра, режиссёр на проект, режиссёр для клипа, режиссёр для фильма

screenwriting < film, writing
= screenwriting | сценарное мастерство
doers screenwriter, scriptwriter, script doctor, showrunner | сценарист, сценаристка, скрипт-доктор, шоураннер
work write scripts, write screenplays, write series, develop series | пишу сценарии, пишу для кино, пишу сериалы, сценарии для сериалов, писать сценарии, редактирую сценарии
field screenwriting, screenplay, script writing, logline, writers room, series bible, script editor | киносценарий, сценарное мастерство, логлайн, поэпизодник, сценарий, сценарий фильма, сериальная библия, сценарный доктор, синопсис
needs script needs polishing, write a script, script for film, script for video, script feedback, sell my script, idea for film, script for short, dialogue does not work | написать сценарий, доработать сценарий, сценарий для фильма, сценарий ролика, продать сценарий, идея для фильма, отзыв на сценарий, переписать сценарий, не идут диалоги, нужен сценарист

cinematography < film
= cinematography | операторское искусство
doers cinematographer, director of photography, camera operator, DoP, cameraman, videographer, focus puller, gaffer | кинооператор, видеооператор, оператор-постановщик, операторка, оператор камеры, оператор, видеограф, фокус-пуллер, гафер
work operate a camera, shoot documentaries on camera, shoot video, film events, operate camera, light scenes | работаю оператором, снимаю как оператор, снимаю видео, снимаю мероприятия, снимать видео, ставлю кадр
field cinematography, film camera, camera work, Arri, Blackmagic, camera rental, video shoot, film light, lenses | операторская работа, операторское мастерство, кинокамера, стедикам, аренда камеры, видеосъёмка, киносвет, объективы
needs who could film it, shoot a video, film our event, cameraman wanted, camera operator for film, film a concert, record performance, film an interview, borrow camera, film our play | ищу оператора, снять видео, снять мероприятие, нужен оператор, снять концерт, записать выступление, снять интервью, снять спектакль, одолжить камеру, снять ролик, видео с мероприятия

video-editing < film
= video editing | видеомонтаж
doers video editor, film editor, colorist | монтажёр, видеомонтажёр, режиссёр монтажа, колорист
work edit videos, cut films, do colour grading, edit video, edit films, cut interviews, cut trailers | монтирую видео, делаю монтаж, монтирую ролики, крашу видео, монтирую фильмы, монтировать видео, режу видео
field video editing, Premiere Pro, DaVinci Resolve, Final Cut, colour grading, color correction, rough cut, film editing | видеомонтаж, монтаж видео, Премьер Про, цветокоррекция, давинчи, монтаж фильма, черновой монтаж
needs hours of raw footage, edit a video, cut my film, hours of footage, edit footage, material not edited, raw footage, make a trailer, colour correction, edit interview, put video together | смонтировать видео, смонтировать ролик, смонтировать фильм, много отснятого материала, нарезать видео, сделать трейлер, покрасить фильм, нужен монтажёр, исходники лежат, смонтировать интервью

documentary-film < film
= documentary film | документальное кино
doers documentary filmmaker, documentarian, documentary director | документалист, режиссёр-документалист, режиссёр документального кино
work make documentaries, shoot documentaries, film real people | снимаю документалку, снимаю документальное кино, делаю доки
field documentary, documentary film, doc festival, documentary heroes, archive footage | документальное кино, документалистика, документальный фильм, Артдокфест, документалка, герой фильма, архивная съёмка
needs characters for a documentary, heroes for documentary, characters for film, film about village, film about grandmother, tell our story on film | ищу героев, ищем героев, герой для фильма, архивные кадры, фильм о семье, снять документалку, фильм о деревне

animation < film, visual-arts
= animation | анимация
doers animation artist, character animator, 2D animator, 3D animator | аниматор, мультипликатор, режиссёр анимации, 3D-аниматор
work animate cartoons, make cartoons, draw cartoons, animate characters, make cartoons with children | рисую мультики, делаю анимацию, анимирую персонажей, рисую мультфильмы, делаю мультики, снимаю мультфильмы с детьми
field cartoon, stop motion, animated film, character animation, anime production, animation studio, children's animation | анимация, мультфильм, мультипликация, мультик, стоп-моушен, кукольная анимация, перекладка, мультстудия, анимационный фильм
needs explainer video, cartoon for children, animate drawings, make a cartoon, animated video, animate character | сделать мультик, оживить персонажа, сделать мультфильм, оживить рисунки, анимировать персонажа, анимационный ролик, мультик для детей, нужен аниматор мультфильмов

motion-design < animation, design
= motion design | моушн-дизайн
doers motion designer, motion graphics artist, after effects artist, 2d animator | моушн-дизайнер, моушен-дизайнер, моушнер, моушенщик
work make motion graphics, animate graphics, make explainer videos | делаю моушн, анимирую графику, делаю рекламную анимацию
field motion design, motion graphics, After Effects, Cinema 4D, explainer video, lottie, animated logo | моушн-дизайн, моушен, афтер эффектс, анимационная графика, моушн, моушен-дизайн, анимированный ролик, анимация логотипа, эксплейнер
needs animate our logo, explain product by video, logo needs animation, animate logo, animated titles, titles for film, animated explainer | оживить логотип, объяснить продукт роликом, анимировать логотип, титры для фильма, анимированная заставка, объясняющий ролик

vfx < film
= visual effects | визуальные эффекты
doers VFX artist, VFX supervisor, compositor, CG artist | VFX-художник, композер, CG-художник, супервайзер VFX, графист
work make visual effects, do compositing | делаю эффекты для кино, делаю компьютерную графику
field VFX, visual effects, CGI, Houdini, compositing | визуальные эффекты, VFX, компьютерная графика, спецэффекты, компоузинг, Houdini
needs shots need effects, remove object from video, effects for film, green screen shots | доработать графику в фильме, спецэффекты для фильма, убрать объект с видео, снять на хромакее

film-production < film
= film producing | кинопродюсирование
doers film producer, executive producer, line producer, first AD, location manager, production assistant, production manager of film, assistant director, script supervisor, film caterer | кинопродюсер, исполнительный продюсер, линейный продюсер, второй режиссёр, продюсер кино, локейшн-менеджер, директор картины, администратор съёмок, ассистент режиссёра, скрипт-супервайзер, продюсер
work produce films, produce TV series, budget films, find locations, organise shoots, plan shooting days | продюсирую кино, продюсирую фильмы, продюсирую сериалы, ищу локации, организую съёмки, планирую съёмки, подбираю локации, администрирую площадку
field film production, film financing, TV series, co-production, film fund, filming location, shooting permit, film budget, shooting schedule, call sheet | кинопроизводство, сериал, копродукция, кинопродакшн, фонд кино, питчинг кино, локация для съёмок, разрешение на съёмку, бюджет фильма, съёмочный план, КПП съёмок, кинолокация
needs funding for a film, location for filming, film location, old house for filming, apartment for filming, permission to film, shoot permit, place to film, money for film, extras for film, film in village, budget for film, producer wanted | найти деньги на фильм, ищу локацию, квартира для съёмок, старый дом для съёмок, место для съёмок, деньги на фильм, массовка для фильма, где снять сцену, бюджет на фильм, ищу продюсера, реквизит на площадку

film-distribution-festivals < film, events
= film festivals and distribution | кинофестивали и прокат
doers film programmer, festival programmer, film distributor | программер кинофестиваля, отборщик фестиваля, кинопрокатчик, директор кинофестиваля
work programme film festivals, distribute films | отбираю фильмы, прокатываю кино, занимаюсь кинопрокатом
field film festival, film distribution, film screening, arthouse, film club | кинофестиваль, кинопрокат, кинопоказ, киноклуб, авторское кино, артхаус
needs get film into festivals, submit to festivals, show my film, screening of film, festival strategy, distribute film | показать фильм, подать на фестиваль, организовать показ, фестивальная судьба, прокат фильма, отправить на фестивали

casting < film
= casting | кастинг
doers casting director, casting agent | кастинг-директор, ассистент по актёрам, кастинг-менеджер
work cast actors, find actors, cast films, hold auditions | подбираю актёров, провожу кастинги, ищу актёров, провожу пробы
field casting call, self-tape, actors agency, background actors, screen test, actors database | кастинг, самопробы, актёрское агентство, актёрская база, массовка, типаж
needs find an actor, extras wanted, people for crowd scene, child actor, find faces, elderly actor, audition for role | найти актёра, нужна массовка, люди в массовку, ребёнок на роль, найти типаж, пожилой актёр, пройти кастинг, пройти пробы

film-criticism < film, journalism
= film criticism and studies | кинокритика
doers film critic, film scholar, film historian | кинокритик, киновед, кинообозреватель
work review films, lecture on cinema | пишу о кино, рецензирую фильмы
field film studies, film criticism, film history, movie reviews | кинокритика, киноведение, история кино, рецензии на фильмы

voice-acting < acting
= voice-over | озвучка
doers voice actor, voice-over artist, narrator, audiobook narrator | диктор, актёр озвучки, актёр дубляжа, актриса озвучки
work record voice-overs, narrate audiobooks, read audiobooks, narrate films | озвучиваю ролики, озвучиваю книги, начитываю тексты, начитываю аудиокниги, читаю за кадром, озвучивать видео
field voice-over, voice acting, audiobook narration, narrator voice | озвучка, закадровый голос, начитка, озвучивание аудиокниг, аудиокнига, дикторский текст, голос за кадром
needs need a voice, voice for video, voice-over for film, read audiobook, narrator wanted, voice for cartoon, record narration | нужен голос, озвучить ролик, голос для ролика, начитать текст, озвучить мультфильм, записать аудиокнигу, диктор для видео, нужен диктор

television-radio < journalism
= television and radio | телевидение и радио
doers TV presenter, radio host, TV producer, broadcaster, TV journalist | телеведущий, радиоведущий, телеведущая, телепродюсер, радиожурналист, тележурналист
work work in television, work on radio, host a radio show | работаю на телевидении, работаю на радио, веду эфир
field television, broadcasting, radio station, TV show, TV channel | телевидение, телеканал, радиостанция, телепередача, радиоэфир, ТВ
needs get on TV, report about us, be on radio, guests for programme, airtime | попасть на телевидение, сюжет о нас, попасть на радио, гости в передачу, снять сюжет

photography
= photography | фотография
doers photographer, freelance photographer | фотограф, фотографиня, фотохудожник, фотограф-фрилансер
work take photographs, shoot photos, do photo shoots, take portraits, photograph people, photograph events, take pictures | фотографирую, снимаю фотосессии, провожу фотосъёмку, снимаю портреты, фотографировать, фотографирую людей, делаю фото, снимаю репортажи
field photography, photo shoot, camera lenses, photo studio, photo exhibition, photo equipment, photo project, photographs, photo archive | фотография, фотосъёмка, фотосессия, фотостудия, фототехника, фотовыставка, фотопроект, фотоархив, снимки, фотографии, фотокамера
needs need a photographer, need good photos, take photos, photos for website, photos of event, photographs for book, good pictures, no photos, pictures of products, photograph our work | нужен фотограф, нужны фотографии, сделать фотографии, фотографии для сайта, фото с мероприятия, сфотографировать товар, хорошие снимки, нужна фотосессия, поснимать мероприятие, сфотографировать работы, нужны фото

portrait-photography < photography
= portrait and family photography | портретная и семейная фотосъёмка
doers portrait photographer, family photographer, headshot photographer, newborn photographer | портретный фотограф, семейный фотограф, фотограф-портретист
work shoot portraits, photograph families | снимаю портреты, снимаю семейные фотосессии
field portrait photography, headshots, family photo shoot, personal branding photos | фотопортрет, портретная съёмка, семейная фотосессия, деловой портрет
needs photo for my profile, hate my photos, portrait for profile, new profile photo, family photos, business portrait, photos of children, headshots for actors, pregnancy photos | фото на резюме, плохо получаюсь на фото, фото на аватарку, фото для профиля, портрет для сайта, фото детей, фото для портфолио, фото для резюме

wedding-event-photography < photography
= wedding and event photography | свадебная и репортажная съёмка
doers wedding photographer, event photographer | свадебный фотограф, репортажный фотограф
work shoot weddings, photograph events | снимаю свадьбы, снимаю мероприятия, снимаю репортажи
field wedding photography, event photography | свадебная съёмка, репортажная съёмка, фотоотчёт
needs photographer for our wedding, photographer for wedding, photos from party, photograph conference, photograph concert | фотограф на свадьбу, фотограф на мероприятие, поснимать концерт, поснимать конференцию

photojournalism < photography, journalism
= documentary photography | документальная фотография
doers photojournalist, documentary photographer, street photographer | фотожурналист, фоторепортёр, документальный фотограф, стрит-фотограф
work shoot street photography, document people's lives | снимаю стрит, снимаю документальные серии
field photojournalism, street photography, documentary photography, photo essay, photobook | фотожурналистика, стрит-фото, уличная фотография, документальная фотография, фотокнига, фотопроект
needs photographer for article, photos for story, photo story | фотограф для репортажа, фото для статьи, фотоистория

film-photography < photography
= film and analogue photography | плёночная фотография
doers analogue photographer, film photographer, darkroom printer | плёночный фотограф, фотопечатник
work shoot on film, print in darkroom | снимаю на плёнку, проявляю плёнку, печатаю фото вручную
field film camera photography, analogue photography, darkroom, Leica, Polaroid, cyanotype | плёночная фотография, фотоплёнка, ручная печать фото, цианотипия, полароид, аналоговая фотография
needs develop film, scan negatives, old slides, scan old photos, darkroom access | проявить плёнку, отсканировать негативы, старые слайды, оцифровать плёнки, фотолаборатория

nature-photography < photography, outdoors
= nature and travel photography | пейзажная и тревел-фотография
doers landscape photographer, wildlife photographer, travel photographer, astrophotographer | пейзажист-фотограф, фотограф-анималист, тревел-фотограф, астрофотограф
work photograph wildlife, photograph landscapes | снимаю природу, снимаю пейзажи, снимаю диких животных
field wildlife photography, landscape photography, astrophotography, underwater photography | пейзажная фотография, фотоохота, астрофотография, подводная съёмка, тревел-фото
needs photos of birds, pictures of nature, photos for nature reserve | фотографии птиц, снимки природы, фото животных

drone-shooting < photography, film
= aerial filming | аэросъёмка
doers drone pilot, drone operator, FPV pilot | оператор дрона, пилот дрона, дронщик, пилот FPV
work fly drones, film from drones, film with drone, aerial shots | снимаю с дрона, летаю на дроне, снимаю с коптера
field drone footage, aerial photography, aerial filming, DJI, aerial video | аэросъёмка, аэрофотосъёмка, съёмка с дрона, квадрокоптер, кадры с дрона
needs film from the air, shoot from above, drone video, film from air | снять сверху, съёмка с воздуха, кадры сверху, снять с дрона

photo-retouching < photography
= photo retouching | ретушь
doers retoucher, photo editor | ретушёр, фоторедактор, бильдредактор
work retouch photos, edit photos | ретуширую, обрабатываю фото, обрабатываю фотографии
field retouching, Lightroom, photo editing, Capture One | ретушь, лайтрум, обработка фотографий, Lightroom
needs restore old photos, restore old photo, edit pictures, damaged photographs | восстановить старые фото, отретушировать фото, восстановить старое фото, обработать фотографии, реставрация фотографий

visual-arts
= visual arts | изобразительное искусство
doers artist, visual artist, contemporary artist, fine artist | художник, художница, современный художник, художник-станковист
work make art, exhibit my works, exhibit works, have a studio | занимаюсь искусством, выставляюсь, участвую в выставках, делаю искусство, работаю в мастерской, выставляю работы
field visual art, fine art, contemporary art, art exhibition, artist residency, art studio, exhibition, artworks, solo exhibition | изобразительное искусство, современное искусство, арт-резиденция, художественная выставка, резиденция для художников, мастерская художника, выставка, персональная выставка, работы художника
needs place for an exhibition, artist wanted, studio space for artist, show my works, hold an exhibition, art residency, studio to share | где выставиться, мастерская для работы, ищу мастерскую, показать работы, провести выставку, устроить выставку, нужен художник, арт-резиденцию, снять мастерскую

painting < visual-arts
= painting | живопись
doers painter, oil painter, watercolourist, portrait painter, watercolorist | живописец, акварелист, портретист, художник-живописец
work paint in oil, paint watercolours, paint portraits, paint pictures, paint icons and pictures | пишу маслом, пишу картины, рисую акварелью, пишу портреты, рисую картины, пишу пейзажи
field oil painting, watercolour, watercolor, acrylic paint, plein air, canvas painting, oil paintings, canvas, landscapes, acrylic | живопись, акварель, масляная живопись, пленэр, пастель, акрил, картины маслом, холст, пейзаж, картины
needs painting for living room, paint a portrait, picture for wall, painting for interior, portrait from photo, sell paintings, buy a painting | картина в интерьер, портрет на заказ, написать портрет, картина на стену, картина для интерьера, портрет по фото, продать картины, купить картину

drawing < visual-arts
= drawing and sketching | рисунок и скетчинг
doers sketcher, draughtsman, urban sketcher | график-рисовальщик, скетчер, рисовальщик
work sketch, draw from life | рисую скетчи, делаю наброски, рисую с натуры
field pencil drawing, sketching, life drawing, urban sketching, sketchbook | рисунок, скетчинг, наброски, скетчбук, рисование
needs draw together, model for drawing, draw from nature, sketch together | порисовать вместе, наброски с натуры, натурщик, рисовать с натуры

illustration < visual-arts
= illustration | иллюстрация
doers illustrator, book illustrator, children's book illustrator, children's illustrator, freelance illustrator | иллюстратор, книжный иллюстратор, художник-иллюстратор, иллюстраторка, иллюстратор книг
work illustrate books, draw illustrations, draw on commission, draw for children, draw characters, illustrate children's books, draw covers | рисую иллюстрации, иллюстрирую книги, рисую на заказ, рисую для детей, рисую персонажей, рисую обложки, иллюстрировать книги
field illustration, book illustration, Procreate, digital illustration, children's picture book, illustrations, picture book, book illustrations, book cover, characters for book | иллюстрация, книжная иллюстрация, прокриэйт, диджитал-иллюстрация, детская иллюстрация, стикерпак, иллюстрации, книжка-картинка, обложка книги, рисованные персонажи
needs pictures for a book, draw my characters, pictures for book, illustrate a book, draw a cover, drawings for book, drawings for children, draw a character, illustrate story, illustrations for fairy tale, cover for book, drawings for textbook, draw a map | нужны иллюстрации, нарисовать обложку, ищу иллюстратора, картинки для книги, проиллюстрировать книгу, рисунки для книги, нарисовать персонажа, иллюстрации к сказке, обложка для книги, нарисовать карту, рисунки к учебнику, художник для книги

comics < illustration, writing
= comics | комиксы
doers comic artist, cartoonist, comics author, mangaka | комиксист, автор комиксов, художник комиксов, карикатурист
work draw comics, draw cartoons | рисую комиксы, рисую карикатуры, рисую мангу
field comics, graphic novel, manga, webtoon, caricature | комикс, графический роман, манга, веб-комикс, карикатура, шарж
needs draw a comic, artist for comic | нарисовать комикс, художник для комикса

concept-art < illustration, game-making
= concept art | концепт-арт
doers concept artist, game artist, character artist, 2D artist | концепт-художник, художник по персонажам, 2D-художник, концептер
work draw concepts, design characters | рисую концепты, рисую персонажей, рисую для игр
field concept art, character design, game art, matte painting | концепт-арт, дизайн персонажей, арт для игр, геймарт
needs artist for a game, concept for game, sketch of character, visualise idea | ищу художника в игру, концепт для игры, эскиз персонажа, визуализировать идею

3d-sculpting < visual-arts
= 3D modelling | 3D-моделирование
doers 3D artist, 3D modeler, 3D modeller, digital sculptor | 3D-художник, 3D-моделлер, тридэшник, 3D-визуализатор
work model in 3D, sculpt in ZBrush, make 3D renders | моделю в блендере, делаю 3D, делаю рендеры
field 3D modelling, Blender, ZBrush, 3ds Max, Maya software, 3D render | 3D-моделирование, блендер, Blender, ZBrush, 3D-графика, рендер
needs model a product | сделать визуализацию, сделать модель

printmaking < visual-arts
= printmaking | печатная графика
doers printmaker, etcher, graphic printmaker, lithographer | гравёр, офортист, художник-график, литограф
work make linocuts, print etchings | режу линогравюры, печатаю гравюры, делаю офорты
field printmaking, linocut, etching, lithography, silkscreen, woodcut, risograph | линогравюра, офорт, литография, шелкография, гравюра, эстамп, ризограф
needs access to press, screen print posters | печатный станок, напечатать гравюры, напечатать плакаты

sculpture < visual-arts
= sculpture | скульптура
doers sculptor, sculptress | скульптор, скульпторша, ваятель
work sculpt, make sculptures | леплю скульптуры, делаю скульптуры, ваяю
field sculpture, bronze casting, monument, installation art | скульптура, бронзовое литьё, арт-объект, инсталляция искусства
needs commission a sculpture, monument for town, make a bust, sculpture for garden | заказать скульптуру, памятник для города, сделать бюст, скульптура для сада, вылепить

street-art-murals < visual-arts
= street art and murals | стрит-арт и муралы
doers street artist, muralist, graffiti artist, mural artist | уличный художник, граффитист, муралист, художник по росписи стен
work paint murals, paint walls, paint walls with art | расписываю стены, рисую граффити, рисую муралы, делаю муралы
field mural, graffiti, street art, wall painting | мурал, граффити, стрит-арт, роспись стен
needs blank wall to decorate, paint a wall, mural for school, decorate facade, grey wall, paint the yard | расписать стену, мурал на школу, украсить фасад, серая стена, раскрасить двор, роспись стены

calligraphy-lettering < visual-arts
= calligraphy and lettering | каллиграфия и леттеринг
doers calligrapher, lettering artist, type designer | каллиграф, леттерер, шрифтовик, шрифтовой дизайнер
work do calligraphy, draw letters, design typefaces | занимаюсь каллиграфией, рисую шрифты, рисую буквы
field calligraphy, hand lettering, type design, typeface, typography | каллиграфия, леттеринг, шрифтовой дизайн, типографика
needs invitations written by hand, write invitations, hand lettered, beautiful handwriting, sign diplomas | подписать приглашения, красивый почерк, надпись от руки, подписать дипломы

icon-painting < painting
= icon painting | иконопись
doers icon painter, iconographer, fresco painter | иконописец, фрескист, мастер фрески
work paint icons, paint frescoes | пишу иконы, расписываю храмы
field icon painting, fresco, egg tempera, church painting | иконопись, фреска, роспись храма, темпера
needs icon to order, restore an icon, paint church | икона на заказ, написать икону, расписать храм, иконостас

digital-media-art < visual-arts
= digital and media art | медиаискусство
doers media artist, digital artist, generative artist, new media artist, VJ | медиахудожник, цифровой художник, саунд-медиахудожник, виджей
work make generative art, create interactive installations | делаю медиаинсталляции, делаю генеративное искусство
field media art, generative art, digital art, NFT art, TouchDesigner, projection mapping, science art | медиаарт, генеративное искусство, цифровое искусство, сайнс-арт, TouchDesigner, видеомэппинг, медиаискусство
needs interactive installation for event | сделать инсталляцию

art-curating < visual-arts
= curating | кураторство
doers curator, art curator, exhibition curator | куратор выставок, арт-куратор, куратор современного искусства
work curate exhibitions, curate shows, write exhibition texts | курирую выставки, делаю выставки, собираю выставки, организую выставки
field curating, curatorial, biennale, exhibition design, exhibition space | кураторство, биеннале, экспозиция, кураторский проект, выставочное пространство
needs organise an exhibition, curator for exhibition, space for exhibition, exhibition text | сделать выставку, организовать выставку, куратор выставки, место для выставки, пространство для выставки

art-market < visual-arts
= art market and galleries | арт-рынок и галереи
doers gallerist, art dealer, art collector, art advisor, gallery owner | галерист, арт-дилер, коллекционер искусства, арт-консультант, галеристка
work sell art, run a gallery, collect art | продаю искусство, веду галерею, собираю искусство
field art market, art gallery, art fair, art collection, auction house | арт-рынок, арт-галерея, ярмарка искусства, аукционный дом, коллекционирование искусства
needs sell my paintings, find a gallery, galleries for artist, price for painting | продать картины, продать искусство, найти галерею, оценить картину, продать картину

museum-work < visual-arts, humanities
= museum work | музейное дело
doers museum worker, museum curator, museum educator, keeper of collections, museum guide, museum director | музейщик, музейный работник, хранитель музея, научный сотрудник музея, музеолог, директор музея, экскурсовод музея
work work in a museum, create a museum, work in museum, run a small museum, keep a collection | работаю в музее, создаю музей, храню коллекцию, делаю музей, веду экскурсии по музею
field museum, museology, museum exhibition, museum collection, local museum, exhibits, school museum, village museum | музей, музейное дело, музеология, музейная коллекция, краеведческий музей, экспонаты, школьный музей, музейная экспозиция
needs open a museum, objects for museum, exhibits for museum, digitise collection, show in museum, visitors to museum | создать свой музей, экспонаты для музея, создать музей, предметы для музея, оцифровать коллекцию, показать в музее, посетители в музей, передать музею

art-restoration < visual-arts, crafts
= art restoration | реставрация
doers art restorer, art conservator, painting conservator, furniture restorer | реставратор, реставратор живописи, реставратор мебели
work restore paintings, restore furniture, conserve art, restore icons, restore antique furniture | реставрирую, реставрирую картины, реставрирую мебель, реставрирую иконы, реставрировать картины
field art restoration, conservation of art, furniture restoration, antique furniture, restoration of paintings, old icon | реставрация, реставрация живописи, реставрация мебели, консервация памятников, реставрация картин, старинная мебель, старая икона, антикварная мебель
needs old painting is cracking, restore a painting, old furniture, damaged icon, restore a chair, antique repair, restore wardrobe | восстановить старинную вещь, отреставрировать картину, старая мебель, повреждённая икона, отреставрировать стул, восстановить комод, реставрация шкафа

art-history < visual-arts, humanities
= art history and criticism | искусствоведение
doers art historian, art critic, art lecturer | искусствовед, арт-критик, историк искусства, лектор по искусству
work lecture on art, write about art | читаю лекции об искусстве, пишу об искусстве
field art history, art criticism, art theory, Renaissance art | история искусства, искусствоведение, арт-критика, авангард в искусстве
needs understand modern art | разбираться в искусстве

art-therapy < visual-arts, psychotherapy
= art therapy | арт-терапия
doers art therapist, expressive arts therapist | арт-терапевт, терапевт искусствами
work lead art therapy groups, heal through art | провожу арт-терапию, веду арт-терапевтические группы
field art therapy, expressive arts, sand therapy | арт-терапия, песочная терапия, нейрографика
needs express feelings by drawing, draw feelings, creative therapy, art for hospital | прорисовать чувства, порисовать чувства, творческая терапия, рисование в больнице

tattoo < visual-arts
= tattooing | татуировка
doers tattoo artist, tattooist, piercer | татуировщик, тату-мастер, татуировщица, пирсер
work do tattoos, tattoo people | бью татуировки, делаю тату, набиваю тату
field tattoo, tattoo studio, piercing, henna | татуировка, тату-салон, тату, пирсинг, мехенди
needs cover up a scar, get a tattoo, sketch for tattoo, cover old tattoo | перекрыть татуировку, сделать тату, эскиз татуировки, перекрыть тату

folk-culture < humanities
= folk culture and traditions | народная культура
doers folk culture bearer, tradition keeper | носитель традиций, хранитель традиций
work keep traditions alive, revive traditions | возрождаю традиции, сохраняю традиции
field folk culture, folk art, traditional crafts, intangible heritage | народная культура, народное искусство, народные промыслы, фольклор, традиционная культура
needs folk festival, national costume, traditions workshop | народный праздник, народный костюм, традиции показать

crafts
= crafts | ремёсла
doers craftsman, artisan, crafter, maker of handmade goods, craftswoman | ремесленник, мастер-ремесленник, рукодельница, рукодельник, мастерица, умелец
work make things by hand, make handmade goods, make by hand, give craft workshops, teach crafts | делаю руками, занимаюсь рукоделием, мастерю, веду мастер-классы, провожу мастер-классы, рукодельничаю, учу ремеслу
field handicraft, handmade, Etsy, crafts fair, craft workshop, craft fair | рукоделие, хендмейд, ремесло, ярмарка мастеров, ремесленная мастерская, ручная работа, ремёсла, мастер-класс по рукоделию
needs sell handmade goods, workshop with tools, workshop space, share a workshop, craft workshop for children, learn a craft, make with hands, sell handmade, craftsmen for fair, tools to borrow | продавать хендмейд, мастерская с инструментами, место в мастерской, мастер-класс для детей, научиться мастерить, делать руками, продать рукоделие, мастера на ярмарку, одолжить инструмент, нужна мастерская, мастера на фестиваль

ceramics < crafts
= ceramics and pottery | керамика
doers ceramicist, potter, ceramic artist, pottery teacher | керамист, гончар, художник-керамист, керамистка, преподаватель керамики, преподаватель гончарного
work make pottery, throw on wheel, make ceramics, throw pots, teach pottery, fire ceramics | делаю керамику, работаю с глиной, леплю посуду, леплю из глины, делаю посуду, гончарю, преподаю керамику, обжигаю керамику
field ceramics, pottery, pottery wheel, porcelain, kiln, raku, potter's wheel, clay, handmade tableware, glaze | керамика, гончарный круг, гончарная мастерская, фарфор, раку-керамика, муфельная печь, глина, посуда ручной работы, обжиг керамики, глазурь
needs try the wheel, custom tableware, fire my pots, kiln to fire, learn pottery, handmade dishes, dishes for cafe, tableware for restaurant, access to kiln | полепить из глины, посуда на заказ, обжечь изделия, печь для обжига, научиться гончарному, посуда для кафе, посуда для ресторана, обжечь глину

woodworking < crafts
= woodworking | работа по дереву
doers carpenter, woodworker, joiner, cabinetmaker, furniture maker | столяр, плотник, краснодеревщик, мебельщик, мебельных дел мастер, столяр-краснодеревщик, столярка мастер
work work with wood, build furniture, make furniture, make wooden furniture, repair furniture, make windows of wood, build from wood, make shelves | столярничаю, делаю мебель, работаю с деревом, делаю из дерева, чиню мебель, делаю окна из дерева, мастерю из дерева, столярничать, делать мебель, делаю столы, работать с деревом
field woodworking, carpentry, joinery, wooden furniture, carpentry workshop, seasoned wood, oak, planks, workbench, wood shop, hardwood, timber boards | столярка, столярное дело, столярная мастерская, плотницкое дело, мебель из дерева, мебель на заказ, доски, дуб массив, верстак, столярный цех, массив дерева, сухая древесина, слэб, фанера
needs custom shelves, make a table, build a shelf, repair a chair, broken chair, wooden windows, wooden stairs, kitchen of wood, furniture to order, old door, dry wood, wood for workshop, build benches, build stage platform | сделать шкаф, мебель по размеру, сделать стол, сделать полку, починить стул, сломался стул, деревянные окна, деревянная лестница, кухня из дерева, мебель под заказ, старая дверь, сухие доски, древесина для мастерской, сделать скамейки, сколотить сцену, сделать из дерева, стол из дуба

wood-carving < woodworking
= wood carving | резьба по дереву
doers wood carver, spoon carver, woodturner | резчик по дереву, токарь по дереву, ложкарь
work carve wood, carve spoons | режу по дереву, вырезаю из дерева, режу ложки
field wood carving, spoon carving, woodturning, whittling | резьба по дереву, токарка по дереву, резные наличники
needs carve a sign, carved frame, carved window frames, learn carving | вырезать из дерева, резная рама, научиться резьбе, вырезать вывеску

blacksmithing < crafts
= blacksmithing and metalwork | кузнечное дело
doers blacksmith, farrier, metal artist, knifemaker, bladesmith | кузнец, художник по металлу, ножедел, оружейник-кузнец
work forge metal, make knives, forge iron, make gates, weld and forge | кую ножи, делаю ножи, кую металл, кую, делаю ворота, ковать
field blacksmithing, wrought iron, knife making, Damascus steel, forge, iron gate | кузница, кузнечное дело, художественная ковка, ковка, дамасская сталь, кованые изделия, кованые ворота, ножи ручной работы
needs custom railings, forge a gate, iron fence, wrought railing, repair gate, metal parts for house, hinges for old door | выковать решётку, кованый забор, сделать ворота, выковать, кованая решётка, петли для двери, перила из металла

jewellery-making < crafts, fashion
= jewellery making | ювелирное дело
doers jeweller, jeweler, goldsmith, jewellery designer, silversmith | ювелир, ювелирный дизайнер, дизайнер украшений, мастер украшений
work make jewellery, design jewellery | делаю украшения, создаю украшения, работаю с серебром
field jewellery, jewelry, gemstones, silver jewellery, wedding rings, beadwork | ювелирные украшения, украшения ручной работы, бижутерия, драгоценные камни, бисер, ювелирка
needs engagement ring, repair a ring, make earrings, resize ring, custom jewellery | обручальные кольца, кольцо на заказ, починить кольцо, сделать серьги, уменьшить кольцо, украшение на заказ

leatherwork < crafts
= leatherwork | работа с кожей
doers leatherworker, leather craftsman, saddler, shoemaker, cobbler | кожевенник, мастер по коже, шорник, обувщик, сапожник
work make leather bags, make shoes, work with leather | шью сумки, шью обувь, делаю изделия из кожи
field leathercraft, leather goods, shoemaking, bespoke shoes | изделия из кожи, кожгалантерея, кожевенное дело, обувь ручной работы, сумки из кожи
needs bag made to order, mend my boots, repair a bag, leather belt, leather for costume, custom bag | сумка на заказ, починить обувь, починить сумку, кожаный ремень, кожа для костюма

glass-art < crafts, visual-arts
= glass and stained glass | стекло и витражи
doers glassblower, stained glass artist, glass artist | стеклодув, витражист, художник по стеклу
work blow glass, make stained glass, restore stained glass | делаю витражи, выдуваю стекло, реставрирую витражи
field stained glass, glassblowing, fused glass, lampwork, stained glass window | витраж, стеклодувное дело, фьюзинг стекла, лэмпворк, витражное окно, фьюзинг, стекло художественное
needs window with stained glass, broken stained glass, coloured windows, glass for old window | витраж на заказ, отреставрировать витраж, разбился витраж, цветное стекло, стекло в старое окно

mosaic-stone < crafts, visual-arts
= mosaic and stone carving | мозаика и резьба по камню
doers mosaicist, stone carver, stonemason, mosaic artist | мозаичист, камнерез, резчик по камню, каменотёс
work lay mosaics, carve stone, build stone walls | делаю мозаику, режу по камню, кладу мозаику, режу камень, кладу каменные стены, тесать камень
field mosaic, stone carving, smalti, dry stone wall, natural stone, mosaic panel | мозаика, резьба по камню, смальта, флорентийская мозаика, каменная кладка, природный камень, мозаичное панно, надгробие
needs stone steps, repair stone wall, mosaic for school, old mosaic | каменные ступени, починить каменную стену, мозаика для школы, старая мозаика

knitting < crafts
= knitting and crochet | вязание
doers knitter, crochet artist, knitwear maker | вязальщица, мастерица вязания, вязальщик
work knit, knit sweaters, crochet toys, teach knitting | вяжу, вяжу крючком, вяжу на заказ, вяжу игрушки, вяжу свитера, учу вязать, вязать
field knitting, crochet, yarn, knitwear, amigurumi, knitting needles, wool | вязание, пряжа, крючок и спицы, амигуруми, вязаные вещи, спицы, шерсть для вязания
needs learn to knit, knit a sweater, knit socks, knit for hospital, leftover yarn, knitting group | научиться вязать, связать свитер, связать носки, вязать для больницы, остатки пряжи, вязальный клуб

embroidery < crafts
= embroidery | вышивка
doers embroiderer, embroidery artist, gold embroiderer | вышивальщица, золотошвейка, мастер вышивки, кружевница
work embroider, make lace | вышиваю, плету кружево
field embroidery, cross-stitch, lace making, goldwork | вышивка, вышивка крестиком, золотное шитьё, кружево, вышивка гладью
needs embroider a logo, learn embroidery, embroidery for costume | вышить логотип, научиться вышивать, вышивка для костюма, вышить на ткани

weaving-textiles < crafts
= weaving and textile art | ткачество и текстиль
doers weaver, textile artist, tapestry artist, quilter, felt maker | ткач, ткачиха, художник по текстилю, квилтер, валяльщица
work weave, make quilts, dye fabrics, felt wool, weave carpets, sew quilts | тку гобелены, тку ковры, валяю из шерсти, расписываю ткань, шью лоскутные одеяла, ткать
field weaving, tapestry, quilting, batik, wool felting, macrame, patchwork, natural dyeing, loom, carpets | ткачество, гобелен, батик, валяние, макраме, пэчворк, лоскутное шитьё, ковроткачество, роспись по ткани, ткацкий станок, ковры, войлок
needs weave a rug, handwoven fabric, felt boots, wool to process | соткать ковёр, домотканая ткань, переработать шерсть, свалять

sewing < crafts, fashion
= sewing and tailoring | шитьё
doers seamstress, bespoke tailor, dressmaker, cutter of clothes, tailor, sewing teacher | портной, портниха, швея, закройщик, модистка, преподаватель шитья, мастер по пошиву
work sew clothes, sew dresses, alter clothes, sew costumes, teach sewing, sew curtains | шью одежду, шью на заказ, шью платья, ушиваю одежду, шью костюмы, учу шить, шью шторы, шить на заказ, подшиваю
field sewing, sewing machine, alterations of clothes, atelier, clothes alteration, fabrics, sewing course, sewing workshop | шитьё, пошив, ателье, швейная машинка, пошив одежды, кройка и шитьё, швейный цех, ремонт одежды, подгонка одежды, ткани, курсы шитья, швейная мастерская
needs trousers too long, hem my trousers, sew a dress, shorten trousers, alter a dress, learn to sew, mend clothes, sew by pattern, zip broken, fabric leftovers, sew bags | подшить брюки, сшить платье, сшить костюмы, ушить платье, научиться шить, сшить шторы, починить одежду, поменять молнию, отдам ткани, нужна швея, сшить сумки, пошить костюмы

bookbinding-paper < crafts
= bookbinding and paper crafts | переплёт и работа с бумагой
doers bookbinder, paper artist, papermaker, origami artist | переплётчик, мастер переплёта, скрапбукер, оригамист
work bind books, make notebooks by hand | переплетаю книги, делаю блокноты, складываю оригами
field bookbinding, origami, scrapbooking, paper art, marbling, handmade paper | переплёт книг, оригами, скрапбукинг, бумажная пластика, эбру, бумага ручного литья
needs bind a book, repair old book, handmade notebook, bind thesis, falling apart book | переплести книгу, починить книгу, блокнот ручной работы, переплёт диплома, рассыпается книга

soap-candles < crafts
= soap and candle making | мыло и свечи ручной работы
doers candle maker, soap maker, chandler | свечник, мыловар, мастер свечей
work make candles, make soap | делаю свечи, варю мыло
field candle making, scented candles, handmade soap, epoxy resin | свечи ручной работы, мыловарение, ароматические свечи, эпоксидная смола
needs candles for event, handmade gifts, learn to make soap | свечи на праздник, подарки ручной работы, научиться варить мыло

dolls-toys-making < crafts
= doll and toy making | изготовление кукол и игрушек
doers doll maker, teddy bear maker, miniaturist | кукольный мастер, мастер авторской куклы, тедди-мастер, игрушечник
work make dolls, sew toys, make toys | делаю кукол, шью игрушки, шью кукол, делаю игрушки
field art dolls, doll making, handmade toys, miniatures for dollhouses | авторская кукла, игрушки ручной работы, мягкая игрушка, кукольная миниатюра
needs doll to order, toy of wood, repair doll, sew a toy | кукла на заказ, починить куклу, сшить игрушку, игрушка по рисунку

floristry < crafts
= floristry | флористика
doers florist, floral designer | флорист, флорист-дизайнер, флористка
work arrange flowers, make bouquets | собираю букеты, делаю букеты, составляю букеты
field floristry, bouquet, flower shop, ikebana, floral design | флористика, букет, цветочный магазин, икебана, цветочная мастерская
needs flowers for the wedding, flowers for wedding, bouquet for event, decorate with flowers, flowers for hall | заказать цветы, цветы на свадьбу, букет на мероприятие, украсить цветами, цветы для зала

perfumery < crafts
= perfumery | парфюмерия
doers perfumer, fragrance expert, nose perfumer | парфюмер, ольфактолог, аромастилист
work create perfumes, blend fragrances | создаю духи, составляю ароматы
field perfumery, perfume, fragrance, essential oils, niche perfume | парфюмерия, нишевые духи, нишевая парфюмерия, эфирные масла, аромат духов
needs find my scent | подобрать аромат

repair-diy < crafts
= home repair and DIY | мастер на все руки
doers handyman, DIY enthusiast, repairman | мастер на все руки, самодельщик, домашний мастер, муж на час
work fix things, repair furniture, repair things, fix household things, run a repair cafe, drill and hang | чиню всё, ремонтирую технику, чиню мебель, чиню вещи, чиню дома, провожу ремонт-кафе, чинить
field DIY, repair cafe, power tools, makerspace, household repairs, spare parts | сделай сам, DIY, ремонт техники, кафе ремонта, электроинструмент, мейкерспейс, ремонт-кафе, дрель, мелкий ремонт, починка вещей, запчасти
needs something broke at home, fix a chair, repair lamp, broken toaster, fix a door, door does not close, tap drips, assemble wardrobe, hang pictures, borrow a drill, fix a bike, small repairs | сломалось дома, починить кран, починить лампу, дверь не закрывается, капает кран, собрать шкаф, повесить картины, одолжить дрель, мелкий ремонт дома, починить утюг, прибить полку, повесить люстру, починить розетку

watchmaking < crafts
= watchmaking | часовое дело
doers watchmaker, clockmaker, horologist | часовщик, часовой мастер
work repair watches, restore clocks | чиню часы, реставрирую часы, ремонтирую часы
field watchmaking, mechanical watches, clock repair, horology | часовое дело, механические часы, ремонт часов
needs watch stopped, repair a watch, old clock, grandfather clock | часы остановились, починить часы, остановились часы, старинные часы

fashion
= fashion | мода
doers fashion professional, fashion expert, fashionista | модный эксперт, фэшн-специалист, модник
work work in fashion, run a fashion brand | работаю в моде, развиваю бренд одежды, веду бренд одежды
field fashion, fashion brand, fashion week, clothing brand | фэшн, бренд одежды, неделя моды, модная индустрия, модный показ
needs launch clothing brand | запустить бренд одежды

fashion-design < fashion
= fashion design | дизайн одежды
doers fashion designer, clothing designer, pattern maker, technical designer of clothes | дизайнер одежды, модельер, конструктор одежды, лекальщик
work design clothes, make patterns, create collections, sew collections | создаю одежду, шью коллекции, строю лекала, создаю коллекции, строю выкройки, делаю лекала
field fashion design, clothing collection, pattern cutting, CLO 3D, sustainable fashion, upcycling clothes, sewing patterns, clothing brand | дизайн одежды, коллекция одежды, лекала, конструирование одежды, апсайклинг, CLO 3D, выкройки, бренд одежды
needs manufacture my clothing line, patterns for clothes, design uniform, sketch of dress, launch clothing brand | отшить коллекцию, найти швейное производство, сделать лекала, построить выкройку, дизайн формы, эскиз платья, создать бренд одежды

styling < fashion
= personal styling | стилистика
doers stylist, personal stylist, wardrobe stylist, image consultant, personal shopper | стилист, имиджмейкер, шопер, персональный стилист, стилистка
work style clients, put together wardrobes | собираю гардеробы, разбираю гардероб, подбираю образы, составляю капсулы
field personal styling, capsule wardrobe, colour analysis, personal image | капсульный гардероб, имидж, цветотип, разбор гардероба, шопинг-сопровождение
needs nothing to wear, sort wardrobe, look for interview, change my style, choose clothes | нечего надеть, не знаю что надеть, разобрать гардероб, сменить стиль, подобрать одежду, образ для выступления

costume-design < fashion, theatre, film
= costume design | костюм для кино и театра
doers costume designer, costumier, wardrobe supervisor, costume maker, wardrobe mistress, costume assistant | художник по костюмам, костюмер, костюмограф, костюмерша, театральный костюмер, художница по костюмам, мастер костюмов
work design costumes, make costumes, sew stage costumes, dress actors | делаю костюмы, шью костюмы, придумываю костюмы, шью театральные костюмы, одеваю актёров, создаю костюмы
field costume design, historical costume, stage costume, stage costumes, theatre costumes, period costumes, costume rental, wardrobe of theatre, carnival costume | сценический костюм, исторический костюм, костюмерная, театральные костюмы, сценические костюмы, исторические костюмы, прокат костюмов, костюмы для спектакля, карнавальный костюм
needs need a costume, costumes for play, costumes for film, costumes wanted, period clothes, sew stage costume, old clothes for costumes, costume for performance, costumes for choir, rent costumes, dress the actors, costumes for children | нужен костюм, костюмы для фильма, нужны костюмы, сшить костюм, старинная одежда, старая одежда для костюмов, костюмы для хора, костюмы напрокат, одеть актёров, костюмы детям, костюм для выступления

makeup-hair < fashion
= make-up and hairdressing | макияж и причёски
doers make-up artist, makeup artist, hairdresser, hair stylist, barber, MUA | визажист, парикмахер, гримёр, барбер, стилист по волосам, колорист волос, бровист
work do makeup, cut hair, do make-up, do stage make-up | крашу и стригу, делаю макияж, делаю причёски, стригу, крашу волосы, гримирую
field makeup, hairdressing, haircut, beauty salon, barbershop, stage make-up, hair colouring, bridal make-up | макияж, грим, стрижка, салон красоты, барбершоп, причёска, сценический грим, окрашивание волос, свадебный макияж
needs find a good hairdresser, make-up for film, haircut at home, hair for wedding, make-up for shoot, wigs for play | найти парикмахера, грим для фильма, грим для спектакля, подстричься, причёска на свадьбу, макияж на съёмку, парики для спектакля

nails-beauty < fashion
= nail and beauty services | маникюр и бьюти-услуги
doers manicurist, nail technician, lash artist, beautician, brow artist | мастер маникюра, мастер ногтевого сервиса, лешмейкер, мастер по бровям
work do nails, do lashes | делаю маникюр, наращиваю ресницы
field manicure, pedicure, lash extensions, brow lamination, hair removal | маникюр, педикюр, наращивание ресниц, шугаринг, бьюти-услуги
needs find a manicurist, get manicure, eyebrows done | найти мастера маникюра, сделать маникюр, сделать брови, посоветуйте мастера маникюра

modelling-fashion < fashion
= fashion modelling | модельный бизнес
doers fashion model, photo model, model scout | фотомодель, манекенщица, модельный агент, модельный скаут
work work as a model, pose for photographers | работаю моделью, позирую, снимаюсь как модель
field modelling agency, catwalk, model casting | модельное агентство, модельный бизнес, подиум
needs models for show, model for photo, models for clothes | модели на показ, модель для одежды, модели для показа

writing
= writing | писательство
doers writer, book author, freelance writer, writer of books | писатель, писательница, литератор, автор книг, сочинитель
work write books, write texts, writing a book, write stories | пишу книги, пишу книгу, пишу тексты, пишу рассказы, сочиняю истории
field creative writing, writing course, writers' residency, literary, manuscript, book draft, literary residency, writing group | писательство, литературное мастерство, писательская резиденция, литературный, писательский, рукопись, черновик книги, литературная резиденция, писательский клуб, литературный кружок
needs write a book, writer's block, finish my book, feedback on manuscript, beta readers, first readers, writing block, publish my book, text feedback | хочу написать книгу, не пишется, творческий ступор, написать книгу, дописать книгу, отзыв на рукопись, бета-ридеры, первые читатели, творческий кризис, издать книгу, обратная связь на текст, начать писать

fiction-writing < writing
= fiction writing | художественная проза
doers novelist, fiction writer, short story writer, prose writer | прозаик, романист, автор романов, автор рассказов
work write novels, write fiction, write short stories, write detective stories | пишу прозу, пишу роман, пишу рассказы, пишу романы, пишу детективы, сочиняю рассказы
field fiction, short stories, prose, literary fiction, autofiction, novel, detective story | художественная проза, проза, автофикшн, сборник рассказов, рассказы, детектив, повесть, сюжет романа
needs beta readers, finish a novel, plot does not work, publisher for novel, expert for novel, consult for novel, details for novel | ищу бета-ридеров, нужны первые читатели, дописать роман, сюжет не складывается, издать роман, консультант для романа, детали для романа, опубликовать рассказ

sci-fi-fantasy < fiction-writing
= science fiction and fantasy | фантастика и фэнтези
doers science fiction writer, fantasy author | писатель-фантаст, фантаст, автор фэнтези
work write science fiction, write fantasy | пишу фантастику, пишу фэнтези
field science fiction, sci-fi, fantasy books, speculative fiction | научная фантастика, фэнтези, фантастика, киберпанк

poetry < writing
= poetry | поэзия
doers poet, poetess, slam poet, woman poet | поэтесса, стихотворец, поэт и прозаик, поэт, поэт-переводчик
work write poetry, write poems, read poems on stage | пишу стихи, читаю свои стихи, сочиняю стихи, читаю стихи
field poetry, poem, poetry slam, haiku, poems, poetry evening, poetry collection | поэзия, стихи, стихотворение, поэтический вечер, поэтический, японское хайку, сборник стихов, поэтический слэм
needs share my poems, publish poems, poems for song, poems for holiday, read my poems | почитать стихи, показать стихи, издать стихи, стихи для песни, стихи на праздник, поэтический вечер провести, стихи на юбилей

childrens-literature < writing
= children's literature | детская литература
doers children's author, children's book writer | детский писатель, автор детских книг, сказочница, сказочник
work write children's books, write fairy tales, write for children | пишу для детей, пишу сказки, пишу детские книги, сочиняю сказки
field children's books, children's literature, fairy tales, young adult fiction, picture books, stories for children | детская литература, детские книги, сказки, подростковая литература, книжки-картинки, рассказы для детей, детская книга
needs wrote a fairy tale, book for children, write a fairy tale, text for picture book, author for children's book, publish children's book | написала сказку, книга для детей, написать сказку, текст для детской книги, автор для детской книги, издать детскую книгу, почитать детям, издать сказку
`
