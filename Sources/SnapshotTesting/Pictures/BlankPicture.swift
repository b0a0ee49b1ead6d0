import Foundation
import HeadlessUIKit
import PictureComparison

/// Pictures that show nothing, which are mostly views without a size, a colour or content.
enum BlankPicture {
    /// What to say about a picture that is blank while its reference is not; nil where it is well.
    ///
    /// - Parameters:
    ///   - image: The new picture.
    ///   - reference: The reference's file; nil where there is none.
    static func message(for image: UIImage, _ reference: Data?) -> String? {
        guard !SnapshotOptions.allowsBlankPictures, let color = blankColor(image) else { return nil }
        if let reference, let old = UIImage(data: reference), blankColor(old) != nil { return nil }
        return """
            The picture is blank: each of its \(image.cgImage?.width ?? 0)x\(image.cgImage?.height ?? 0) pixels is \
            \(color). It was not recorded. Where that is meant, allow it by \
            'withSnapshotOptions(SnapshotOptions(blankPictures: .allow))' or SNAPSHOT_BLANK=allow.
            """
    }

    private static func blankColor(_ image: UIImage) -> String? {
        guard let picture = image.picture, let color = picture.uniformColor else { return nil }
        if color.alpha == 0 { return "transparent" }
        guard color.isOpaque, color.red == color.green, color.green == color.blue else { return nil }
        return color.red == 255 ? "white" : color.red == 0 ? "black" : nil
    }
}
