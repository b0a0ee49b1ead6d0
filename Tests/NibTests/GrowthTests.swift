import Foundation
import Testing
import UIKit

@testable import HeadlessUIKit

/// Content of nibs in windows of other sizes than the nib's, also wider ones than the screen.
@MainActor
@Suite(.serialized)
struct GrowthTests {
    private final class Source: NSObject, UITableViewDataSource {
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            tableView.dequeueReusableCell(withIdentifier: "ProfileCard", for: indexPath)
        }
    }

    private nonisolated static let sizes = [
        CGSize(width: 320, height: 568), CGSize(width: 390, height: 844), CGSize(width: 430, height: 932),
        CGSize(width: 820, height: 1180), CGSize(width: 1366, height: 1024),
    ]

    private func show(_ controller: UIViewController, _ size: CGSize) -> UIWindow {
        let window = UIWindow(frame: CGRect(origin: .zero, size: size))
        window.rootViewController = controller
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
        return window
    }

    @Test(arguments: sizes, [false, true])
    func cellsGrow(size: CGSize, isLaidOutBefore: Bool) throws {
        let source = Source()
        let controller = UITableViewController(style: .plain)
        controller.tableView.frame = CGRect(x: 0, y: 0, width: 393, height: 852)
        controller.tableView.register(Cells.nib, forCellReuseIdentifier: "ProfileCard")
        controller.tableView.dataSource = source
        if isLaidOutBefore { controller.tableView.layoutIfNeeded() }
        let window = show(UINavigationController(rootViewController: controller), size)
        let cell = try #require(controller.tableView.cellForRow(at: [0, 1]))
        #expect(controller.tableView.frame.width == size.width)
        #expect(cell.frame.width == size.width)
        #expect(cell.contentView.frame.width == size.width)
        #expect(cell.contentView.subviews.first?.frame.maxX == size.width - 16)
        #expect(window.safeAreaInsets.right == 0)
    }

    @Test(arguments: sizes)
    func loadedViewsGrow(size: CGSize) throws {
        let controller = LoginFormController(nibName: "LoginForm", bundle: resources)
        let window = show(controller, size)
        #expect(controller.view.frame == window.bounds)
        #expect(controller.mailField.frame.width == size.width - 48)
        // What the screen's home indicator covers does not grow with a window that reaches beyond the screen.
        #expect(window.safeAreaInsets.bottom == (size.height > 852 ? 34 : max(0, 34 - (852 - size.height))))
        #expect(window.safeAreaInsets.right == 0)
    }

    /// A cell of which the only label is 16 points off both sides.
    private enum Cells {
        @MainActor static var nib: UINib {
            UINib(data: Data(text.utf8), bundle: nil)
        }
        static let text = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" useAutolayout="YES">
              <objects>
                <tableViewCell contentMode="scaleToFill" reuseIdentifier="ProfileCard" id="cel-l0-001">
                  <rect key="frame" x="0.0" y="0.0" width="393" height="60"/>
                  <autoresizingMask key="autoresizingMask" flexibleMaxX="YES" flexibleMaxY="YES"/>
                  <tableViewCellContentView key="contentView" contentMode="center" tableViewCell="cel-l0-001" id="con-t0-001">
                    <rect key="frame" x="0.0" y="0.0" width="393" height="60"/>
                    <autoresizingMask key="autoresizingMask"/>
                    <subviews>
                      <label text="Name" translatesAutoresizingMaskIntoConstraints="NO" id="lab-l0-001">
                        <rect key="frame" x="16" y="20" width="361" height="20.333333333333332"/>
                      </label>
                    </subviews>
                    <constraints>
                      <constraint firstItem="lab-l0-001" firstAttribute="leading" secondItem="con-t0-001" \
            secondAttribute="leading" constant="16" id="con-s0-001"/>
                      <constraint firstItem="lab-l0-001" firstAttribute="top" secondItem="con-t0-001" \
            secondAttribute="top" constant="20" id="con-s0-002"/>
                      <constraint firstAttribute="trailing" secondItem="lab-l0-001" \
            secondAttribute="trailing" constant="16" id="con-s0-003"/>
                      <constraint firstAttribute="bottom" secondItem="lab-l0-001" \
            secondAttribute="bottom" constant="20" id="con-s0-004"/>
                    </constraints>
                  </tableViewCellContentView>
                </tableViewCell>
              </objects>
            </document>
            """
    }
}
