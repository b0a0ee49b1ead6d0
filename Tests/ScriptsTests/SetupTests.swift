import Foundation
import Testing

/// `Scripts/setup` installs what the providers in Package.swift name.
struct SetupTests {
    /// One line per system library: its name for pkg-config, for apt and for Homebrew.
    private func libraries() throws -> [[String]] {
        let script = try String(contentsOf: projectFolder.appending(path: "Scripts/setup"), encoding: .utf8)
        let table = try #require(script.firstMatch(of: #/(?m)^libraries="\n([^"]*)"/#))
        return table.1.split(separator: "\n").map { $0.split(separator: " ").map(String.init) }
    }

    private func providers() throws -> [[String]] {
        let manifest = try String(contentsOf: projectFolder.appending(path: "Package.swift"), encoding: .utf8)
        let one = #/pkgConfig: "([^"]+)",\s*providers: \[\.apt\(\["([^"]+)"\]\), \.brew\(\["([^"]+)"\]\)\]/#
        return manifest.matches(of: one).map { [String($0.1), String($0.2), String($0.3)] }
    }

    @Test func theLibrariesAreThoseOfTheManifest() throws {
        let manifest = try String(contentsOf: projectFolder.appending(path: "Package.swift"), encoding: .utf8)
        let providers = try providers()
        #expect(providers.count == manifest.matches(of: #/\.systemLibrary\(/#).count)
        #expect(Set(try libraries()) == Set(providers))
    }

    @Test func theWorkflowInstallsTheSamePackages() throws {
        let page = try String(
            contentsOf: projectFolder.appending(path: "Documentation/ContinuousIntegration.md"),
            encoding: .utf8)
        let packages = "pkg-config " + (try libraries().map { $0[1] }.joined(separator: " "))
        let installs = page.matches(of: #/--no-install-recommends \\\n *([^\n&]*[^\n& ])/#)
        #expect(installs.count == 2)
        #expect(installs.allSatisfy { $0.1 == packages })
    }
}
