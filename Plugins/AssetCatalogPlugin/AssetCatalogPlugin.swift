import Foundation
import PackagePlugin

/// Generates constants for the pictures and colours of a target's asset catalogues, as Xcode does.
@main
struct AssetCatalogPlugin: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: any Target) async throws -> [Command] {
        guard let module = target.sourceModule else { return [] }
        let files = FileManager.default.enumerator(at: module.directoryURL, includingPropertiesForKeys: nil)
        let all = (files?.allObjects as? [URL] ?? []).sorted { $0.path < $1.path }
        let catalogues = all.filter { $0.pathExtension == "xcassets" }
        guard !catalogues.isEmpty else { return [] }
        let contents = all.filter {
            $0.path.contains(".xcassets/") && $0.lastPathComponent == "Contents.json"
        }
        let hasBundle = module.sourceFiles.contains { $0.type == .resource }
        let output = context.pluginWorkDirectoryURL.appendingPathComponent("GeneratedAssetSymbols.swift")
        return [
            .buildCommand(
                displayName: "Generating asset symbols of \(target.name)",
                executable: try context.tool(named: "AssetSymbolGenerator").url,
                arguments: [hasBundle ? "Bundle.module" : "Bundle.main", output.path]
                    + catalogues.map(\.path),
                inputFiles: contents, outputFiles: [output])
        ]
    }
}
