import { defineConfig } from 'vite';

export default defineConfig({
  ssr: { noExternal: [/^@kkini\//] },
  build: {
    ssr: true,
    target: 'node20',
    minify: false,
    rolldownOptions: {
      input: {
        server: 'src/server.ts',
        'database-worker': 'src/db/embedded/database-worker.ts',
        'planner-worker': 'src/workers/planner-worker.ts',
        import: 'commands/import.ts',
        'verify-plan': 'commands/verify-plan.ts',
        backup: 'commands/backup.ts',
        restore: 'commands/restore.ts',
        'copy-database': 'commands/copy-database.ts',
        doctor: 'commands/doctor.ts',
        'answer-searches': 'commands/answer-searches.ts',
      },
      output: { format: 'es', entryFileNames: '[name].js', chunkFileNames: 'chunks/[name].js' },
    },
  },
});
