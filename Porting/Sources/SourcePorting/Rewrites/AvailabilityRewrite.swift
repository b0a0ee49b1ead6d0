import SwiftSyntax

/// `#available(iOS 17, *)` becomes a question to the simulated system's version.
enum AvailabilityRewrite: Rewrite {
    static func apply(to file: ParsedFile, in context: inout RewriteContext) {
        let type = context.kitName("ScreenDevice") + ".SystemVersion"
        for condition in file.nodes.availability {
            guard let version = iOSVersion(condition.availabilityArguments) else { continue }
            let negation = condition.availabilityKeyword.text == "#unavailable" ? "!" : ""
            let numbers = version.prefix(3).joined(separator: ", ")
            context.edits.replace(condition.range, with: "\(negation)\(type).isAvailable(\(numbers))")
            context.neededImports.insert("UIKit")
            context.report(.rewritten, condition.availabilityKeyword.text, at: condition.range.lowerBound)
        }
    }

    /// The version of iOS in a list of platforms; nil where the list has none, so that every version satisfies it.
    private static func iOSVersion(_ list: AvailabilityArgumentListSyntax) -> [String]? {
        for item in list {
            guard let platform = item.argument.as(PlatformVersionSyntax.self),
                platform.platform.text == "iOS",
                let version = platform.version
            else { continue }
            return [version.major.text] + version.components.map(\.number.text)
        }
        return nil
    }
}

extension RewriteContext {
    /// The name by which the file can refer to a type of the kit, with the module where the package has one of that name.
    func kitName(_ name: String) -> String { index.declares(shortName: name) ? "UIKit." + name : name }
}
