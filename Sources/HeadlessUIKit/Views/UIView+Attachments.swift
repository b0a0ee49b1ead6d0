/// An object that a layout language attaches to a view, and its key.
struct Attachment {
    var key: ObjectIdentifier?
    var value: AnyObject?
}

/// Most views have one attachment or none, which is found by a comparison. Where the first slot is free,
/// there are no others.
extension UIView {
    /// The object that a layout language attached to the view under a key.
    @usableFromInline
    package final func attachment(for key: ObjectIdentifier) -> AnyObject? {
        if attachment.key == key { return attachment.value }
        return attachment.key == nil ? nil : extras?.attachments.first { $0.key == key }?.value
    }

    /// Stores an object with the view under a key; nil removes it.
    @usableFromInline
    package final func setAttachment(_ object: AnyObject?, for key: ObjectIdentifier) {
        if attachment.key == nil, let object {
            attachment = Attachment(key: key, value: object)
            return
        }
        let isFirst = attachment.key == nil || attachment.key == key
        // A removed object may call back in its deinitialiser: by then everything is in its new slot.
        var gone: [Attachment] = []
        defer { withExtendedLifetime(gone) {} }
        if isFirst {
            gone = [attachment]
            if let object {
                attachment = Attachment(key: key, value: object)
            } else {
                attachment = extras?.attachments.popLast() ?? Attachment()
            }
            return
        }
        let others = extras?.attachments ?? []
        gone = others
        let kept = others.filter { $0.key != key }
        if object != nil || kept.count != others.count {
            madeExtras.attachments = kept + (object.map { [Attachment(key: key, value: $0)] } ?? [])
        }
    }
}
