/// The modules of the program that list members, see ``RuntimeModule``.
///
/// A module is usually found by the classes of its objects. What it adds to a class of the kit is looked for by a name alone, with
/// nothing that says which module it is: then all of them are read.
enum ProgramModules {
    /// The names of the modules with a class `FormworkModule`.
    static var all: [String] {
        let found = FoundModules()
        enumerateMetadataSections(addModules, Unmanaged.passUnretained(found).toOpaque())
        return withExtendedLifetime(found) { found.names }
    }

    /// The modules in the metadata of one image: of the runtime's record `MetadataSections`, whose ranges are pairs of an address
    /// and a length behind four words.
    fileprivate static func modules(of sections: UnsafeRawPointer) -> [String] {
        let words = sections.assumingMemoryBound(to: UInt.self)
        let (start, length) = (words[8], words[9])
        guard let records = UnsafeRawPointer(bitPattern: start) else { return [] }
        return stride(from: 0, to: Int(length), by: MemoryLayout<Int32>.size).compactMap {
            let descriptor = pointer(at: records + $0, flags: 0b11)
            // The low bits are the kind: 16 is a class.
            guard descriptor.load(as: UInt32.self) & 0x1f == 16, name(of: descriptor) == "FormworkModule"
            else { return nil }
            return name(of: pointer(at: descriptor + 4, flags: 1))
        }
    }

    /// A relative pointer, which is an indirect one if its lowest bit is set.
    private static func pointer(at address: UnsafeRawPointer, flags: Int32) -> UnsafeRawPointer {
        let offset = address.load(as: Int32.self)
        let target = address + Int(offset & ~flags)
        return offset & 1 == 0 ? target : target.load(as: UnsafeRawPointer.self)
    }

    /// The name of a class or module: a relative pointer to text behind the flags and the parent.
    private static func name(of descriptor: UnsafeRawPointer) -> String {
        let address = descriptor + 8
        let text = address + Int(address.load(as: Int32.self))
        return String(cString: text.assumingMemoryBound(to: CChar.self))
    }
}

private final class FoundModules { var names: [String] = [] }

/// Called by the runtime for each image.
private func addModules(_ sections: UnsafeRawPointer, _ found: UnsafeMutableRawPointer?) -> Bool {
    guard let found else { return false }
    Unmanaged<FoundModules>.fromOpaque(found).takeUnretainedValue().names += ProgramModules.modules(
        of: sections)
    return true
}

#if canImport(ObjectiveC)
    /// Only the runtime of other platforms has it.
    private func enumerateMetadataSections(
        _ body: @convention(c) (UnsafeRawPointer, UnsafeMutableRawPointer?) -> Bool,
        _ context: UnsafeMutableRawPointer?
    ) {}
#else
    @_silgen_name("swift_enumerateAllMetadataSections")
    private func enumerateMetadataSections(
        _ body: @convention(c) (UnsafeRawPointer, UnsafeMutableRawPointer?) -> Bool,
        _ context: UnsafeMutableRawPointer?
    )
#endif
