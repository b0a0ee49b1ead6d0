import SnapKit
import Testing
import UIKit

/// One attribute, by all the ways to say it, and what UIKit calls its parts.
struct AttributeCase: CustomTestStringConvertible, Sendable {
    typealias Attribute = NSLayoutConstraint.Attribute

    let testDescription: String
    let parts: [Attribute]
    let start: @MainActor @Sendable (ConstraintMaker) -> ConstraintMakerExtendable
    let goOn: (@MainActor @Sendable (ConstraintMakerExtendable) -> ConstraintMakerExtendable)?
    let ofView: @MainActor @Sendable (UIView) -> ConstraintItem
    let ofGuide: @MainActor @Sendable (UILayoutGuide) -> ConstraintItem

    init(
        _ name: String, _ parts: [Attribute],
        _ start: @escaping @MainActor @Sendable (ConstraintMaker) -> ConstraintMakerExtendable,
        _ goOn: (@MainActor @Sendable (ConstraintMakerExtendable) -> ConstraintMakerExtendable)?,
        _ ofView: @escaping @MainActor @Sendable (UIView) -> ConstraintItem,
        _ ofGuide: @escaping @MainActor @Sendable (UILayoutGuide) -> ConstraintItem
    ) {
        testDescription = name
        self.parts = parts
        self.start = start
        self.goOn = goOn
        self.ofView = ofView
        self.ofGuide = ofGuide
    }
}
