import Foundation
import Testing

@testable import PackagePorting

@Suite struct ManifestTests {
    @Test func aManifestThatCannotBeReadIsSaid() {
        #expect(throws: (any Error).self) { try JSONDecoder().decode(Manifest.self, from: Data("{}".utf8)) }
    }
}
