/** A point in the window, in CSS pixels. */
export interface Place {
  x: number;
  y: number;
}

/** The functions of a browser's driver. Everything else uses them. */
export interface Driver {
  /** The scripts' errors in all pages. WebDriver reports none. */
  errors: string[];
  /** Runs the body of a function in the page; `arguments` are JSON. */
  run<T>(body: string, ...parameters: unknown[]): Promise<T>;
  /** Continues in a new tab, and closes the last one. */
  newTab(): Promise<void>;
  goto(url: string): Promise<unknown>;
  /** Clicks at a point of the window. */
  click(place: Place): Promise<unknown>;
  /** Types into the focused element. */
  type(text: string): Promise<unknown>;
  press(key: keyof typeof keys): Promise<unknown>;
  resize(width: number, height: number): Promise<unknown>;
  close(): Promise<void>;
}

/** Other hosts, such as the map's, cannot be reached: the proxy does not exist. */
export const noOtherHosts = { proxyType: 'manual', sslProxy: '127.0.0.1:9', noProxy: ['localhost'] };

/** Source: https://www.w3.org/TR/webdriver2/#keyboard-actions */
const keys = { Enter: '\uE007', Escape: '\uE00C', Space: ' ' };

/** Mouse and keyboard by the list of actions that WebDriver and WebDriver BiDi have in common. */
export function byActions(perform: (actions: object[]) => Promise<unknown>): Pick<Driver, 'click' | 'type' | 'press'> {
  const pressKeys = (values: string[]) => {
    const actions = values.flatMap((value) => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ]);
    return perform([{ type: 'key', id: 'keyboard', actions }]);
  };
  return {
    click: ({ x, y }) => {
      const button = { button: 0 };
      const actions = [
        { type: 'pointerMove', x, y },
        { type: 'pointerDown', ...button },
        { type: 'pointerUp', ...button },
      ];
      return perform([{ type: 'pointer', id: 'mouse', actions }]);
    },
    type: (text) => pressKeys([...text]),
    press: (key) => pressKeys([keys[key]]),
  };
}
