internal import CCairo
import DisplayList

/// A font file's face as FreeType has it open, closed when the last owner releases it.
///
/// FreeType's objects break when threads share them, so each comes with a library of its own.
final class OpenFace {
    let library: FT_Library
    let face: FT_Face

    /// Opens a face; nil when the file is missing, is no font or has no such face.
    init?(_ description: FontFace) {
        var library: FT_Library?
        guard FT_Init_FreeType(&library) == 0, let library else { return nil }
        var face: FT_Face?
        guard FT_New_Face(library, description.path, FT_Long(description.index), &face) == 0, let face
        else {
            FT_Done_FreeType(library)
            return nil
        }
        self.library = library
        self.face = face
        apply(FontVariations(description.variations))
    }

    deinit {
        FT_Done_Face(face)
        FT_Done_FreeType(library)
    }

    private func apply(_ settings: FontVariations) {
        var master: UnsafeMutablePointer<FT_MM_Var>?
        guard !settings.values.isEmpty, FT_Get_MM_Var(face, &master) == 0, let master else { return }
        var coordinates = (0..<Int(master.pointee.num_axis)).map { index in
            let axis = master.pointee.axis[index]
            guard let value = settings.values[UInt32(truncatingIfNeeded: axis.tag)] else { return axis.def }
            return min(max(FT_Fixed(value * 65536), axis.minimum), axis.maximum)
        }
        FT_Set_Var_Design_Coordinates(face, FT_UInt(coordinates.count), &coordinates)
        FT_Done_MM_Var(library, master)
    }
}
