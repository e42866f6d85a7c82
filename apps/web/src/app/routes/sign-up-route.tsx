import { useLocation, useNavigate } from 'react-router';
import { SignUpScreen } from '../../features/account/sign-up-screen.tsx';
import { readNext, signInPath } from '../../platform/session/sign-in-address.ts';

/** /signUp: continues to the sign-in, with the e-mail address filled in. */
export function SignUpRoute() {
  const navigate = useNavigate();
  const next = readNext(useLocation().search);
  return (
    <SignUpScreen
      next={next}
      onOpened={(email) => void navigate(signInPath(next), { replace: true, state: { email } })}
    />
  );
}
