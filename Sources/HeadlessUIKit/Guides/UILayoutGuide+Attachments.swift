extension UILayoutGuide {
    /// The object kept with this guide under a key, or nil.
    package final func attachment(for key: ObjectIdentifier) -> AnyObject? {
        for attachment in attachments where attachment.key == key { return attachment.value }
        return nil
    }

    /// Stores an object with this guide, replacing the one stored under the same key; nil removes it.
    package final func setAttachment(_ object: AnyObject?, for key: ObjectIdentifier) {
        attachments.removeAll { $0.key == key }
        if let object { attachments.append((key, object)) }
    }
}
