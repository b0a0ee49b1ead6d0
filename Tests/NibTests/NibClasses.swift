import UIKit

// The classes of the nibs, as an app has them, and the tables that the port writes for them.

final class ProfileCard: UIView {
    var avatarView: UIImageView!
    var nameLabel: UILabel!
    var roleLabel: UILabel!
    /// What happened, in order.
    private(set) var log: [String] = []

    override init(frame: CGRect) {
        super.init(frame: frame)
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        // The superclass has read the view's frame, its subviews, and no outlet yet.
        log.append(
            "init \(Int(frame.width)) \(subviews.count) \(nameLabel == nil) \(coder.decodeObject(forKey: "x") == nil)"
        )
    }

    override func awakeFromNib() {
        super.awakeFromNib()
        log.append("awake \(nameLabel.text ?? "")")
    }
}

final class LoginFormController: UIViewController, UITextFieldDelegate {
    var mailField: UITextField!
    var passwordField: UITextField!
    var loginButton: UIButton!
    private(set) var logins = 0

    func logIn(_ sender: UIButton) { logins += sender === loginButton ? 1 : 0 }
}

final class ArticleCell: UITableViewCell {
    var titleLabel: UILabel!
    var summaryLabel: UILabel!
    var thumbnail: UIView!
    private(set) var wakes = 0

    override func awakeFromNib() {
        super.awakeFromNib()
        wakes += 1
    }
}

final class TileCell: UICollectionViewCell {
    var imageView: UIImageView!
    var label: UILabel!
}

final class FormworkModule: RuntimeModule {
    static var classes: [RuntimeClass] { loaded + inspected + storyboard + segues }

    private static var loaded: [RuntimeClass] {
        [
            RuntimeClass(
                ProfileCard.self,
                [
                    RuntimeMember(
                        key: "avatarView", get: { (o: ProfileCard) in o.avatarView },
                        set: { (o: ProfileCard, v) in o.avatarView = v }),
                    RuntimeMember(
                        key: "nameLabel", get: { (o: ProfileCard) in o.nameLabel },
                        set: { (o: ProfileCard, v) in o.nameLabel = v }),
                    RuntimeMember(
                        key: "roleLabel", get: { (o: ProfileCard) in o.roleLabel },
                        set: { (o: ProfileCard, v) in o.roleLabel = v }),
                ]),
            RuntimeClass(
                LoginFormController.self,
                [
                    RuntimeMember(
                        key: "mailField", get: { (o: LoginFormController) in o.mailField },
                        set: { (o: LoginFormController, v) in o.mailField = v }),
                    RuntimeMember(
                        key: "passwordField", get: { (o: LoginFormController) in o.passwordField },
                        set: { (o: LoginFormController, v) in o.passwordField = v }),
                    RuntimeMember(
                        key: "loginButton", get: { (o: LoginFormController) in o.loginButton },
                        set: { (o: LoginFormController, v) in o.loginButton = v }),
                    RuntimeMember("logIn:", LoginFormController.logIn(_:)),
                ]),
            RuntimeClass(
                ArticleCell.self,
                [
                    RuntimeMember(
                        key: "titleLabel", get: { (o: ArticleCell) in o.titleLabel },
                        set: { (o: ArticleCell, v) in o.titleLabel = v }),
                    RuntimeMember(
                        key: "summaryLabel", get: { (o: ArticleCell) in o.summaryLabel },
                        set: { (o: ArticleCell, v) in o.summaryLabel = v }),
                    RuntimeMember(
                        key: "thumbnail", get: { (o: ArticleCell) in o.thumbnail },
                        set: { (o: ArticleCell, v) in o.thumbnail = v }),
                ]),
            RuntimeClass(
                TileCell.self,
                [
                    RuntimeMember(
                        key: "imageView", get: { (o: TileCell) in o.imageView },
                        set: { (o: TileCell, v) in o.imageView = v }),
                    RuntimeMember(
                        key: "label", get: { (o: TileCell) in o.label },
                        set: { (o: TileCell, v) in o.label = v }),
                ]),
        ]
    }
}
