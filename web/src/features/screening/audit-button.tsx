import { useMutation } from '@tanstack/react-query';
import { FileCheck } from 'lucide-react';
import { Link } from 'react-router-dom';
import { download } from '../../lib/download';
import { useMay } from '../../lib/may';
import { paths } from '../../lib/paths';
import { reasonOf } from '../../lib/reason-of';
import { Button } from '../../ui/button';
import { useToast } from '../../ui/toast';
import { texts } from './texts';

/** What auditors read, and the log, for those who may have them; in their own account everybody may. */
export function AuditButton() {
  const mayRead = useMay('audit.read');
  const toast = useToast();
  const save = useMutation({ mutationFn: () => download('/screening/audit.zip'), onError: (error) => toast(reasonOf(error)) });
  if (!mayRead) return null;
  return (
    <>
      <Button look="quiet" size="sm" icon={<FileCheck />} busy={save.isPending} onClick={() => save.mutate()}>
        {texts.audit}
      </Button>
      <Link to={`${paths.organisation.href()}?tab=audit`} className="link">
        {texts.log}
      </Link>
    </>
  );
}
