import Foundation
import Testing
import UIKit

@testable import HeadlessUIKit

/// Margins of content views of cells, and margins that follow the readable width.
@MainActor
@Suite(.serialized)
struct CellMarginTests {
    private final class Source: NSObject, UITableViewDataSource {
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "Cell", for: indexPath)
            return cell
        }
    }

    private static func flags(_ number: Int) -> String {
        let names = ["preservesSuperviewLayoutMargins", "insetsLayoutMarginsFromSafeArea"]
        return names.enumerated().map { "\($1)=\"\(number & (1 << $0) != 0 ? "YES" : "NO")\"" }
            .joined(separator: " ")
    }

    /// A cell with a square of 88 within the margins of its content.
    private static func nib(_ flags: String, mask: Bool) -> UINib {
        let text = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" useAutolayout="YES">
              <objects>
                <tableViewCell contentMode="scaleToFill" preservesSuperviewLayoutMargins="YES" reuseIdentifier="Cell" id="cel">
                  <rect key="frame" x="0.0" y="0.0" width="320" height="44"/>
                  <autoresizingMask key="autoresizingMask" flexibleMaxX="YES" flexibleMaxY="YES"/>
                  <tableViewCellContentView key="contentView" \(flags) tableViewCell="cel" id="con">
                    <rect key="frame" x="0.0" y="0.0" width="320" height="44"/>
                    \(mask ? "<autoresizingMask key=\"autoresizingMask\"/>" : "")
                    <subviews>
                      <view translatesAutoresizingMaskIntoConstraints="NO" id="box">
                        <rect key="frame" x="16" y="11" width="88" height="88"/>
                        <constraints>
                          <constraint firstAttribute="width" constant="88" id="c1"/>
                          <constraint firstAttribute="height" constant="88" id="c2"/>
                        </constraints>
                      </view>
                    </subviews>
                    <constraints>
                      <constraint firstItem="box" firstAttribute="leading" secondItem="con" secondAttribute="leadingMargin" id="c3"/>
                      <constraint firstItem="box" firstAttribute="top" secondItem="con" secondAttribute="topMargin" id="c4"/>
                      <constraint firstAttribute="bottomMargin" secondItem="box" secondAttribute="bottom" priority="999" id="c5"/>
                    </constraints>
                  </tableViewCellContentView>
                </tableViewCell>
              </objects>
            </document>
            """
        return UINib(data: Data(text.utf8), bundle: nil)
    }

    /// 88 and margins of 11 above and below make 110, and the line between rows a pixel, however often rows are measured.
    /// The content fills the row: the constraint that gives way by the pixel is the lower margin's.
    @Test(arguments: 0..<4, [false, true])
    func rowsDoNotGrow(flags: Int, mask: Bool) throws {
        let source = Source()
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
        table.register(Self.nib(Self.flags(flags), mask: mask), forCellReuseIdentifier: "Cell")
        table.dataSource = source
        for pass in 0..<4 {
            table.layoutIfNeeded()
            for row in 0..<3 {
                let height = table.rectForRow(at: [0, row]).height
                #expect(abs(height - 110.33) < 0.01, "row \(row) in pass \(pass)")
            }
            let cell = try #require(table.cellForRow(at: [0, 0]))
            #expect(cell.contentView.subviews.first?.frame == CGRect(x: 20, y: 11, width: 88, height: 88))
            #expect(cell.contentView.layoutMargins == UIEdgeInsets(top: 11, left: 20, bottom: 11, right: 20))
            if pass == 1 { table.frame.size.width = 320 } else { table.reloadData() }
        }
    }

    /// What a program sets in code has the same heights as what a nib says.
    @Test func rowsOfCodeDoNotGrow() {
        final class Cell: UITableViewCell {
            override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
                super.init(style: style, reuseIdentifier: reuseIdentifier)
                contentView.preservesSuperviewLayoutMargins = true
                contentView.insetsLayoutMarginsFromSafeArea = false
                let box = UIView()
                box.translatesAutoresizingMaskIntoConstraints = false
                contentView.addSubview(box)
                let guide = contentView.layoutMarginsGuide
                NSLayoutConstraint.activate([
                    box.topAnchor.constraint(equalTo: guide.topAnchor),
                    box.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
                    box.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
                    box.heightAnchor.constraint(equalToConstant: 88),
                ])
            }
            required init?(coder: NSCoder) { nil }
        }
        let source = Source()
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
        table.register(Cell.self, forCellReuseIdentifier: "Cell")
        table.dataSource = source
        for _ in 0..<3 {
            table.layoutIfNeeded()
            #expect(abs(table.rectForRow(at: [0, 1]).height - 110.33) < 0.01)
            table.reloadData()
        }
    }

    private static func readable(_ width: Int) -> String {
        """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" useAutolayout="YES">
          <objects>
            <view layoutMarginsFollowReadableWidth="YES" id="out">
              <rect key="frame" x="0.0" y="0.0" width="\(width)" height="400"/>
              <subviews>
                <view translatesAutoresizingMaskIntoConstraints="NO" id="inn">
                  <rect key="frame" x="8" y="8" width="300" height="384"/>
                </view>
              </subviews>
              <constraints>
                <constraint firstItem="inn" firstAttribute="leading" secondItem="out" secondAttribute="leadingMargin" id="c1"/>
                <constraint firstItem="inn" firstAttribute="trailing" secondItem="out" secondAttribute="trailingMargin" id="c2"/>
                <constraint firstItem="inn" firstAttribute="top" secondItem="out" secondAttribute="topMargin" id="c3"/>
                <constraint firstItem="inn" firstAttribute="bottom" secondItem="out" secondAttribute="bottomMargin" id="c4"/>
              </constraints>
            </view>
          </objects>
        </document>
        """
    }

    /// Columns are 672 wide at most in the default size of text, between margins of 8 where there is less.
    @Test(arguments: [(320, 8.0, 304.0), (688, 8, 672), (820, 74, 672), (1024, 176, 672), (1366, 347, 672)])
    func marginsFollowTheReadableWidth(width: Int, left: Double, column: Double) throws {
        let data = Data(Self.readable(width).utf8)
        let objects = UINib(data: data, bundle: nil).instantiate(withOwner: nil)
        let view = try #require(objects.first as? UIView)
        view.layoutIfNeeded()
        #expect(view.subviews.first?.frame == CGRect(x: left, y: 8, width: column, height: 384))
        #expect(view.layoutMargins.left == CGFloat(left))
    }

    @Test func readableMarginsFollowTheWidth() throws {
        let data = Data(Self.readable(320).utf8)
        let view = try #require(UINib(data: data, bundle: nil).instantiate(withOwner: nil).first as? UIView)
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        let window = UIWindow(screen: UIScreen(.iPad))
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 820, height: 1180))
        window.addSubview(root)
        root.addSubview(view)
        for (width, left) in [(CGFloat(320), CGFloat(8)), (820, 74), (700, 14), (500, 8)] {
            view.frame.size.width = width
            window.layoutIfNeeded()
            view.layoutIfNeeded()
            #expect(view.subviews.first?.frame.minX == left)
            #expect(view.subviews.first?.frame.width == min(672, width - 16))
        }
        // Larger text has wider columns: 744 points at the second size above the default.
        view.frame.size.width = 820
        view.traitOverrides.preferredContentSizeCategory = .extraLarge
        view.layoutIfNeeded()
        #expect(view.subviews.first?.frame.width == ReadableWidth.limit(for: .extraLarge))
        #expect(ReadableWidth.limit(for: .extraLarge) == 744)
    }
}
