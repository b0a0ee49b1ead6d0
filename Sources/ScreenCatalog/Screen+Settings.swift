public import HeadlessUIKit
public import LayoutTesting

extension Screen {
    /// The screen under a heading of the gallery.
    public func section(_ title: String) -> Screen { changing { $0.section = title } }

    /// The screen on a device, with its version of iOS; a view is then at the top of the device's screen.
    public func device(_ device: ScreenDevice) -> Screen {
        changing {
            $0.configuration.device = device
            $0.isOnDevice = true
        }
    }

    /// The screen in an orientation.
    public func orientation(_ orientation: UIInterfaceOrientation) -> Screen {
        changing { $0.configuration.orientation = orientation }
    }

    /// The screen in light or dark.
    public func appearance(_ style: UIUserInterfaceStyle) -> Screen {
        changing { $0.configuration.appearance = style }
    }

    /// The screen in a size of text.
    public func textSize(_ category: UIContentSizeCategory) -> Screen {
        changing { $0.configuration.textSize = category }
    }

    /// The screen in a direction.
    public func direction(_ direction: UITraitEnvironmentLayoutDirection) -> Screen {
        changing { $0.configuration.direction = direction }
    }

    /// The screen in a language, and in its direction.
    public func language(_ language: LayoutLanguage) -> Screen {
        changing { screen in
            let old = screen.configuration
            // Creating a configuration takes the direction from the language.
            screen.configuration = LayoutConfiguration(
                device: old.device, orientation: old.orientation, appearance: old.appearance,
                textSize: old.textSize, direction: old.direction, language: language)
        }
    }

    /// The view in a width, in points, and a height that fits its content.
    public func width(_ width: CGFloat) -> Screen { changing { $0.width = width } }

    /// The view in a size, in points.
    public func size(_ size: CGSize) -> Screen {
        changing { ($0.width, $0.height) = (size.width, size.height) }
    }

    /// The screen after something was done to it, as a finger would: called when it is laid out, for each picture.
    public func touched(_ touch: @escaping @MainActor (UIWindow) -> Void) -> Screen {
        changing { $0.touch = touch }
    }

    /// The screen, and the same in dark, in a large size of text, from right to left and on a small phone.
    var variants: [Screen] {
        var small = self
        small.configuration.device = ScreenDevice.iPhoneSE.running(configuration.device.systemVersion)
        let others = [
            appearance(configuration.appearance == .dark ? .light : .dark),
            textSize(.accessibilityExtraLarge),
            direction(configuration.direction == .rightToLeft ? .leftToRight : .rightToLeft), small,
        ]
        return [self] + others.filter { $0.configuration != configuration }
    }

    private func changing(_ change: (inout Screen) -> Void) -> Screen {
        var screen = self
        change(&screen)
        return screen
    }
}
