import { latestAnalysis } from '#contract/analysis/analysis.ts';
import { reading } from '../../lib/api.ts';

export const latestAnalysisQuery = (projectId: number) => reading(latestAnalysis, { params: { id: projectId } });
