tekhenu-tab-wheel = Колесо
tekhenu-tab-temple = Храм
tekhenu-tab-works = Лавки
tekhenu-tab-market = Рынок
tekhenu-die = { $colour } { $face }, { $state }, { $god }
tekhenu-horus-note = кубик → бог → бонус
tekhenu-horus-slot = Место Гора { $slot }: { $god }, { $bonus }
tekhenu-horus-place = Место Гора { $slot }
tekhenu-horus-text = Действие Гора со значением { $value } ставит статую богу ({ $god }) или людям. Бонус за такую статую: { $bonus }.
tekhenu-to-the-people = людям
tekhenu-osiris-note = ряд = кубик ·
tekhenu-leads = первый
tekhenu-tiles-left = { $count ->
    [one] ещё { $count } жетон
    [few] ещё { $count } жетона
   *[many] ещё { $count } жетонов
}
tekhenu-hathor-temple = Хатхор · храм
tekhenu-hathor-note = числ. + кубик
tekhenu-opens-at = с { $at }
tekhenu-decks = Колоды
tekhenu-discarded = в сбросе { $count }
tekhenu-later = Свет после поворота колеса: нажмите и держите, или держите N
tekhenu-later-short = свет после|поворота
tekhenu-points = { $points } ПО
tekhenu-vp = ПО
tekhenu-now-worth = сейчас { $points } ПО
tekhenu-fold = Свернуть
tekhenu-unfold = Развернуть
tekhenu-row = Ряд { $row }
tekhenu-cards = { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
}
tekhenu-not-now = сейчас нельзя
tekhenu-excess = { $count ->
    [0] без избытка
   *[other] избыток { $count }
}
tekhenu-maat-loss = { $points ->
    [0] без потерь
   *[other] −{ $points } ПО
}
tekhenu-order = порядок
tekhenu-statue-pays = Бонус за статую получит { $name }
tekhenu-bonus-of = Статуи: { $god }
tekhenu-bonus-text = { $rule ->
    [2] Владелец статуи получает бонус каждый раз, когда кто угодно выполняет действие этого бога: { $bonus }.
    [3] Владелец статуи получает бонус, когда действие этого бога выполняет другой игрок, и один раз при постройке: { $bonus }.
   *[other] Владелец статуи получает бонус, когда действие этого бога выполняет другой игрок: { $bonus }.
}
tekhenu-people-temple = Статуя людям: сразу 1 золото и по 3 ПО за каждую свою колонну средней линии; при подсчёте она считается как здание.
tekhenu-people-district = Статуя людям: сразу 1 золото; при подсчёте она считается в обоих районах под ней и решает спор при равенстве.
tekhenu-own-resource = ресурс района
tekhenu-row-text-1 = Производство ({ $good }) +1 и 1 такой ресурс. Цена: 1 счастье.
tekhenu-row-text-2 = Производство ({ $good }) +1 и 1 такой ресурс; первый в ряду берёт ещё и золото. Цена: 1 счастье.
tekhenu-row-text-3 = Производство обоих показанных ресурсов +1 и 1 первый из них ({ $good }). Цена: 1 счастье.
tekhenu-row-text-4 = Производство обоих показанных ресурсов +1, 1 первый из них ({ $good }) и 1 золото. Цена: 1 счастье.
tekhenu-row-text-5 = Производство ({ $good }) +2 и 2 таких ресурса. Цена: 1 счастье.
tekhenu-row-text-6 = Производство ({ $good }) +2, любое +1 и 2 таких ресурса. Цена: 1 счастье.
tekhenu-cell-text = Накрытая жетоном, клетка даёт: { $good } { $count }. Пока она пуста, каждое новое здание её ряда или столбца приносит 1.
tekhenu-cell-corner = Накрытая жетоном, клетка даёт: { $good } { $count }. В углу каждая совпавшая сторона стоит 2 ПО.
tekhenu-slot-text = Здание стоит хлеба: { $cost }. Даёт 3 ПО за каждую свою колонну линии, ресурс за каждую пустую клетку и численность на величину значения.
tekhenu-section-text = Доступна со счастья { $at }. Действие Тота берёт 1, 2 или 3 карты из одной секции.
tekhenu-deck-text = В сбросе:
tekhenu-out-of-game = не в этой партии
tekhenu-text-hourglass = Подсчёт очков — в той фазе Маат, когда солнце доходит до этого жетона: после раундов 8 и 16.
tekhenu-text-anubis = За двух писарей или с картой «Зов Анубиса»: любой кубик, даже запретный, для любого действия. Он ложится под весы и ничего не весит.
tekhenu-text-bag = Кубики, ещё лежащие в мешочке. Они придут в два сектора, которые после поворота окажутся в тени.
tekhenu-text-bastet = За 2 папируса счастье растёт на величину значения, но не выше численности. Значение 1–2 даёт 2 писарей, 3–4 — одного. Кто впервые доходит до счастья 16, 19 и 21, получает золото, писаря, любое действие бога.
tekhenu-text-thoth = Значение 1–2: одна карта бесплатно. 3–4: две за 2 папируса. 5–6: три за 3 папируса. Все из одной секции.
tekhenu-text-ra = Значение кубика определяет жетон: 5–6 левый, 3–4 средний, 1–2 правый.
tekhenu-your-turn = ваш ход
tekhenu-decides = решает
tekhenu-place = место { $place }
tekhenu-points-of = { $name }: { $points } ПО, подсчёт сейчас { $more }; откуда они
tekhenu-points-from = Очки: { $name }
tekhenu-scored = набрано
tekhenu-scoring-now = подсчёт сейчас
tekhenu-returned = Вы вернули: { $card }
tekhenu-die-in-use = кубик этого хода
tekhenu-pays-nothing = ни за что не платит
tekhenu-next-maat = в Маат { $balance }
tekhenu-bot-scoring = При подсчёте 2 ПО за каждое благословение и технологию; в конце { $law } ПО за каждый закон и 1 за каждых двух писарей. Хлеба не платит.
tekhenu-round = Раунд { $round }
tekhenu-round-of = Раунд { $round } из { $rounds }
tekhenu-bot-turn = Ход Автомхамона
tekhenu-what-happened = Что произошло
tekhenu-step-deben = Бросок дебена
tekhenu-step-token = Жетон
tekhenu-step-no-die = Взять нечего
tekhenu-step-die = Кубик
tekhenu-step-action = Действие
tekhenu-step-markers = Маркеры
tekhenu-step-bonus = Бонусы за статуи
tekhenu-step-rotated = Поворот колеса
tekhenu-step-maat = Маат
tekhenu-step-balance = Балансы
tekhenu-step-order = Новый порядок
tekhenu-step-scoring = Подсчёт очков
tekhenu-step-districts = Районы Осириса
tekhenu-step-scored = Очки
tekhenu-step-upkeep = Хлеб за здания
tekhenu-step-cleared = Чаши пусты
tekhenu-step-final = Итоговый подсчёт
tekhenu-step-law = Законы
tekhenu-step-winner = Победа
tekhenu-tie-rule = При равных очках: больше писарей, затем место раньше на шкале хода.
tekhenu-decrees = Законы
tekhenu-tour-title = Шесть богов вокруг обелиска
tekhenu-tour-turn = В свой ход вы берёте один кубик. Он даёт действие того бога, в чьём секторе лежит, или ресурсы своего цвета. Всего у вас 16 ходов.
tekhenu-tour-horus = ставьте статуи за гранит: богу, на которого указывает значение, или людям.
tekhenu-tour-ra = кладите жетоны колонн в храм за известняк: очки за совпавшие стороны и здания.
tekhenu-tour-hathor = стройте у храма за хлеб: очки за свои колонны в линии, растёт численность.
tekhenu-tour-bastet = радуйте людей за папирус: счастье открывает рынок и приносит очки.
tekhenu-tour-thoth = берите карты с рынка.
tekhenu-tour-osiris = стройте лавки и карьеры ценой счастья: растёт производство.
tekhenu-tour-light = Свет делает кубик чистым (солнце), осквернённым (половина) или запретным (крест). Через каждые два раунда колесо поворачивается: внешнее кольцо показывает будущий свет.
tekhenu-tour-scales = Чистые кубики ложатся на левую чашу, осквернённые и избыток — на правую. Через каждые четыре раунда Маат взвешивает: чем ближе к нулю, тем раньше ход, а далеко внизу теряют очки.
tekhenu-tour-close = К столу
tekhenu-starting-cards = Стартовые карты на выбор
