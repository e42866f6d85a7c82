import { Component, type ComponentType, type ReactNode } from 'react';
import type { Location } from 'react-router';

type Props = {
  /** A change of it is another try. */
  readonly location: Location;
  readonly Fallback: ComponentType<{ readonly error: unknown }>;
  readonly children: ReactNode;
};
type State = { readonly failure: { readonly error: unknown } | null; readonly location: Location };

/** Shows something else in place of screens of which one threw, until the visitor goes elsewhere. */
export class ScreenBoundary extends Component<Props, State> {
  override state: State = { failure: null, location: this.props.location };

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { failure: { error } };
  }

  static getDerivedStateFromProps({ location }: Props, state: State): State | null {
    return location === state.location ? null : { failure: null, location };
  }

  override render(): ReactNode {
    const { Fallback, children } = this.props;
    return this.state.failure ? <Fallback error={this.state.failure.error} /> : children;
  }
}
