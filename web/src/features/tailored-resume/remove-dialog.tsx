import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { api } from '../../lib/api';
import { paths } from '../../lib/paths';
import { RemovalDialog } from '../../ui/removal-dialog';
import { postingsKey, resumeQuery } from './api';
import { texts } from './texts';

export function RemoveDialog({ resumeId, onClose }: { resumeId: string; onClose: () => void }) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const onRemoved = async () => {
    await navigate(paths.careerCenter.href());
    client.removeQueries({ queryKey: resumeQuery(resumeId).queryKey });
    void client.invalidateQueries({ queryKey: postingsKey });
    void client.invalidateQueries({ queryKey: ['fit-scores'] });
  };
  return (
    <RemovalDialog
      {...texts.head.removal}
      remove={() => api.delete('/tailored-resumes/{id}', { path: { id: resumeId } })}
      onRemoved={onRemoved}
      onClose={onClose}
    />
  );
}
