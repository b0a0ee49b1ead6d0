/// What Apple's modules declare that Linux does not have.
///
/// Modules whose names share a prefix have that; the others have a list of what source uses.
enum MissingNames {
    /// Two or three letters in front of a capital letter, by module.
    static let prefixes: [String: [String]] = [
        "ARKit": ["AR"], "AVFoundation": media, "AVKit": media, "AdSupport": ["AS"],
        "AppTrackingTransparency": ["AT"], "AudioToolbox": ["AU", "Audio", "kAudio", "kSystemSound"],
        "AuthenticationServices": ["AS"], "BackgroundTasks": ["BG"], "CallKit": ["CX"], "CarPlay": ["CP"],
        "CloudKit": ["CK"], "CommonCrypto": ["CC_", "CC", "kCC"], "Contacts": ["CN"], "ContactsUI": ["CN"],
        "CoreAudio": ["Audio", "kAudio"], "CoreBluetooth": ["CB"],
        "CoreData": [
            "NSManaged", "NSFetch", "NSPersistent", "NSMerge", "NSAttributeDescription", "NSEntity",
        ],
        "CoreHaptics": ["CH"], "CoreImage": ["CI"], "CoreLocation": ["CL"], "CoreMedia": ["CM", "kCM"],
        "CoreML": ["ML"], "CoreMotion": ["CM"], "CoreNFC": ["NFC"], "CoreSpotlight": ["CS"],
        "CoreTelephony": ["CT"], "CoreVideo": ["CV", "kCV"], "EventKit": ["EK"], "EventKitUI": ["EK"],
        "GLKit": ["GLK"], "GameKit": ["GK"], "GameplayKit": ["GK"], "HealthKit": ["HK"], "HomeKit": ["HM"],
        "ImageIO": ["CGImageSource", "CGImageDestination", "kCGImage"], "Intents": ["IN"],
        "IntentsUI": ["IN"],
        "JavaScriptCore": ["JS"], "LinkPresentation": ["LP"], "LocalAuthentication": ["LA"],
        "MapKit": ["MK"], "MediaPlayer": ["MP"], "MessageUI": ["MF"], "Messages": ["MS"], "Metal": ["MTL"],
        "MetalKit": ["MTK"], "MetalPerformanceShaders": ["MPS"], "MetricKit": ["MX"],
        "MobileCoreServices": ["kUTType", "UTType"], "MultipeerConnectivity": ["MC"],
        "NaturalLanguage": ["NL"], "Network": ["NW"], "NetworkExtension": ["NE"],
        "NotificationCenter": ["NC"],
        "PDFKit": ["PDF"], "PassKit": ["PK"], "PencilKit": ["PK"], "Photos": ["PH"], "PhotosUI": ["PH"],
        "PushKit": ["PK"], "QuickLook": ["QL"], "ReplayKit": ["RP"], "SafariServices": ["SF"],
        "SceneKit": ["SCN"], "Security": ["Sec", "kSec", "errSec"], "Social": ["SL"], "Speech": ["SF"],
        "SpriteKit": ["SK"], "StoreKit": ["SK"], "SystemConfiguration": ["SC", "kSC"], "Twitter": ["TW"],
        "UniformTypeIdentifiers": ["UTType"], "UserNotifications": ["UN"], "UserNotificationsUI": ["UN"],
        "Vision": ["VN"], "VisionKit": ["VN"], "WatchConnectivity": ["WC"], "WatchKit": ["WK"],
        "WebKit": ["WK"], "Accounts": ["AC"], "OpenGLES": ["EAGL", "GL"], "iAd": ["AD"],
        "Accelerate": ["vImage", "vDSP", "vImage_", "vDSP_", "DSP", "cblas_"],
    ]

    /// AVFoundation brings the modules of media along.
    private static let media = ["AV", "AudioServices", "CM", "kCM", "CV", "kCV", "kSystemSound"]

    /// Names without a common prefix.
    static let lists: [String: Set<String>] = [
        "SwiftUI": words(
            """
            View Text Image Color Font Shape Path Group List Form Section Button Toggle Picker Slider Stepper TextField
            SecureField TextEditor Label Link Menu Divider Spacer VStack HStack ZStack LazyVStack LazyHStack LazyVGrid
            LazyHGrid Grid GridRow GridItem ScrollView ScrollViewReader ScrollViewProxy GeometryReader GeometryProxy
            ForEach NavigationView NavigationStack NavigationLink NavigationSplitView NavigationPath TabView Alert
            ActionSheet EmptyView AnyView TupleView ModifiedContent EquatableView ViewBuilder ViewModifier
            ViewDimensions PreferenceKey EnvironmentKey EnvironmentValues EnvironmentObject Environment
            ObservedObject StateObject State Binding Namespace AppStorage SceneStorage FocusState GestureState
            FetchRequest UIHostingController UIHostingConfiguration UIViewRepresentable
            UIViewControllerRepresentable UIViewRepresentableContext UIViewControllerRepresentableContext
            PreviewProvider PreviewDevice PreviewLayout LibraryContentProvider App Scene WindowGroup
            DocumentGroup Commands CommandMenu Rectangle RoundedRectangle Circle Ellipse Capsule UnevenRoundedRectangle
            LinearGradient RadialGradient AngularGradient Gradient AnyTransition Animation Transaction
            withAnimation Animatable AnimatableModifier AnimatablePair GeometryEffect DragGesture TapGesture
            LongPressGesture MagnificationGesture RotationGesture AnyGesture EdgeInsets HorizontalAlignment
            VerticalAlignment Alignment AlignmentKey Axis Edge ContentMode ColorScheme DynamicTypeSize LocalizedStringKey
            ButtonStyle PrimitiveButtonStyle ToggleStyle LabelStyle TextFieldStyle ListStyle ProgressView
            ProgressViewStyle Gauge ContentUnavailableView AsyncImage Canvas TimelineView ToolbarItem
            ToolbarItemGroup ToolbarContent ShareLink PhotosPicker UIApplicationDelegateAdaptor Angle UnitPoint
            StrokeStyle FillStyle ShapeStyle AnyShape AnyShapeStyle InsettableShape ImageRenderer
            ProposedViewSize LayoutSubview LayoutSubviews Visibility
            """),
        "Combine": words(
            """
            Publisher Publishers AnyPublisher Subscriber AnySubscriber Subscribers Subscription Subscriptions
            Subject PassthroughSubject CurrentValueSubject AnyCancellable Cancellable Published ObservableObject
            ObservableObjectPublisher Just Future Deferred Empty Fail Record Scheduler ImmediateScheduler
            ConnectablePublisher TopLevelEncoder TopLevelDecoder
            """),
        "CryptoKit": words(
            "SHA256 SHA384 SHA512 Insecure HMAC SymmetricKey AES ChaChaPoly Curve25519 P256 P384 P521 HKDF"),
        "WidgetKit": words(
            """
            Widget WidgetBundle WidgetCenter WidgetConfiguration StaticConfiguration IntentConfiguration
            TimelineProvider IntentTimelineProvider TimelineEntry Timeline WidgetFamily
            """),
        "ActivityKit": words(
            "Activity ActivityAttributes ActivityContent ActivityAuthorizationInfo ActivityConfiguration"),
        "SwiftData": words(
            "Model ModelContext ModelContainer ModelConfiguration PersistentModel FetchDescriptor SchemaMigrationPlan"
        ),
        "Charts": words("Chart LineMark BarMark PointMark AreaMark RuleMark AxisMarks ChartProxy"),
        "TipKit": words("Tip Tips TipView"),
        "StoreKit": words("Product Transaction AppStore Storefront"),
        "RealityKit": words("ARView Entity ModelEntity AnchorEntity RealityView"),
        "AppIntents": words("AppIntent AppEntity AppEnum AppShortcut AppShortcutsProvider IntentParameter"),
    ]

    /// The cause where source calls the Objective-C runtime itself.
    static let runtime = "swizzling"

    /// Functions of the Objective-C runtime.
    static let runtimeFunctions = words(
        """
        class_getInstanceMethod class_getClassMethod method_exchangeImplementations class_addMethod
        class_replaceMethod method_setImplementation method_getImplementation method_getTypeEncoding
        class_copyPropertyList class_copyMethodList class_copyIvarList class_getInstanceVariable ivar_getOffset
        object_getIvar object_setIvar object_setClass object_getClass objc_allocateClassPair
        objc_registerClassPair imp_implementationWithBlock property_getName sel_registerName sel_getName
        objc_getClassList objc_copyClassList objc_msgSend class_getMethodImplementation
        class_respondsToSelector class_getName method_getName ivar_getName
        """)

    /// Protocols whose adopters keep what else they have.
    static func isEssential(_ name: String, module: String) -> Bool {
        ["SwiftUI", "WidgetKit", "AppIntents", "SwiftData", "Charts", "TipKit"].contains(module)
    }

    private static func words(_ text: String) -> Set<String> {
        Set(text.split { $0 == " " || $0 == "\n" }.map(String.init))
    }

    /// The module among `modules` that declares a name.
    static func module(of name: String, among modules: [String]) -> String? {
        modules.first { module in
            if module == runtime { return runtimeFunctions.contains(name) }
            if lists[module]?.contains(name) == true { return true }
            return (prefixes[module] ?? []).contains { prefix in
                guard name.hasPrefix(prefix) else { return false }
                let next = name.dropFirst(prefix.count).first
                return next.map { $0.isUppercase || prefix.last == "_" || prefix.count > 3 }
                    ?? (prefix.count > 3)
            }
        }
    }
}
