import SwiftSyntax

/// `#available(iOS 17, *)` becomes a comparison with the simulated system's version.
enum AvailabilityRewrite: Rewrite {
    static func apply(to file: ParsedFile, in context: inout RewriteContext) {
        let type = context.kitName("ScreenDevice") + ".SystemVersion"
        for condition in file.nodes.availability {
            guard let (item, version) = iOSVersion(condition.availabilityArguments) else { continue }
            let negation = condition.availabilityKeyword.text == "#unavailable" ? "!" : ""
            let call = "\(negation)\(type).isAvailable("
            let numbers = version.prefix(3).joined(separator: ", ")
            if file.isInOneLine(condition.range) {
                context.edits.replace(condition.range, with: "\(call)\(numbers))")
            } else {
                // What is between the platforms stays: comments and line breaks.
                let opening =
                    condition.availabilityKeyword.range.lowerBound..<condition.leftParen.range.upperBound
                context.edits.replace(opening, with: call)
                for other in condition.availabilityArguments {
                    if other.id == item.id {
                        context.edits.replace(other.argument.range, with: numbers)
                    } else {
                        context.edits.blank(other.argument.range)
                    }
                    if let comma = other.trailingComma { context.edits.blank(comma.range) }
                }
            }
            context.neededImports.insert("UIKit")
            context.report(.rewritten, condition.availabilityKeyword.text, at: condition.range.lowerBound)
        }
    }

    /// The version of iOS in a list of platforms; nil where the list has none, so that every version satisfies it.
    private static func iOSVersion(_ list: AvailabilityArgumentListSyntax) -> (
        item: AvailabilityArgumentSyntax, version: [String]
    )? {
        for item in list {
            guard let platform = item.argument.as(PlatformVersionSyntax.self),
                platform.platform.text == "iOS",
                let version = platform.version
            else { continue }
            return (item, [version.major.text] + version.components.map(\.number.text))
        }
        return nil
    }
}

extension RewriteContext {
    /// The name by which the file can refer to a type of the kit, with the module where the package has one of that name.
    func kitName(_ name: String) -> String { index.declares(shortName: name) ? "UIKit." + name : name }
}
