// Written by web/generate_types.py from what games and server declare: change that, `make types`.

import type * as AmunRe from './amun-re';

export interface Games {
  'amun-re': { view: AmunRe.View; event: AmunRe.GameEvent; data: AmunRe.Data };
}
