import FlexLayout
import UIKit

extension PublicMethod {
    static let margins: [PublicMethod] = {
        let margin = PublicSection(name: "Margin")
        let (one, other, third, fourth): (CGFloat, CGFloat, CGFloat, CGFloat) = (1, 2, 3, 4)
        return [
            margin.both("marginTop", { $0.marginTop($1) }, { $0.marginTop($1) }),
            margin.both("marginLeft", { $0.marginLeft($1) }, { $0.marginLeft($1) }),
            margin.both("marginBottom", { $0.marginBottom($1) }, { $0.marginBottom($1) }),
            margin.both("marginRight", { $0.marginRight($1) }, { $0.marginRight($1) }),
            margin.both("marginStart", { $0.marginStart($1) }, { $0.marginStart($1) }),
            margin.both("marginEnd", { $0.marginEnd($1) }, { $0.marginEnd($1) }),
            margin.both("marginHorizontal", { $0.marginHorizontal($1) }, { $0.marginHorizontal($1) }),
            margin.both("marginVertical", { $0.marginVertical($1) }, { $0.marginVertical($1) }),
            margin.both("margin", { $0.margin($1) }, { $0.margin($1) }),
            margin.shorthands(
                "margin", "marginVertical 1, marginHorizontal 2", { $0.margin(one, other) },
                { $0.margin(1% as FPercent, 2% as FPercent) }),
            margin.shorthands(
                "margin", "marginTop 1, marginHorizontal 2, marginBottom 3",
                { $0.margin(one, other, third) }, { $0.margin(1% as FPercent, 2%, 3%) }),
            margin.shorthands(
                "margin", "marginTop 1, marginLeft 2, marginBottom 3, marginRight 4",
                { $0.margin(one, other, third, fourth) }, { $0.margin(1% as FPercent, 2%, 3%, 4%) }),
            [
                margin.edges(
                    "margin(UIEdgeInsets)", "marginTop 1, marginLeft 2, marginBottom 3, marginRight 4"
                ) { $0.margin(UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)) },
                margin.edges(
                    "margin(NSDirectionalEdgeInsets)",
                    "marginTop 1, marginStart 2, marginBottom 3, marginEnd 4"
                ) { $0.margin(NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)) },
            ],
        ].flatMap { $0 }
    }()

    static let paddings: [PublicMethod] = {
        let padding = PublicSection(name: "Padding")
        let (one, other, third, fourth): (CGFloat, CGFloat, CGFloat, CGFloat) = (1, 2, 3, 4)
        return [
            padding.both("paddingTop", { $0.paddingTop($1) }, { $0.paddingTop($1) }),
            padding.both("paddingLeft", { $0.paddingLeft($1) }, { $0.paddingLeft($1) }),
            padding.both("paddingBottom", { $0.paddingBottom($1) }, { $0.paddingBottom($1) }),
            padding.both("paddingRight", { $0.paddingRight($1) }, { $0.paddingRight($1) }),
            padding.both("paddingStart", { $0.paddingStart($1) }, { $0.paddingStart($1) }),
            padding.both("paddingEnd", { $0.paddingEnd($1) }, { $0.paddingEnd($1) }),
            padding.both("paddingHorizontal", { $0.paddingHorizontal($1) }, { $0.paddingHorizontal($1) }),
            padding.both("paddingVertical", { $0.paddingVertical($1) }, { $0.paddingVertical($1) }),
            padding.both("padding", { $0.padding($1) }, { $0.padding($1) }),
            padding.shorthands(
                "padding", "paddingVertical 1, paddingHorizontal 2", { $0.padding(one, other) },
                { $0.padding(1% as FPercent, 2% as FPercent) }),
            padding.shorthands(
                "padding", "paddingTop 1, paddingHorizontal 2, paddingBottom 3",
                { $0.padding(one, other, third) }, { $0.padding(1% as FPercent, 2%, 3%) }),
            padding.shorthands(
                "padding", "paddingTop 1, paddingLeft 2, paddingBottom 3, paddingRight 4",
                { $0.padding(one, other, third, fourth) }, { $0.padding(1% as FPercent, 2%, 3%, 4%) }),
            [
                padding.edges(
                    "padding(UIEdgeInsets)", "paddingTop 1, paddingLeft 2, paddingBottom 3, paddingRight 4"
                ) { $0.padding(UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)) },
                padding.edges(
                    "padding(NSDirectionalEdgeInsets)",
                    "paddingTop 1, paddingStart 2, paddingBottom 3, paddingEnd 4"
                ) { $0.padding(NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)) },
            ],
        ].flatMap { $0 }
    }()
}

extension PublicSection {
    typealias Setter = @MainActor @Sendable (Flex) -> Flex

    /// A method that sets several edges, in whatever order they are shown.
    fileprivate func edges(_ signature: String, _ shows: String, _ call: @escaping Setter) -> PublicMethod {
        let whole = setter(signature, shows: shows, call)
        return method(signature, shows: Self.sorted(shows)) { Self.sorted(whole.call($0)) }
    }

    /// Two overloads of a method that sets several edges: points, and percent.
    fileprivate func shorthands(
        _ name: String, _ shows: String, _ points: @escaping Setter, _ percent: @escaping Setter
    ) -> [PublicMethod] {
        let words = shows.components(separatedBy: ", ")
        func signature(_ type: String) -> String {
            "\(name)(" + words.map { _ in type }.joined(separator: ", ") + ")"
        }
        let parts = words.map { $0 + "%" }.joined(separator: ", ")
        return [edges(signature("CGFloat"), shows, points), edges(signature("FPercent"), parts, percent)]
    }

    private static func sorted(_ words: String) -> String {
        words.components(separatedBy: ", ").sorted().joined(separator: ", ")
    }
}
