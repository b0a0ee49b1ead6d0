import Foundation
import Testing

@testable import PackagePorting

/// Projects of Xcode, read from their property list.
@Suite struct XcodeProjectTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try folder.write(Self.project, to: "Notes.xcodeproj/project.pbxproj")
        for path in [
            "Notes/Main/AppDelegate.swift", "Notes/Main/Base.lproj/Main.storyboard",
            "Notes/en.lproj/Texts.strings",
            "Notes/de.lproj/Texts.strings", "Shared/Model.swift", "NotesTests/NoteTests.swift",
            "NotesTests/Old.swift", "NotesTests/Inner/MoreTests.swift", "NotesTests/data.json",
        ] {
            try folder.write("// \(path)\n", to: path)
        }
    }

    private static let project = """
        // !$*UTF8*$!
        {
            archiveVersion = 1;
            objectVersion = 77;
            rootObject = R;
            objects = {
                R /* Project object */ = {
                    isa = PBXProject; mainGroup = G; developmentRegion = de; projectDirPath = "";
                    buildConfigurationList = PL; targets = (APP, TESTS, WIDGET, );
                    packageReferences = (PACKAGE, LOCAL, );
                };
                PL = {isa = XCConfigurationList; buildConfigurations = (PC, ); };
                PC = {isa = XCBuildConfiguration; name = Debug; buildSettings = { SWIFT_VERSION = 5.0; }; };
                PACKAGE = {
                    isa = XCRemoteSwiftPackageReference; repositoryURL = "https://github.com/SnapKit/SnapKit.git";
                    requirement = { kind = upToNextMajorVersion; minimumVersion = 5.6.0; };
                };
                LOCAL = {isa = XCLocalSwiftPackageReference; relativePath = "Packages/Badges"; };
                G = {isa = PBXGroup; sourceTree = "<group>"; children = (GN, GS, SYNC, PRODUCTS, ); };
                GN = {isa = PBXGroup; path = Notes; sourceTree = "<group>"; children = (GM, VS, ); };
                GM = {isa = PBXGroup; path = Main; sourceTree = "<group>"; children = (FA, VM, FX, ); };
                GS = {isa = PBXGroup; name = "Shared files"; sourceTree = "<group>"; children = (FM, ); };
                PRODUCTS = {isa = PBXGroup; name = Products; sourceTree = "<group>"; children = (FP, ); };
                FA = {isa = PBXFileReference; path = AppDelegate.swift; sourceTree = "<group>"; };
                FX = {isa = PBXFileReference; path = Gone.swift; sourceTree = "<group>"; };
                FM = {isa = PBXFileReference; name = Model.swift; path = Shared/Model.swift; sourceTree = SOURCE_ROOT; };
                FP = {isa = PBXFileReference; path = Notes.app; sourceTree = BUILT_PRODUCTS_DIR; };
                VM = {isa = PBXVariantGroup; name = Main.storyboard; sourceTree = "<group>"; children = (FB, ); };
                FB = {isa = PBXFileReference; name = Base; path = Base.lproj/Main.storyboard; sourceTree = "<group>"; };
                VS = {isa = PBXVariantGroup; name = Texts.strings; sourceTree = "<group>"; children = (FE, FD, ); };
                FE = {isa = PBXFileReference; name = en; path = en.lproj/Texts.strings; sourceTree = "<group>"; };
                FD = {isa = PBXFileReference; name = de; path = de.lproj/Texts.strings; sourceTree = "<group>"; };
                SYNC = {
                    isa = PBXFileSystemSynchronizedRootGroup; path = NotesTests; sourceTree = "<group>";
                    exceptions = (EX, );
                };
                EX = {
                    isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = TESTS;
                    membershipExceptions = (Old.swift, );
                };
                B1 = {isa = PBXBuildFile; fileRef = FA; }; B2 = {isa = PBXBuildFile; fileRef = FM; };
                B3 = {isa = PBXBuildFile; fileRef = VM; }; B4 = {isa = PBXBuildFile; fileRef = VS; };
                B5 = {isa = PBXBuildFile; fileRef = FX; }; B6 = {isa = PBXBuildFile; fileRef = FP; };
                APP = {
                    isa = PBXNativeTarget; name = "My Notes"; productType = "com.apple.product-type.application";
                    buildConfigurationList = AL; buildPhases = (S, RS, SH, ); packageProductDependencies = (SP, );
                };
                SP = {isa = XCSwiftPackageProductDependency; package = PACKAGE; productName = SnapKit; };
                AL = {isa = XCConfigurationList; buildConfigurations = (AC, ); };
                AC = {
                    isa = XCBuildConfiguration; name = Debug;
                    buildSettings = {
                        PRODUCT_NAME = "$(TARGET_NAME)"; SWIFT_OBJC_BRIDGING_HEADER = "Notes/Bridge.h";
                        SWIFT_ACTIVE_COMPILATION_CONDITIONS = "$(inherited) DEBUG TRIAL";
                    };
                };
                S = {isa = PBXSourcesBuildPhase; files = (B1, B2, B5, B6, ); };
                RS = {isa = PBXResourcesBuildPhase; files = (B3, B4, ); };
                SH = {isa = PBXShellScriptBuildPhase; name = "Lint"; };
                TESTS = {
                    isa = PBXNativeTarget; name = NotesTests; dependencies = (D, );
                    productType = "com.apple.product-type.bundle.unit-test"; fileSystemSynchronizedGroups = (SYNC, );
                };
                D = {isa = PBXTargetDependency; target = APP; };
                WIDGET = {isa = PBXNativeTarget; name = Widget; productType = "com.apple.product-type.app-extension"; };
            };
        }
        """

    private func plan() throws -> PackagePlan {
        try XcodeProject(folder.url.appendingPathComponent("Notes.xcodeproj")).plan
    }

    @Test func targetsAreFound() throws {
        let targets = try plan().targets
        #expect(targets.map(\.target.name) == ["My_Notes", "NotesTests"])
        #expect(targets.map(\.target.type) == [.executable, .test])
        #expect(targets[0].target.dependencies.map(\.name) == ["SnapKit"])
        #expect(targets[1].target.dependencies.map(\.name) == ["My_Notes"])
        #expect(targets[0].target.settings.flatMap(\.values) == ["TRIAL", "5"])
    }

    @Test func filesAreFoundByTheirGroups() throws {
        let targets = try plan().targets
        #expect(targets[0].files.swift == ["Notes/Main/AppDelegate.swift", "Shared/Model.swift"])
        #expect(
            targets[0].files.resources.map(\.path) == [
                "Notes/Main/Base.lproj/Main.storyboard", "Notes/en.lproj/Texts.strings",
                "Notes/de.lproj/Texts.strings",
            ])
    }

    @Test func aFolderOfXcodeIsReadButForItsExceptions() throws {
        let tests = try plan().targets[1].files
        #expect(tests.swift == ["NotesTests/Inner/MoreTests.swift", "NotesTests/NoteTests.swift"])
        #expect(tests.resources.map(\.path) == ["NotesTests/data.json"])
    }

    @Test func whatIsLeftOutIsSaid() throws {
        #expect(
            Set(try plan().reports.map(\.cause)) == [
                "target Widget", "bridging header", "build phase", "file Notes/Main/Gone.swift",
                "file Notes.app",
            ])
    }

    /// What Xcode writes into an app's `Info.plist`: the file with the settings that it names, over the generated keys.
    @Test func theInformationOfAnAppIsMade() throws {
        try folder.write(
            """
            <?xml version="1.0" encoding="UTF-8"?>
            <plist version="1.0"><dict>
                <key>CFBundleName</key><string>$(PRODUCT_NAME) ${EDITION}</string>
                <key>Schemes</key><array><string>$(PRODUCT_BUNDLE_IDENTIFIER:lower).open</string><integer>3</integer></array>
                <key>Price</key><string>5 $ and $(more</string>
            </dict></plist>
            """, to: "Notes/Info.plist")
        let target = ProjectFile.Object(id: "T", values: ["name": "My Notes"])
        let settings = [
            "GENERATE_INFOPLIST_FILE": "YES", "INFOPLIST_FILE": "$(FOLDER)/Info.plist", "FOLDER": "Notes",
            "PRODUCT_NAME": "$(TARGET_NAME)", "EDITION": "$(LOOP)", "LOOP": "$(EDITION)",
            "PRODUCT_BUNDLE_IDENTIFIER": "org.$(PRODUCT_MODULE_NAME)", "MARKETING_VERSION": "2.1",
            "INFOPLIST_KEY_UIMainStoryboardFile": "Main", "INFOPLIST_KEY_UIRequiresFullScreen": "YES",
        ]
        let info = AppInfo(of: target, module: "My_Notes", settings: settings, in: folder.url)
        #expect((info.values["CFBundleName"] as? String)?.hasPrefix("My Notes ") == true)
        #expect(info.values["CFBundleIdentifier"] as? String == "org.My_Notes")
        #expect((info.values["Schemes"] as? [Any])?.first as? String == "org.My_Notes.open")
        #expect(info.values["Price"] as? String == "5 $ and $(more")
        #expect(info.values["CFBundleShortVersionString"] as? String == "2.1")
        #expect(info.values["UIMainStoryboardFile"] as? String == "Main")
        #expect(info.values["UIRequiresFullScreen"] as? Bool == true)
        #expect(!info.data.isEmpty)
    }

    @Test func onlyAppsHaveAMainBundle() throws {
        #expect(try plan().targets.map { Array($0.made.keys) } == [["MainBundle.plist"], []])
    }

    @Test func packagesAreFound() throws {
        let manifest = try plan().package.manifest
        #expect(manifest.defaultLocalization == "de")
        #expect(manifest.dependencies.map(\.identity) == ["snapkit", "badges"])
        guard case .folder(_, let path) = manifest.dependencies[1] else { return #expect(Bool(false)) }
        #expect(path == folder.url.appendingPathComponent("Packages/Badges").path)
    }

    @Test func theCopyIsAPackage() throws {
        var options = PackageMirror.Options(
            formwork: URL(fileURLWithPath: "/formwork"), cache: folder.url.appendingPathComponent("cache"))
        options.namesOriginals = false
        let copy = folder.url.appendingPathComponent("copy")
        let project = folder.url.appendingPathComponent("Notes.xcodeproj")
        let summary = try PackageMirror(ofProject: project, at: copy, options: options).update()
        #expect(summary.files == 4)
        #expect(
            folder.text("copy/notes/Targets/My_Notes/Shared/Model.swift")?.hasSuffix(
                "// Shared/Model.swift\n") == true)
        let manifest = try #require(folder.text("copy/notes/Package.swift"))
        #expect(manifest.contains(".copy(\"MainBundle.plist\")"))
        #expect(
            folder.text("copy/notes/Targets/My_Notes/MainBundle.plist")?.contains("plist version") == true)
        #expect(manifest.contains(".process(\"Notes/de.lproj/Texts.strings\")"))
        #expect(manifest.contains(".product(name: \"SnapKit\", package: \"Formwork\")"))
    }

    @Test func otherFilesAreRefused() throws {
        func refusal(_ text: String) throws -> String {
            try folder.write(text, to: "Bad.xcodeproj/project.pbxproj")
            do {
                _ = try XcodeProject(folder.url.appendingPathComponent("Bad.xcodeproj"))
                return ""
            } catch {
                return "\(error)"
            }
        }
        #expect(try refusal("{ objects = (").contains("is no property list"))
        #expect(try refusal("{ objects = {}; }").contains("has no objects of a project"))
        #expect(throws: PortingError.self) {
            try XcodeProject(folder.url.appendingPathComponent("None.xcodeproj"))
        }
    }

    /// Groups that contain themselves, and references to nothing, end.
    @Test func groupsInACircleEnd() throws {
        try folder.write(
            """
            { rootObject = R; objects = {
                R = {isa = PBXProject; mainGroup = A; targets = (T, N, ); };
                A = {isa = PBXGroup; children = (B, ); sourceTree = "<group>"; path = a; };
                B = {isa = PBXGroup; children = (A, F, ); sourceTree = "<group>"; path = b; };
                F = {isa = PBXFileReference; path = F.swift; sourceTree = "<group>"; };
                X = {isa = PBXBuildFile; fileRef = F; };
                S = {isa = PBXSourcesBuildPhase; files = (X, Y, ); };
                T = {isa = PBXNativeTarget; name = T; productType = "com.apple.product-type.framework"; buildPhases = (S, ); };
            }; }
            """, to: "Circle.xcodeproj/project.pbxproj")
        let plan = try XcodeProject(folder.url.appendingPathComponent("Circle.xcodeproj")).plan
        #expect(plan.targets.isEmpty)
    }
}
