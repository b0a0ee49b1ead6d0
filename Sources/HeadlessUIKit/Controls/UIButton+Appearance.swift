extension UIButton {
    /// What `UIButton.appearance()` sets of insets and pictures.
    class var edgeAppearance: [AppearanceProperty] {
        [
            AppearanceProperty("contentEdgeInsets", \UIButton.contentEdgeInsets),
            AppearanceProperty("titleEdgeInsets", \UIButton.titleEdgeInsets),
            AppearanceProperty("imageEdgeInsets", \UIButton.imageEdgeInsets),
            AppearanceProperty("adjustsImageWhenHighlighted", \UIButton.adjustsImageWhenHighlighted),
        ]
    }

    /// What it sets for each state.
    class var stateAppearance: [AppearanceProperty] {
        AppearanceProperty.states(
            "titleColor",
            get: { (button: UIButton, state) in
                button.content.titleColors[exactly: .init(rawValue: state.rawValue)]
            },
            set: { $0.setTitleColor($1, for: .init(rawValue: $2.rawValue)) })
            + AppearanceProperty.states(
                "titleShadowColor",
                get: { (button: UIButton, state) in
                    button.content.titleShadowColors[exactly: .init(rawValue: state.rawValue)]
                },
                set: { $0.setTitleShadowColor($1, for: .init(rawValue: $2.rawValue)) })
            + AppearanceProperty.states(
                "backgroundImage",
                get: { (button: UIButton, state) in
                    button.content.backgroundImages[exactly: .init(rawValue: state.rawValue)]
                },
                set: { $0.setBackgroundImage($1, for: .init(rawValue: $2.rawValue)) })
    }
}
