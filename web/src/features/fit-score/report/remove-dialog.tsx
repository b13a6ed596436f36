import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { api } from '../../../lib/api';
import { paths } from '../../../lib/paths';
import { RemovalDialog } from '../../../ui/removal-dialog';
import { postingsKey, scoresKey } from '../api';
import { dialogTexts } from './dialog-texts';

export function RemoveDialog({ scoreId, onClose }: { scoreId: string; onClose: () => void }) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const onRemoved = async () => {
    await navigate(paths.careerCenter.href());
    client.removeQueries({ queryKey: [...scoresKey, scoreId] });
    void client.invalidateQueries({ queryKey: scoresKey });
    void client.invalidateQueries({ queryKey: postingsKey });
  };
  return (
    <RemovalDialog {...dialogTexts.removal} remove={() => api.delete('/fit-scores/{id}', { path: { id: scoreId } })} onRemoved={onRemoved} onClose={onClose} />
  );
}
