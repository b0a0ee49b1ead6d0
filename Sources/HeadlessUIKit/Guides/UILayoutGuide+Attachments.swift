extension UILayoutGuide {
    /// The object kept with this guide under a key, or nil.
    package final func attachment(for key: ObjectIdentifier) -> AnyObject? {
        for attachment in attachments where attachment.key == key { return attachment.value }
        return nil
    }

    /// Keeps an object with this guide, in place of the one kept under the same key; nil removes it.
    package final func setAttachment(_ object: AnyObject?, for key: ObjectIdentifier) {
        attachments.removeAll { $0.key == key }
        if let object { attachments.append((key, object)) }
    }
}
