import Foundation
import Testing
import UIKit

@testable import HeadlessUIKit

@MainActor
@Suite(.serialized)
struct FurtherNibsTests {
    @Test func gesturesAreAddedAndCallTheirTargets() throws {
        let owner = GestureOwner()
        let view: UIView = try load("Gestures", owner: owner)
        let gestures = try #require(view.subviews.first?.gestureRecognizers)
        #expect(gestures.count == 2)
        #expect((gestures[0] as? UITapGestureRecognizer)?.numberOfTapsRequired == 2)
        #expect((gestures[1] as? UILongPressGestureRecognizer)?.minimumPressDuration == 0.25)
        #expect(gestures[1].delegate === owner)
        view.subviews.first?.simulateTap(count: 2)
        #expect(owner.log == ["tapped 2"])
    }

    @Test func outletCollectionsKeepTheOrderOfTheFile() {
        let owner = CollectionOwner(nibName: "Collections", bundle: resources)
        owner.loadViewIfNeeded()
        #expect(owner.labels.map(\.text) == ["2", "0", "1"])
        #expect(owner.model.wakes == 1)
    }

    @Test func placeholdersStandForExternalObjects() throws {
        let shop = ShopOwner()
        let objects = UINib(nibName: "External", bundle: resources).instantiate(
            withOwner: nil, options: [.externalObjects: ["Shop": shop]])
        let view = try #require(objects.first as? UIView)
        (view.subviews.first as? UIButton)?.sendActions(for: .touchUpInside)
        #expect(shop.log == ["buy"])
    }

    @Test func textsAreTranslated() throws {
        func texts() throws -> [String?] {
            let view: UIView = try load("Greeting")
            let segments = view.subviews[2] as? UISegmentedControl
            return [
                (view.subviews[0] as? UILabel)?.text, (view.subviews[1] as? UIButton)?.title(for: .normal),
                segments?.titleForSegment(at: 0), segments?.titleForSegment(at: 1),
            ]
        }
        #expect(try texts() == ["Hello", "Continue", "Day", "Night"])
        #expect(
            try LanguageSettings.with(LanguageSettings(["de"])) { try texts() }
                == ["Hallo", "Weiter", "Day", "Nacht"])
    }

    @Test func whatIsUnknownIsNamedOnce() throws {
        var view: UIView?
        let lines = reports {
            view = try? load("Unknown")
            view = try? load("Unknown")
        }
        let path = try #require(resources.resourcePath) + "/Unknown.xib"
        #expect(view?.subviews.map(\.frame.minX) == [10, 120, 10])
        #expect(lines.allSatisfy { $0.contains(path + ":") })
        let messages = lines.map { $0.drop { $0 != " " }.dropFirst() }.map(String.init)
        for expected in [
            "<mapView> is not known: an empty view has its frame",
            "Unknown class GoneView in module Elsewhere in Interface Builder file: UIView is used instead",
            "the attribute sparkle is not known", "<glitter> in <label> is not known",
            "<sparkler> is not known", "there is no object nob-od-y23",
            "a constraint of nob-od-y23, of which there is no object, is left out",
            "firstAttribute=\"sideways\" is not known", "multiplier=\"a:b\" is no number",
        ] {
            #expect(messages.filter { $0.hasSuffix(expected) }.count == 1, "\(expected)")
        }
    }

    @Test func brokenFilesAreNamedWithTheirLine() {
        let broken = exceptions {
            _ = UINib(nibName: "Broken", bundle: resources).instantiate(withOwner: nil)
        }
        #expect(broken.first?.reason.contains("Broken.xib:13: the XML is malformed") == true)
        #expect(broken.first?.reason.contains("<subviews>, which begins in line 12") == true)
        let ancient = exceptions {
            _ = UINib(nibName: "Ancient", bundle: resources).instantiate(withOwner: nil)
        }
        #expect(ancient.first?.reason.contains("<archive> is no document of Interface Builder") == true)
        let missing = exceptions { _ = resources.loadNibNamed("Missing", owner: nil) }
        #expect(
            missing.first?.reason
                == "Could not load NIB in bundle: 'NSBundle <\(resources.bundlePath)> (loaded)' with name 'Missing'"
        )
    }

    @Test func nibsOfWrongContentRaise() {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        table.register(UINib(nibName: "TwoViews", bundle: resources), forCellReuseIdentifier: "x")
        let first = exceptions { _ = table.dequeueReusableCell(withIdentifier: "x") }
        #expect(
            first.first?.reason
                == "invalid nib registered for identifier (x) - nib must contain exactly one top level object which must be a UITableViewCell instance"
        )
        table.register(UINib(nibName: "ArticleCell", bundle: resources), forCellReuseIdentifier: "y")
        let second = exceptions { _ = table.dequeueReusableCell(withIdentifier: "y") }
        #expect(
            second.first?.reason
                == "cell reuse indicator in nib (ArticleCell) does not match the identifier used to register the nib (y)"
        )
        let controller = UIViewController(nibName: "NoView", bundle: resources)
        let third = exceptions { controller.loadViewIfNeeded() }
        #expect(
            third.first?.reason
                == "-[UIViewController _loadViewFromNibNamed:bundle:] loaded the \"NoView\" nib but the view outlet was not set."
        )
    }

    @Test func controllersFindTheNibOfTheirClass() {
        let controller = PaletteViewController()
        controller.loadViewIfNeeded()
        #expect(controller.view.frame == CGRect(x: 0, y: 0, width: 393, height: 852))
        #expect(controller.nibName == nil)
    }

    @Test func dataIsReadAsFilesAre() throws {
        let data = try #require(
            FileManager.default.contents(atPath: resources.bundlePath + "/ProfileCard.xib"))
        let objects = UINib(data: data, bundle: resources).instantiate(withOwner: nil)
        #expect((objects.first as? ProfileCard)?.nameLabel.text == "Grace Hopper")
    }

    @Test func rowsSizeThemselvesByTheirNib() throws {
        final class Source: NSObject, UITableViewDataSource {
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                let cell = tableView.dequeueReusableCell(withIdentifier: "ArticleCell", for: indexPath)
                (cell as? ArticleCell)?.summaryLabel.text =
                    indexPath.row == 0 ? "Short" : String(repeating: "Long text. ", count: 60)
                return cell
            }
        }
        let source = Source()
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
        table.register(
            UINib(nibName: "ArticleCell", bundle: resources), forCellReuseIdentifier: "ArticleCell")
        table.dataSource = source
        table.layoutIfNeeded()
        // The picture of 88 with margins of 11 decides the first row; the text the second.
        #expect(abs(table.rectForRow(at: IndexPath(row: 0, section: 0)).height - 110) <= 0.5)
        let second = try #require(table.cellForRow(at: IndexPath(row: 1, section: 0)) as? ArticleCell)
        let text = second.summaryLabel.frame
        #expect(abs(second.contentView.bounds.maxY - text.maxY - 11) <= 0.5)
        #expect(text.height > 150)
    }

    @Test func loadedObjectsAreReleased() {
        weak var view: UIView?
        weak var controller: UIViewController?
        autoreleasepool {
            var objects = UINib(nibName: "SizeClasses", bundle: resources).instantiate(withOwner: nil)
            view = objects.first as? UIView
            objects = []
            let made = UIStoryboard(name: "Main", bundle: resources).instantiateViewController(
                withIdentifier: "Container")
            made.loadViewIfNeeded()
            controller = made
        }
        #expect(view == nil)
        #expect(controller == nil)
    }
}
