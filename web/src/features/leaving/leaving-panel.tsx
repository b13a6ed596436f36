import { useState } from 'react';
import { Link } from 'react-router-dom';
import { contactCardHref, paths } from '../../lib/paths';
import { useSession } from '../../lib/session-context';
import { Button } from '../../ui/button';
import { buttonClass } from '../../ui/button-class';
import { CodeRow } from './code-row';
import { DeleteDialog } from './delete-dialog';
import { Row } from './row';
import { TakeAlong } from './take-along';
import { texts } from './texts';

/** The settings' "Export and delete": everything to download, and the way out. */
export function LeavingPanel() {
  const { user } = useSession();
  const [deleting, setDeleting] = useState(false);
  return (
    <>
      <h2 className="section-title">{texts.title}</h2>
      <p className="mt-1 mb-5 max-w-[60ch] text-ink-2">{texts.lead}</p>
      <Row title={texts.general} text={texts.generalText}>
        <Link to={paths.generalResume.href()} className={buttonClass()}>
          {texts.generalAction}
        </Link>
      </Row>
      <TakeAlong />
      <Row title={texts.card} text={texts.cardText}>
        <a href={contactCardHref(user.uname)} download={`${user.uname}.vcf`} className={buttonClass()}>
          {texts.cardFile}
        </a>
      </Row>
      <CodeRow uname={user.uname} />
      <div className="border-b border-line">
        <Row title={texts.remove} text={texts.removeText}>
          <Button look="caution" onClick={() => setDeleting(true)}>
            {texts.removeAction}
          </Button>
        </Row>
      </div>
      {deleting ? <DeleteDialog user={user} onClose={() => setDeleting(false)} /> : null}
    </>
  );
}
