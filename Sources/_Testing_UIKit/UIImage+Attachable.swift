#if compiler(>=6.2)
    public import HeadlessUIKit
    public import Testing

    /// A picture as an attachment of a test: a PNG file.
    public struct AttachableImage: AttachableWrapper, Sendable {
        /// The picture.
        public let wrappedValue: UIImage

        /// Hands out the picture as a PNG file.
        public func withUnsafeBytes<Result>(
            for attachment: borrowing Attachment<Self>,
            _ body: (UnsafeRawBufferPointer) throws -> Result
        ) throws -> Result {
            guard let data = wrappedValue.pngData() else { throw CocoaError(.fileWriteUnknown) }
            return try data.withUnsafeBytes(body)
        }

        /// The requested name, with the extension of PNG files where it has none.
        public func preferredName(
            for attachment: borrowing Attachment<Self>, basedOn suggestedName: String
        ) -> String {
            suggestedName.contains(".") ? suggestedName : suggestedName + ".png"
        }
    }

    extension Attachment where AttachableValue == AttachableImage {
        /// Makes an attachment of a picture.
        ///
        /// - Parameters:
        ///   - image: The picture.
        ///   - preferredName: The name of the file; the library chooses one by default.
        ///   - sourceLocation: Where the attachment is made.
        public init(
            _ image: UIImage, named preferredName: String? = nil,
            sourceLocation: SourceLocation = #_sourceLocation
        ) {
            self.init(
                AttachableImage(wrappedValue: image), named: preferredName, sourceLocation: sourceLocation)
        }

        /// Attaches a picture to the test that is running.
        ///
        /// - Parameters:
        ///   - image: The picture.
        ///   - preferredName: The name of the file; the library chooses one by default.
        ///   - sourceLocation: Where the attachment is made.
        public static func record(
            _ image: UIImage, named preferredName: String? = nil,
            sourceLocation: SourceLocation = #_sourceLocation
        ) {
            record(
                Self(image, named: preferredName, sourceLocation: sourceLocation),
                sourceLocation: sourceLocation)
        }
    }
#endif
