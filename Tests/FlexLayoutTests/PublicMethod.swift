import FlexLayout
import UIKit

/// A method or overload of FlexLayout 2.2: its section and signature as they are listed, and a call of just that
/// overload, which does not compile without it.
struct PublicMethod: Sendable, CustomStringConvertible {
    let section: String
    let signature: String
    /// What the call is to show.
    let shows: String
    /// Calls the method on an item, and returns what that shows.
    let call: @MainActor @Sendable (Flex) -> String

    var description: String { signature }

    /// All methods of FlexLayout 2.2.
    static let all = [tree, flow, sizes, positions, margins, paddings, looks].flatMap { $0 }
}

/// The methods of a section, in its words.
struct PublicSection {
    typealias Call<Value> = @MainActor @Sendable (Flex, Value) -> Flex

    let name: String

    /// A method that is checked by what it returns.
    func method(
        _ signature: String, shows: String, _ call: @escaping @MainActor @Sendable (Flex) -> String
    ) -> PublicMethod {
        PublicMethod(section: name, signature: signature, shows: shows, call: call)
    }

    /// A method that sets something of the style, and returns the item.
    func setter(
        _ signature: String, shows: String, _ call: @escaping @MainActor @Sendable (Flex) -> Flex
    ) -> PublicMethod {
        method(signature, shows: shows) { flex in
            call(flex) === flex ? flex.shownStyle : "another item"
        }
    }

    /// A method of one number in points.
    func points(
        _ name: String, shows: String? = nil, _ call: @escaping Call<CGFloat>
    ) -> PublicMethod {
        setter("\(name)(CGFloat)", shows: "\(shows ?? name) 7") { call($0, 7) }
    }

    /// A method of one percentage.
    func percent(
        _ name: String, shows: String? = nil, _ call: @escaping Call<FPercent>
    ) -> PublicMethod {
        setter("\(name)(FPercent)", shows: "\(shows ?? name) 7%") { call($0, 7%) }
    }

    /// A method of one number in points, or nil.
    func optional(_ name: String, _ call: @escaping Call<CGFloat?>) -> PublicMethod {
        setter("\(name)(CGFloat?)", shows: "\(name) 7") { call(call($0, nil), 7) }
    }

    /// Two overloads of a method: points, and percent.
    func both(
        _ name: String, shows: String? = nil, _ points: @escaping Call<CGFloat>,
        _ percent: @escaping Call<FPercent>
    ) -> [PublicMethod] {
        [self.points(name, shows: shows, points), self.percent(name, shows: shows, percent)]
    }

    /// Two overloads of a method: points or nil, and percent.
    func length(
        _ name: String, _ points: @escaping Call<CGFloat?>, _ percent: @escaping Call<FPercent>
    ) -> [PublicMethod] {
        [optional(name, points), self.percent(name, percent)]
    }
}

extension Flex {
    /// What of the item's style is not as in the beginning.
    fileprivate var shownStyle: String {
        let line = debugDescription.prefix { $0 != "\n" }
        return line.range(of: ") ").map { String(line[$0.upperBound...]) } ?? ""
    }
}
