import Foundation
import Testing

/// What the manifest says once its code has run.
struct ManifestTests {
    private struct Manifest: Decodable {
        struct Target: Decodable {
            let name: String
            let type: String
            let dependencies: [Dependency]
        }

        /// `{"byName": ["LayoutCore", null]}` or `{"target": ["HeadlessUIKit", {...}]}`.
        struct Dependency: Decodable {
            let name: String

            init(from decoder: any Decoder) throws {
                let cases = try decoder.container(keyedBy: CodingKeys.self)
                let key: CodingKeys = cases.contains(.byName) ? .byName : .target
                var values = try cases.nestedUnkeyedContainer(forKey: key)
                name = try values.decode(String.self)
            }

            private enum CodingKeys: String, CodingKey {
                case byName, target
            }
        }

        struct Product: Decodable {
            let name: String
            let targets: [String]
            let type: [String: [String]?]
        }

        let targets: [Target]
        let products: [Product]

        /// The ordinary targets that the given ones reach.
        func reached(from names: [String]) -> Set<String> {
            var found: Set<String> = []
            var open = names
            while let name = open.popLast() {
                for next in targets.first(where: { $0.name == name })?.dependencies.map(\.name) ?? []
                where found.insert(next).inserted { open.append(next) }
            }
            return found.intersection(targets.filter { $0.type == "regular" }.map(\.name))
        }
    }

    private func manifest() throws -> Manifest {
        let process = Process()
        let output = Pipe()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = ["swift", "package", "--package-path", projectFolder.path, "dump-package"]
        process.standardOutput = output
        try process.run()
        let data = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return try JSONDecoder().decode(Manifest.self, from: data)
    }

    /// Else a change of the kit leaves targets compiled against the old one, which crash.
    @Test func targetsAndProductsNameAllThatTheyReach() throws {
        let manifest = try manifest()
        for target in manifest.targets where target.type != "plugin" {
            let missing = manifest.reached(from: [target.name]).subtracting(target.dependencies.map(\.name))
            #expect(missing.isEmpty, "\(target.name) lacks \(missing.sorted())")
        }
        #expect(manifest.reached(from: ["HypeUI"]).contains("HeadlessUIKit"))
        for product in manifest.products where product.type["library"] != nil {
            let missing = manifest.reached(from: product.targets).subtracting(product.targets)
            #expect(missing.isEmpty, "product \(product.name) lacks \(missing.sorted())")
        }
    }
}
