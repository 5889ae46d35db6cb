# Слова самого поля Амон-Ра; названия предметов даёт игра.

amun-re-map = Карта Египта
amun-re-owner = владеет { $name }

amun-re-legend-field = поле
amun-re-legend-card = лимит карт
amun-re-legend-temple = храм
amun-re-legend-caravan = караван
amun-re-legend-mine = шахта
amun-re-legend-gift = сразу

amun-re-west = Запад
amun-re-east = Восток
amun-re-award = больше пирамид
amun-re-award-none = пока никто
amun-re-award-held = { $award }, { $points } очков: сейчас { $holders } ({ $provinces })
amun-re-award-free = { $award }, { $points } очков: пока никто

amun-re-tiles = Жетон подношений
amun-re-no-tile = ещё нет
amun-re-tile-text = Подношения { $range }: земледелец и храм — по { $value }; { $camel ->
    [yes] караваны приносят золото
   *[no] караваны ничего не приносят
}.
amun-re-total = Сумма { $total }
amun-re-offered = поднёс { $gold }
amun-re-sealed = запечатано
amun-re-choosing = выбирает…
amun-re-rank = { $rewards ->
    [one] { $rewards } награда
    [few] { $rewards } награды
   *[many] { $rewards } наград
}

amun-re-scoring = Подсчёт
amun-re-round = Раунд { $round } из 6
amun-re-bids = Ставки в силе
amun-re-must-bid = ждёт
amun-re-outbid = перебит: { $province }
amun-re-bid-stands = Ставка { $gold }: { $name }
amun-re-no-bid = Ставок ещё нет.
amun-re-pick-hint = Каждый тайно выставляет одну карточку провинции.
amun-re-costs = цена { $gold }
amun-re-harvest-hint = Шахта приносит золото всегда, караван — при верблюде, земледелец — по жетону.
amun-re-income = Доход

amun-re-your-turn = ваш ход
amun-re-thinks = думает
amun-re-bot = бот
amun-re-away = отошёл
amun-re-gold-hidden = скрыто
amun-re-standing = ставка { $gold }: { $province }
amun-re-barred = перебит: { $province }
amun-re-vp = { $count ->
    [one] очко
    [few] очка
   *[many] очков
}
amun-re-forecast = { $total } при подсчёте сейчас
amun-re-forecast-short = прогноз { $total }
amun-re-hand = Ваша рука
amun-re-province-hand = Ваши карточки провинций
amun-re-cards = карты
amun-re-scribes = летописцы в запасе
amun-re-played = сыграно: { $cards }
amun-re-offer-standing = поднёс { $gold }

amun-re-end-tie-rule = Сначала очки, затем пирамиды и камни в своих провинциях.
amun-re-end-pyramids = Пирамиды
amun-re-end-stones = Камни
amun-re-end-map = Египет в конце игры

amun-re-tell-offerings = Подношения открыты
amun-re-tell-total = Их сумма
amun-re-tell-tile = Нил
amun-re-tell-rewards = Что они приносят
amun-re-tell-first = Первый игрок
amun-re-tell-winner = Победитель
