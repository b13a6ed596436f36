import type { Owner } from '@folia/contracts/access';
import { listRevisions, previewRestore, previewUndo, restoreRevision, undoRevision } from '@folia/contracts/history/questions';
import { Handles } from '@folia/platform/rpc-handler';
import { Controller } from '@nestjs/common';
import { HistoryService } from './history.service';
import { UndoService } from './undo.service';

@Controller()
export class HistoryController {
  constructor(
    private readonly history: HistoryService,
    private readonly undos: UndoService,
  ) {}

  @Handles(listRevisions)
  list(owner: Owner, { cursor }: { cursor?: string }) {
    return this.history.list(owner, cursor);
  }

  @Handles(previewRestore)
  preview(owner: Owner, { id }: { id: string }) {
    return this.history.preview(owner, id);
  }

  @Handles(restoreRevision)
  restore(owner: Owner, { id }: { id: string }) {
    return this.history.restore(owner, id);
  }

  @Handles(previewUndo)
  previewUndo(owner: Owner, { id }: { id: string }) {
    return this.undos.preview(owner, id);
  }

  @Handles(undoRevision)
  undo(owner: Owner, { id }: { id: string }) {
    return this.undos.undo(owner, id);
  }
}
