import { Link } from 'react-router-dom';
import { paths } from '../../lib/paths';
import { calculatorTexts } from './calculator-texts';
import { useItemHeadings } from './report/use-item-headings';

/** Shown before a job is pasted, not after: an empty portfolio cannot be scored against one. */
export function NothingToHold() {
  const items = useItemHeadings();
  if (items?.size !== 0) return null;
  return (
    <p className="mb-8 max-w-[760px] rounded-s bg-warn-wash px-3 py-2">
      {calculatorTexts.nothingToHold.text}{' '}
      <Link to={paths.resumeImport.href()} className="link">
        {calculatorTexts.nothingToHold.action}
      </Link>
    </p>
  );
}
