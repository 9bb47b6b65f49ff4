insert into plain_row (stream, revision, event, type, data, metadata)
values (
  'bench-5f0b1c1e-7a51-4c0c-9d0e-1f5b8a6f3d11', 1, '5f0b1c1e-7a51-4c0c-9d0e-1f5b8a6f3d11', 'ModulePinned',
  '{"contentId":"bench0000001","moduleId":"bench00000010001","revision":1}',
  '{"occurredAt":"2026-01-05T08:00:00.000Z","commandId":"5f0b1c1e-7a51-4c0c-9d0e-1f5b8a6f3d11","actor":"bench0000001","version":1}'
);
