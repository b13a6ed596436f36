import type { ScreeningJob } from '@folia/contracts/screening/shapes';
import { Link } from 'react-router-dom';
import { paths } from '../../../lib/paths';
import { buttonClass } from '../../../ui/button-class';
import { EmptyState } from '../../../ui/empty-state';
import { texts } from './texts';

const words = texts.nobodyYet;

/** A board before anybody agreed to be on it. */
export const NobodyYet = ({ job }: { job: ScreeningJob }) => (
  <div className="mt-6 border-t border-line">
    <EmptyState
      title={words.title}
      action={
        <Link to={paths.screeningCriteria.href(job.id)} className={buttonClass({ look: 'primary' })}>
          {words.act}
        </Link>
      }
      example={words.example}
    >
      {words.text}
    </EmptyState>
  </div>
);
