internal import DisplayList
import Foundation

extension UIImage {
    /// Finds a picture of a bundle's asset catalogues or resources (nil: the main bundle's); nil when there is none of
    /// that name.
    ///
    /// Without traits it is the picture for the current ones, and changes with those of the view that shows it.
    public convenience init?(
        named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
    ) {
        guard let found = Self.find(name, bundle ?? .main, traitCollection, nil) else { return nil }
        self.init(found.content, found.traits)
    }

    /// Finds a picture of a bundle's asset catalogues or resources (nil: the main bundle's); nil when there is none of
    /// that name. The configuration's traits choose the variant.
    public convenience init?(named name: String, in bundle: Bundle?, with configuration: Configuration?) {
        let found = Self.find(name, bundle ?? .main, configuration?.traitCollection, configuration)
        guard let found else { return nil }
        self.init(found.content, found.traits)
    }

    private static func find(
        _ name: String, _ bundle: Bundle, _ traits: UITraitCollection?, _ configuration: Configuration?
    ) -> UIImage? {
        guard !name.isEmpty, !name.contains("\0"), let folder = bundle.resourcePath else { return nil }
        var all = UITraitCollection.current
        if let traits { all = UITraitCollection(traitsFrom: [all, traits]) }
        // A name with the ending of a file means the file.
        if let (data, scale) = ImageLookup.read(folder + "/" + name),
            let file = UIImage(data: data, scale: scale)
        {
            return file
        }
        if let found = ImageAssets.shared.image(named: name, inFolder: folder, for: all) {
            return traits == nil ? found : found.withoutAsset
        }
        if let symbol = SymbolAssets.shared.image(named: name, inFolder: folder, configuration) {
            return symbol
        }
        return NamedImages.provider?(name, bundle).flatMap { UIImage(data: $0, scale: 1) }
    }

    /// The picture that does not change with traits.
    private var withoutAsset: UIImage {
        var fixed = traits
        fixed.asset = nil
        return UIImage(content, fixed)
    }

    /// The picture of the same set of a catalogue for traits, with what has been changed of this one.
    final func variant(for traits: UITraitCollection) -> UIImage? {
        guard let asset = self.traits.asset, let found = ImageAssets.shared.image(of: asset, for: traits)
        else {
            return nil
        }
        var merged = found.traits
        // A variant is drawn as it is.
        merged.asset = nil
        (merged.renderingMode, merged.tintColor) = (self.traits.renderingMode, self.traits.tintColor)
        merged.flipsForRightToLeft = self.traits.flipsForRightToLeft
        if self.traits.capInsets != .zero {
            (merged.capInsets, merged.resizingMode) = (self.traits.capInsets, self.traits.resizingMode)
        }
        return UIImage(found.content, merged)
    }

    /// The same picture with left and right exchanged.
    final var mirroredPixels: UIImage {
        guard case .bitmap(let image) = content else { return self }
        var mirrored = traits
        swap(&mirrored.capInsets.left, &mirrored.capInsets.right)
        if let insets = mirrored.alignmentRectInsets {
            mirrored.alignmentRectInsets = UIEdgeInsets(
                top: insets.top, left: insets.right, bottom: insets.bottom, right: insets.left)
        }
        mirrored.vector = nil
        return UIImage(.bitmap(CGImage(image.bitmap.mirrored)), mirrored)
    }
}

extension Bitmap {
    /// The same pixels with left and right exchanged.
    fileprivate var mirrored: Bitmap {
        var turned = pixels
        for row in 0..<height {
            for column in 0..<width {
                let (from, to) = ((row * width + column) * 4, (row * width + width - 1 - column) * 4)
                for channel in 0..<4 { turned[to + channel] = pixels[from + channel] }
            }
        }
        return Bitmap(width: width, height: height, pixels: turned, isOpaque: isOpaque)
    }
}
