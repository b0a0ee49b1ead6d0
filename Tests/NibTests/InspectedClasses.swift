import UIKit

final class SettingsRow: UIView {
    var toggle: UISwitch!
    private(set) var states: [Bool] = []

    func toggled(_ sender: UISwitch) { states.append(sender.isOn) }
}

final class InspectableView: UIView {
    var count = 0
    var ratio: CGFloat = 0
    var caption = ""
    var isFancy = false
    var accent: UIColor?
    var spot = CGPoint.zero
    var extent = CGSize.zero
    var area = CGRect.zero
    var span = NSRange()
    var note: String? = "note"
    var icon: UIImage?
    private(set) var captionAtAwaking: String?

    override func awakeFromNib() {
        super.awakeFromNib()
        captionAtAwaking = caption
    }
}

final class ShopOwner: NSObject {
    var buyButton: UIButton!
    private(set) var log: [String] = []

    func buy() { log.append("buy") }
    func buyTwice(_ sender: UIButton, forEvent event: UIEvent?) {
        log.append("twice \(sender === buyButton)")
    }
}

extension FormworkModule {
    static var inspected: [RuntimeClass] {
        [
            RuntimeClass(
                SettingsRow.self,
                [
                    RuntimeMember(
                        key: "toggle", get: { (o: SettingsRow) in o.toggle },
                        set: { (o: SettingsRow, v) in o.toggle = v }),
                    RuntimeMember("toggled:", SettingsRow.toggled(_:)),
                ]),
            RuntimeClass(
                InspectableView.self,
                [
                    RuntimeMember(
                        key: "count", get: { (o: InspectableView) in o.count },
                        set: { (o: InspectableView, v) in o.count = v }),
                    RuntimeMember(
                        key: "ratio", get: { (o: InspectableView) in o.ratio },
                        set: { (o: InspectableView, v) in o.ratio = v }),
                    RuntimeMember(
                        key: "caption", get: { (o: InspectableView) in o.caption },
                        set: { (o: InspectableView, v) in o.caption = v }),
                    RuntimeMember(
                        key: "isFancy", get: { (o: InspectableView) in o.isFancy },
                        set: { (o: InspectableView, v) in o.isFancy = v }),
                    RuntimeMember(
                        key: "accent", get: { (o: InspectableView) in o.accent },
                        set: { (o: InspectableView, v) in o.accent = v }),
                    RuntimeMember(
                        key: "spot", get: { (o: InspectableView) in o.spot },
                        set: { (o: InspectableView, v) in o.spot = v }),
                    RuntimeMember(
                        key: "extent", get: { (o: InspectableView) in o.extent },
                        set: { (o: InspectableView, v) in o.extent = v }),
                    RuntimeMember(
                        key: "area", get: { (o: InspectableView) in o.area },
                        set: { (o: InspectableView, v) in o.area = v }),
                    RuntimeMember(
                        key: "span", get: { (o: InspectableView) in o.span },
                        set: { (o: InspectableView, v) in o.span = v }),
                    RuntimeMember(
                        key: "note", get: { (o: InspectableView) in o.note },
                        set: { (o: InspectableView, v) in o.note = v }),
                    RuntimeMember(
                        key: "icon", get: { (o: InspectableView) in o.icon },
                        set: { (o: InspectableView, v) in o.icon = v }),
                ]),
            RuntimeClass(
                ShopOwner.self,
                [
                    RuntimeMember(
                        key: "buyButton", get: { (o: ShopOwner) in o.buyButton },
                        set: { (o: ShopOwner, v) in o.buyButton = v }),
                    RuntimeMember("buy", ShopOwner.buy),
                    RuntimeMember("buyTwice:forEvent:", ShopOwner.buyTwice(_:forEvent:)),
                ]),
        ]
    }
}
