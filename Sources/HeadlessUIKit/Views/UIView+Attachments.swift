extension UIView {
    /// The object that a layout language keeps with the view under a key.
    package final func attachment(for key: ObjectIdentifier) -> AnyObject? {
        for attachment in attachments where attachment.key == key { return attachment.value }
        return nil
    }

    /// Keeps an object with the view under a key; nil lets go of it.
    package final func setAttachment(_ object: AnyObject?, for key: ObjectIdentifier) {
        attachments.removeAll { $0.key == key }
        if let object { attachments.append((key, object)) }
    }
}
