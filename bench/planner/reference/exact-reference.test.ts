import { climbLadder, makePlanningProblem } from '@kkini/planner/testing';
import { expect, it } from 'vitest';
import { makeBenchCatalogue } from '../catalogues/bench-catalogue.ts';
import { realCatalogue } from '../catalogues/real-catalogue.ts';
import { planningTask } from '../checked-week.ts';
import { referencePoints } from './exact-reference.ts';

it('sees in weeks of the planner the points they are proved with, or the comparison with HiGHS would say nothing', () => {
  const catalogue = makeBenchCatalogue(realCatalogue());
  const compared = Array.from({ length: 12 }, (_, index) => {
    const problem = makePlanningProblem(planningTask(catalogue, 7001 + index));
    const { grid, certificate } = climbLadder(problem);
    const week = grid.map((day) => day.filter((option) => option !== null));
    return { certificate, points: referencePoints(problem, week) };
  }).filter(({ certificate }) => certificate.ladderStep === 0);
  expect(compared.length).toBeGreaterThan(4);
  for (const { certificate, points } of compared) expect(points).toBeCloseTo(certificate.objective, 5);
});
