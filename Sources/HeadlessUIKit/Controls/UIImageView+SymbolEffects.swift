import Foundation

/// Symbols are drawn at rest: effects are kept by name and change nothing but the picture, where one is set.
extension UIImageView {
    /// Has no effect but on the completion: symbols are drawn at rest.
    public final func addSymbolEffect(
        _ effect: some SymbolEffect, options: SymbolEffectOptions = .default, animated: Bool = true,
        completion: ((SymbolEffectCompletionContext) -> Void)? = nil
    ) {
        completion?(SymbolEffectCompletionContext(sender: self, isFinished: true))
    }

    /// Has no effect: symbols are drawn at rest.
    public final func removeSymbolEffect(
        ofType effect: some SymbolEffect, options: SymbolEffectOptions = .default, animated: Bool = true,
        completion: ((SymbolEffectCompletionContext) -> Void)? = nil
    ) {
        completion?(SymbolEffectCompletionContext(sender: self, isFinished: true))
    }

    /// Has no effect: symbols are drawn at rest.
    public final func removeAllSymbolEffects(options: SymbolEffectOptions = .default, animated: Bool = true) {
    }

    /// Shows another picture at once.
    public final func setSymbolImage(
        _ image: UIImage, contentTransition transition: some ContentTransitionSymbolEffect,
        options: SymbolEffectOptions = .default,
        completion: ((SymbolEffectCompletionContext) -> Void)? = nil
    ) {
        self.image = image
        completion?(SymbolEffectCompletionContext(sender: self, isFinished: true))
    }
}

/// The end of an effect.
public struct SymbolEffectCompletionContext {
    /// The view.
    public let sender: AnyObject?
    /// Whether the effect ran to its end.
    public let isFinished: Bool

    init(sender: AnyObject?, isFinished: Bool) {
        self.sender = sender
        self.isFinished = isFinished
    }
}
