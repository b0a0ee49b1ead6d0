import Foundation

// The traits of the system that few interfaces set: stored as an app's own traits are.

/// The trait `activeAppearance`.
public enum UITraitActiveAppearance: UITraitDefinition {
    /// Not said.
    public static var defaultValue: UIUserInterfaceActiveAppearance { .unspecified }
    /// The name.
    public static var name: String { "ActiveAppearance" }
}

/// The trait `imageDynamicRange`.
public enum UITraitImageDynamicRange: UITraitDefinition {
    /// Not said.
    public static var defaultValue: UIImage.DynamicRange { .unspecified }
    /// The name.
    public static var name: String { "ImageDynamicRange" }
}

/// The trait `toolbarItemPresentationSize`.
public enum UITraitToolbarItemPresentationSize: UITraitDefinition {
    /// Not said.
    public static var defaultValue: UINSToolbarItemPresentationSize { .unspecified }
    /// The name.
    public static var name: String { "ToolbarItemPresentationSize" }
}

/// The trait `sceneCaptureState`.
public enum UITraitSceneCaptureState: UITraitDefinition {
    /// Not said.
    public static var defaultValue: UISceneCaptureState { .unspecified }
    /// The name.
    public static var name: String { "SceneCaptureState" }
}

/// The trait `listEnvironment`.
public enum UITraitListEnvironment: UITraitDefinition {
    /// Not said.
    public static var defaultValue: UIListEnvironment { .unspecified }
    /// The name.
    public static var name: String { "ListEnvironment" }
}

/// The trait `typesettingLanguage`.
public enum UITraitTypesettingLanguage: UITraitDefinition {
    /// Not said.
    public static var defaultValue: String { "" }
    /// The name.
    public static var name: String { "TypesettingLanguage" }
}

extension UIMutableTraits {
    /// Whether the interface is the one that is used.
    public var activeAppearance: UIUserInterfaceActiveAppearance {
        get { self[UITraitActiveAppearance.self] }
        set { self[UITraitActiveAppearance.self] = newValue }
    }
    /// How bright pictures may be.
    public var imageDynamicRange: UIImage.DynamicRange {
        get { self[UITraitImageDynamicRange.self] }
        set { self[UITraitImageDynamicRange.self] = newValue }
    }
    /// How large the items of a desktop's toolbar are.
    public var toolbarItemPresentationSize: UINSToolbarItemPresentationSize {
        get { self[UITraitToolbarItemPresentationSize.self] }
        set { self[UITraitToolbarItemPresentationSize.self] = newValue }
    }
    /// Whether the screen is recorded. Never here.
    public var sceneCaptureState: UISceneCaptureState {
        get { self[UITraitSceneCaptureState.self] }
        set { self[UITraitSceneCaptureState.self] = newValue }
    }
    /// The kind of list around a view.
    public var listEnvironment: UIListEnvironment {
        get { self[UITraitListEnvironment.self] }
        set { self[UITraitListEnvironment.self] = newValue }
    }
    /// The language by whose rules text is set.
    public var typesettingLanguage: String {
        get { self[UITraitTypesettingLanguage.self] }
        set { self[UITraitTypesettingLanguage.self] = newValue }
    }
}

extension UITraitCollection {
    /// Whether the interface is the one that is used.
    public var activeAppearance: UIUserInterfaceActiveAppearance {
        let value = self[UITraitActiveAppearance.self]
        guard value == .unspecified else { return value }
        return values.systemVersion == nil ? .unspecified : .active
    }
    /// How bright pictures may be.
    public var imageDynamicRange: UIImage.DynamicRange {
        let value = self[UITraitImageDynamicRange.self]
        guard value == .unspecified else { return value }
        return values.systemVersion == nil ? .unspecified : .standard
    }
    /// How large the items of a desktop's toolbar are.
    public var toolbarItemPresentationSize: UINSToolbarItemPresentationSize {
        self[UITraitToolbarItemPresentationSize.self]
    }
    /// Whether the screen is recorded. Never here.
    public var sceneCaptureState: UISceneCaptureState {
        let value = self[UITraitSceneCaptureState.self]
        guard value == .unspecified else { return value }
        return values.systemVersion == nil ? .unspecified : .inactive
    }
    /// The kind of list around a view.
    public var listEnvironment: UIListEnvironment { self[UITraitListEnvironment.self] }
    /// The language by whose rules text is set; empty where none was set.
    public var typesettingLanguage: String { self[UITraitTypesettingLanguage.self] }
    /// Creates a collection with one trait: `activeAppearance`.
    public convenience init(activeAppearance: UIUserInterfaceActiveAppearance) {
        self.init { $0.activeAppearance = activeAppearance }
    }
    /// Creates a collection with one trait: `imageDynamicRange`.
    public convenience init(imageDynamicRange: UIImage.DynamicRange) {
        self.init { $0.imageDynamicRange = imageDynamicRange }
    }
    /// Creates a collection with one trait: `toolbarItemPresentationSize`.
    public convenience init(toolbarItemPresentationSize: UINSToolbarItemPresentationSize) {
        self.init { $0.toolbarItemPresentationSize = toolbarItemPresentationSize }
    }
    /// Creates a collection with one trait: `sceneCaptureState`.
    public convenience init(sceneCaptureState: UISceneCaptureState) {
        self.init { $0.sceneCaptureState = sceneCaptureState }
    }
    /// Creates a collection with one trait: `listEnvironment`.
    public convenience init(listEnvironment: UIListEnvironment) {
        self.init { $0.listEnvironment = listEnvironment }
    }
    /// Creates a collection with one trait: `typesettingLanguage`.
    public convenience init(typesettingLanguage: String) {
        self.init { $0.typesettingLanguage = typesettingLanguage }
    }

    /// A collection with one trait replaced.
    public func replacing<Trait: UITraitDefinition>(
        _ trait: Trait.Type, value: Trait.Value
    ) -> UITraitCollection {
        modifyingTraits { $0[trait] = value }
    }
}
