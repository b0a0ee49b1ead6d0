import UIKit

@objc protocol FormAccessoryDelegate {
    func accessoryDidSelectDone(_ accessory: FormAccessoryView)
    @objc optional func accessoryDidSelectNext(_ accessory: FormAccessoryView)
    @objc optional func accessoryDidSelectPrevious(_ accessory: FormAccessoryView)
}

/// The bar above the keyboard: back, forward, done.
class FormAccessoryView: UIToolbar {

    weak var accessoryDelegate: FormAccessoryDelegate? {
        didSet { rebuildItems() }
    }

    private(set) lazy var previousItem = UIBarButtonItem(
        title: "‹", style: .plain, target: self, action: #selector(back))
    private(set) lazy var nextItem = UIBarButtonItem(
        title: "›", style: .plain, target: self, action: #selector(forward))
    private(set) lazy var doneItem: UIBarButtonItem = {
        let item = UIBarButtonItem(barButtonSystemItem: .done, target: nil, action: nil)
        item.target = self
        item.action = #selector(done(_:))
        return item
    }()

    override init(frame: CGRect) {
        super.init(frame: frame)
        rebuildItems()
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        rebuildItems()
    }

    private func rebuildItems() {
        var result: [UIBarButtonItem] = []
        if accessoryDelegate?.accessoryDidSelectPrevious != nil { result.append(previousItem) }
        if accessoryDelegate?.accessoryDidSelectNext != nil { result.append(nextItem) }
        result.append(UIBarButtonItem(barButtonSystemItem: .flexibleSpace, target: nil, action: nil))
        result.append(doneItem)
        items = result
    }

    func update(hasPrevious: Bool, hasNext: Bool) {
        previousItem.isEnabled = hasPrevious
        nextItem.isEnabled = hasNext
    }

    @objc private func back() {
        accessoryDelegate?.accessoryDidSelectPrevious?(self)
    }

    @objc private func forward() {
        accessoryDelegate?.accessoryDidSelectNext?(self)
    }

    @objc private func done(_ sender: Any?) {
        accessoryDelegate?.accessoryDidSelectDone(self)
    }
}
