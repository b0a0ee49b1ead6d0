import Foundation

extension UIResponder {
    private static let assistantItems = NSMapTable<UIResponder, UITextInputAssistantItem>
        .weakToStrongObjects()

    /// The buttons beside the suggestions above the keyboard.
    public var inputAssistantItem: UITextInputAssistantItem {
        if let item = Self.assistantItems.object(forKey: self) { return item }
        let item = UITextInputAssistantItem()
        Self.assistantItems.setObject(item, forKey: self)
        return item
    }
}
