import SwiftParser
import SwiftSyntax

public func count(_ source: String) -> Int { Parser.parse(source: source).statements.count }
