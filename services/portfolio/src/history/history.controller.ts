import type { Caller } from '@folia/contracts/caller';
import { listRevisions, previewRestore, previewUndo, restoreRevision, undoRevision } from '@folia/contracts/history';
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
  list(caller: Caller, { cursor }: { cursor?: string }) {
    return this.history.list(caller, cursor);
  }

  @Handles(previewRestore)
  preview(caller: Caller, { id }: { id: string }) {
    return this.history.preview(caller, id);
  }

  @Handles(restoreRevision)
  restore(caller: Caller, { id }: { id: string }) {
    return this.history.restore(caller, id);
  }

  @Handles(previewUndo)
  previewUndo(caller: Caller, { id }: { id: string }) {
    return this.undos.preview(caller, id);
  }

  @Handles(undoRevision)
  undo(caller: Caller, { id }: { id: string }) {
    return this.undos.undo(caller, id);
  }
}
