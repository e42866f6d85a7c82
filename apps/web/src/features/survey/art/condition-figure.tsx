import type { HealthCondition } from '@kkini/domain';
import type { ReactNode } from 'react';

/** A small drawing for a health condition; decoration beside its name. */
export function ConditionFigure({ condition }: { readonly condition: HealthCondition }) {
  return (
    <svg width="46" height="46" viewBox="0 0 48 48" aria-hidden="true">
      {FIGURES[condition]}
    </svg>
  );
}

const FIGURES: Readonly<Record<HealthCondition, ReactNode>> = {
  diabetes: (
    <>
      <path d="M22 5c7 9 12 14.6 12 21.4a12 12 0 0 1-24 0C10 19.6 15 14 22 5Z" fill="#E2563F" />
      <path
        d="M15.4 27a7 7 0 0 0 5.4 6.6"
        stroke="#FFC8B8"
        strokeWidth="2.6"
        fill="none"
        strokeLinecap="round"
      />
      <g transform="translate(35 35) rotate(12)">
        <rect x="-7.5" y="-5.4" width="15" height="15" rx="3" fill="#C9CFD6" />
        <rect x="-7.5" y="-7.5" width="15" height="15" rx="3" fill="#fff" stroke="#C9CFD6" />
        <path d="M-4-4h5" stroke="#E4E8EC" strokeWidth="2" strokeLinecap="round" />
      </g>
    </>
  ),
  gout: (
    <>
      <path
        d="M20 43c-6-1-8-8-6-14 1.6-5 1-9 3-13 2.4-4.6 9-5 12-.6 3 4.6 2.6 9 1.6 14C29 37 27 44 20 43Z"
        fill="#F3C59B"
      />
      <circle cx="15.6" cy="11.4" r="4.6" fill="#F3C59B" />
      <circle cx="22.6" cy="8.6" r="3" fill="#F3C59B" />
      <circle cx="28.2" cy="9.4" r="2.6" fill="#F3C59B" />
      <circle cx="32.6" cy="12" r="2.3" fill="#F3C59B" />
      <circle cx="17" cy="18.6" r="5" fill="#E2563F" />
      <path
        d="M8 20.6H4.6M9.4 13.6 6.6 12M10 26l-2.6 2"
        stroke="#E2563F"
        strokeWidth="2.6"
        strokeLinecap="round"
      />
    </>
  ),
  hypertension: (
    <>
      <path d="M35 33c6 2 7 10 0 10" stroke="#55646E" strokeWidth="2.6" fill="none" strokeLinecap="round" />
      <circle cx="22" cy="22" r="18" fill="#55646E" />
      <circle cx="22" cy="22" r="14.4" fill="#fff" />
      <path d="M12.6 27a10.6 10.6 0 0 1 3.6-13.6" stroke="#6FA845" strokeWidth="3.4" fill="none" />
      <path d="M17 12.8a10.6 10.6 0 0 1 10.4 0" stroke="#F2B632" strokeWidth="3.4" fill="none" />
      <path d="M28.2 13.4A10.6 10.6 0 0 1 31.4 27" stroke="#E2563F" strokeWidth="3.4" fill="none" />
      <path d="m22 22 6.4-4.6" stroke="#211E1A" strokeWidth="2.6" strokeLinecap="round" />
      <circle cx="22" cy="22" r="2.6" fill="#211E1A" />
    </>
  ),
  obesity: (
    <>
      <rect x="6" y="6" width="36" height="36" rx="10" fill="#8FB3C4" />
      <rect x="6" y="6" width="36" height="33" rx="10" fill="#B5D1DD" />
      <path d="M14 21a10 10 0 0 1 20 0v1.4H14Z" fill="#fff" />
      <path
        d="M18 18.6l1.6 1M24 13.6v2M30 18.6l-1.6 1"
        stroke="#8AA2AE"
        strokeWidth="1.8"
        strokeLinecap="round"
      />
      <path d="m24 22 3.6-5.4" stroke="#E2563F" strokeWidth="2.4" strokeLinecap="round" />
    </>
  ),
  dyslipidemia: (
    <>
      <circle cx="24" cy="24" r="19" fill="#F3A79B" />
      <circle cx="24" cy="24" r="13.6" fill="#C43B33" />
      <path d="M11 28c2-4 6-3 8-1s5 2 7 5 6 2 7 4a13.6 13.6 0 0 1-22-8Z" fill="#FFD35C" />
      <path d="M15 30q3 0 5 2.4" stroke="#FFF0B8" strokeWidth="2" fill="none" strokeLinecap="round" />
      <circle cx="27" cy="19" r="3.4" fill="#E4695F" />
      <circle cx="20" cy="17" r="2.4" fill="#E4695F" />
      <circle cx="32" cy="25" r="2.2" fill="#E4695F" />
    </>
  ),
  heartDisease: (
    <>
      <path
        d="M24 42C8 31 5 23 5 17.4A9.6 9.6 0 0 1 24 14a9.6 9.6 0 0 1 19 3.4C43 23 40 31 24 42Z"
        fill="#E2484A"
      />
      <path
        d="M10 23.6h7l3-6 5 11 3.4-7h9.6"
        stroke="#fff"
        strokeWidth="2.8"
        fill="none"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </>
  ),
  thyroidDisease: (
    <>
      <path d="M20 4h8v40h-8Z" fill="#F0D9C4" />
      <path d="M20 11h8M20 18h8M20 25h8M20 32h8M20 39h8" stroke="#DDBFA4" strokeWidth="2" />
      <path d="M22.6 21C20 12 10.6 9 8.6 16c-2 8 2 20 8.4 21.6 4.4 1 6.4-4 6.6-8.6Z" fill="#C86AA6" />
      <path d="M25.4 21C28 12 37.4 9 39.4 16c2 8-2 20-8.4 21.6-4.4 1-6.4-4-6.6-8.6Z" fill="#B4558F" />
      <rect x="20" y="20.4" width="8" height="9" rx="3.6" fill="#C86AA6" />
      <path
        d="M12.6 17c1-2.6 3.4-2 5 0"
        stroke="#EFB3D7"
        strokeWidth="2.2"
        fill="none"
        strokeLinecap="round"
      />
    </>
  ),
  liverDisease: (
    <>
      <path
        d="M4 23c0-9.4 9-12.6 19-12.6 11 0 21.6 3 21.6 8.8 0 4.8-7 5.4-11.4 9-3.6 3-4 10-11.2 10.6C12.6 39.6 4 32.6 4 23Z"
        fill="#9A4536"
      />
      <path d="M9 21c1-5 6-6.6 11-6.8" stroke="#CB8070" strokeWidth="2.8" fill="none" strokeLinecap="round" />
      <path d="M27 12c-1 5 0 9 3 14" stroke="#7D3327" strokeWidth="2" fill="none" strokeLinecap="round" />
      <ellipse cx="29.6" cy="33.4" rx="4" ry="5.6" transform="rotate(24 29.6 33.4)" fill="#7FA845" />
    </>
  ),
};
