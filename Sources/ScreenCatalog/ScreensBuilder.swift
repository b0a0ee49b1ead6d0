/// Makes lists of screens of statements: screens, sections, lists, conditions and loops.
@resultBuilder
public enum ScreensBuilder {
    /// A screen.
    public static func buildExpression(_ screen: Screen) -> [Screen] { [screen] }
    /// Screens that are a list already.
    public static func buildExpression(_ screens: [Screen]) -> [Screen] { screens }
    /// A section.
    public static func buildExpression(_ section: ScreenSection) -> [Screen] { section.screens }
    /// Several statements.
    public static func buildBlock(_ screens: [Screen]...) -> [Screen] { screens.flatMap(\.self) }
    /// A loop.
    public static func buildArray(_ screens: [[Screen]]) -> [Screen] { screens.flatMap(\.self) }
    /// A condition without another branch.
    public static func buildOptional(_ screens: [Screen]?) -> [Screen] { screens ?? [] }
    /// The first branch of a condition.
    public static func buildEither(first screens: [Screen]) -> [Screen] { screens }
    /// The second branch of a condition.
    public static func buildEither(second screens: [Screen]) -> [Screen] { screens }
    /// Screens that are available in some versions.
    public static func buildLimitedAvailability(_ screens: [Screen]) -> [Screen] { screens }
}
