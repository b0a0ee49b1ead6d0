import Foundation
import Testing
import UIKit

@testable import HeadlessUIKit

@MainActor
@Suite(.serialized)
struct LoadingNibsTests {
    @Test func customViewHasItsOutletsWhenItAwakes() throws {
        let card: ProfileCard = try load("ProfileCard")
        #expect(card.log == ["init 361 3 true true", "awake Grace Hopper"])
        #expect(card.nameLabel.superview === card)
        #expect(
            card.nameLabel.font.fontDescriptor
                == UIFont.systemFont(ofSize: 17, weight: .semibold).fontDescriptor)
        #expect(card.roleLabel.textColor == .secondaryLabel)
        #expect(card.nameLabel.contentHuggingPriority(for: .horizontal).rawValue == 251)
        #expect(!card.nameLabel.translatesAutoresizingMaskIntoConstraints)
        #expect(card.constraints.count == 9)
        #expect(card.avatarView.constraints.count == 2)
    }

    @Test func controllerLoadsTheNibOfItsName() {
        let controller = LoginFormController(nibName: "LoginForm", bundle: resources)
        #expect(controller.nibName == "LoginForm")
        #expect(controller.nibBundle == resources)
        #expect(!controller.isViewLoaded)
        controller.loadViewIfNeeded()
        #expect(controller.view.frame == CGRect(x: 0, y: 0, width: 393, height: 852))
        #expect(controller.mailField.delegate === controller)
        #expect(controller.mailField.keyboardType == .emailAddress)
        #expect(controller.passwordField.isSecureTextEntry)
        #expect(controller.passwordField.returnKeyType == .go)
        #expect(controller.mailField.placeholder == "E-mail")
        #expect(controller.loginButton.title(for: .normal) == "Log in")
        #expect(controller.loginButton.buttonType == .system)
    }

    @Test func tableCellsAreLoadedWithOutlets() throws {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 393, height: 600))
        table.register(
            UINib(nibName: "ArticleCell", bundle: resources), forCellReuseIdentifier: "ArticleCell")
        let first = try #require(table.dequeueReusableCell(withIdentifier: "ArticleCell") as? ArticleCell)
        #expect(first.wakes == 1)
        #expect(first.titleLabel.numberOfLines == 2)
        #expect(first.titleLabel.font == UIFont.preferredFont(forTextStyle: .headline))
        #expect(first.titleLabel.superview === first.contentView)
        #expect(first.thumbnail.layer.cornerRadius == 8)
        #expect(first.reuseIdentifier == "ArticleCell")
        #expect(first.selectionStyle == .none)
    }
}
