/** Words that no first page and no first move needs; where they are is told with the parts that say them. */

import { tellOf } from '../language.svelte';
import { know } from './words';

know(
  import.meta.glob<string>(['../../../src/serai/text/*/table-{dealing,errors,pages,replay,learn,menu,ends,coach,aids}.ftl', '../../../src/serai/text/*/*/{rules,learn,coach}.ftl'], { query: '?raw', import: 'default' }),
);

export const tellFurther = tellOf;
