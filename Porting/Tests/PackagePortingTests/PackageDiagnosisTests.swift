import Foundation
import SourcePorting
import Testing

@testable import PackagePorting

/// What `formwork doctor` says.
@Suite struct PackageDiagnosisTests {
    private func diagnosis(_ source: String) throws -> PackageDiagnosis {
        let folder = try TemporaryFolder()
        try folder.write(
            """
            // swift-tools-version: 5.9
            import PackageDescription

            let package = Package(name: "Cards", targets: [.target(name: "Cards")])
            """, to: "Cards/Package.swift")
        try folder.write(source, to: "Cards/Sources/Cards/Card.swift")
        let options = PackageMirror.Options(
            formwork: folder.url, cache: folder.url.appendingPathComponent("cache"))
        return try PackageDiagnosis(of: folder.url.appendingPathComponent("Cards"), options: options)
    }

    @Test func plainSourceNeedsNothing() throws {
        let diagnosis = try diagnosis("import UIKit\n\nclass Card: UIView {}\n")
        #expect(diagnosis.linesByHand == 0)
        #expect(diagnosis.rewritten.isEmpty)
        #expect(diagnosis.text().contains("Cards: 1 targets, 1 Swift files, 3 lines"))
        #expect(diagnosis.text().hasSuffix("Nothing is left to change by hand."))
    }

    @Test func constructsAreCounted() throws {
        let diagnosis = try diagnosis(
            """
            import UIKit

            class Card: UIView {
                lazy var tap = UITapGestureRecognizer(target: self, action: #selector(open))
                @objc func open() {}
                @objc func close() {}
            }
            """)
        #expect(diagnosis.rewritten.contains { $0.cause == "@objc" && $0.count == 2 })
        #expect(diagnosis.rewritten.contains { $0.cause == "#selector" && $0.count == 1 })
        #expect(diagnosis.linesByHand == 0)
    }

    @Test func whatDoesNotParseIsLeftToTheAuthor() throws {
        let diagnosis = try diagnosis("import UIKit\n\nclass Card: UIView {\n    func (\n}\n")
        #expect(diagnosis.linesByHand > 0)
        #expect(diagnosis.text().contains("Lines to change by hand, estimated: \(diagnosis.linesByHand)"))
    }

    @Test func programsReadTheSame() throws {
        let diagnosis = try diagnosis("import UIKit\n\n@objcMembers class Card: UIView {}\n")
        let decoded = try JSONDecoder().decode(PackageDiagnosis.self, from: Data(try diagnosis.json().utf8))
        #expect(decoded.package == "Cards")
        #expect(decoded.rewritten == diagnosis.rewritten)
        #expect(decoded.targets.map(\.lines) == [3])
    }
}
