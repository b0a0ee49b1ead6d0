/// What a package is adapted for.
public struct PortOptions: Sendable {
    /// The name of the target's module.
    public var module: String
    /// Conditions that the target defines for `#if` (`-D`), besides `SWIFT_PACKAGE`.
    public var defines: Set<String>
    /// The kit's modules: `canImport` of these is true.
    public var kitModules: Set<String>
    /// Apple's modules that neither Linux nor the kit has: `canImport` of these is false.
    public var missingModules: Set<String>
    /// What the kit declares.
    public var kit: KitSurface

    /// Creates options.
    public init(
        module: String = "Module", defines: Set<String> = [], kitModules: Set<String> = Self.kitModules,
        missingModules: Set<String> = Self.missingModules, kit: KitSurface = .current
    ) {
        self.module = module
        self.defines = defines
        self.kitModules = kitModules
        self.missingModules = missingModules
        self.kit = kit
    }

    /// The modules by Apple's names that Linux or the kit has.
    public static let kitModules: Set<String> = [
        "UIKit", "Foundation", "CoreGraphics", "CoreText", "QuartzCore", "os", "XCTest", "Dispatch",
        "Testing",
    ]

    /// Modules of iOS that Linux does not have.
    public static let missingModules: Set<String> = [
        "SwiftUI", "Combine", "WebKit", "MapKit", "AVFoundation", "AVKit", "CoreData", "CoreImage",
        "CoreLocation",
        "AppKit", "Cocoa", "WatchKit", "SwiftData", "StoreKit", "Photos", "PhotosUI", "MessageUI", "Messages",
        "SafariServices", "Network", "Metal", "MetalKit", "SceneKit", "SpriteKit", "ARKit", "GameplayKit",
        "GameKit",
        "CoreMedia", "CoreVideo", "CoreAudio", "Accelerate", "Vision", "CoreML", "NaturalLanguage", "PDFKit",
        "QuickLook", "UserNotifications", "CloudKit", "Contacts", "ContactsUI", "EventKit", "EventKitUI",
        "HealthKit",
        "HomeKit", "LocalAuthentication", "MediaPlayer", "MultipeerConnectivity", "PassKit", "Security",
        "CryptoKit",
        "CommonCrypto", "SystemConfiguration", "UniformTypeIdentifiers", "MobileCoreServices", "ImageIO",
        "LinkPresentation", "WidgetKit", "ActivityKit", "AuthenticationServices", "AdSupport",
        "CoreBluetooth",
        "CoreMotion", "CoreTelephony", "CoreSpotlight", "CoreHaptics", "AudioToolbox", "Intents", "IntentsUI",
        "Social", "Speech", "VisionKit", "PencilKit", "OSLog", "Symbols", "TipKit", "Charts",
        "DeveloperToolsSupport", "JavaScriptCore", "GLKit", "OpenGLES", "NotificationCenter", "Accounts",
    ]
}
